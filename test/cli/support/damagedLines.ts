import { expect } from 'vitest';
import { ERROR_CODES } from '../../../src/cli/protocol/errors.ts';
import { games } from '../../../src/engines/games.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { withToy } from '../../games.ts';
import { toy } from '../../toy/engine/index.ts';
import { damaged } from './damage.ts';
import { openSession } from './session.ts';

const CONFIGS = Object.entries(withToy).flatMap(([game, { seats, optionSets }]) =>
  optionSets.map((options) => ({ game, seats, options })),
);

/** Tables early and late in their games, and a good line for each verb at each of them. */
async function prepare() {
  const { answer, ask, begin, legal } = openSession({ games: { toy, ...games } });
  const tables: string[] = [];
  const good = [JSON.stringify({ id: 1, do: 'games' })];
  for (const [progress, config] of CONFIGS.entries()) {
    const table = await begin(config);
    tables.push(table);
    for (let i = 0; i < (progress % 3) * 3; i++) await ask({ do: 'play', table, ...(await legal(table)).at(-1) });
    const { state, version } = await ask({ do: 'state', table });
    const { seat, move } = (await legal(table))[0]!;
    const requests = [
      { id: 2, do: 'new', ...config, seed: 'x' },
      { id: 3, do: 'legal', table },
      { id: 4, do: 'choices', table, seat, move },
      { id: 5, do: 'play', table, seat, move },
      { id: 6, do: 'play', table, seat, moves: [move, move] },
      { id: 7, do: 'view', table, seat: 1 },
      { id: 8, do: 'state', table },
      { id: 9, do: 'load', game: config.game, version, state, seed: 'x' },
      { id: 10, do: 'result', table },
      { id: 11, do: 'draw', table, picture: 'board', seat: null, locale: 'en', file: 'board.png' },
      { id: 12, do: 'playout', ...config, seed: 'x', games: 1 },
      { id: 13, do: 'close', table },
    ];
    good.push(...requests.map((request) => JSON.stringify(request)));
  }

  const positions = async (): Promise<string> =>
    (await Promise.all(tables.map((table) => answer(JSON.stringify({ do: 'state', table }))))).join();
  return { answer, good, positions, before: await positions() };
}

/** Fails unless so many damaged lines are refused with a code of the list and change nothing. */
export async function expectRefused(lines: number): Promise<void> {
  const stream = seeded('damage').stream('lines');
  const codes = new Map<string, number>();
  let refused = 0;
  let { answer, good, positions, before } = await prepare();
  for (let i = 0; i < lines; i++) {
    const line = damaged(good[i % good.length]!, stream);
    const { ok, error } = JSON.parse(await answer(line));
    const isChanged = (await positions()) !== before;
    if (ok) {
      // The damage has made another good line of it.
      if (isChanged) ({ answer, good, positions, before } = await prepare());
      continue;
    }
    refused++;
    codes.set(error.code, (codes.get(error.code) ?? 0) + 1);
    expect(ERROR_CODES, line).toContain(error.code);
    expect(error.code, `${error.message}: ${line}`).not.toBe('internal');
    if (isChanged) expect.fail(`a refused line has changed a table: ${line}`);
  }
  console.log(`${lines} damaged lines: ${lines - refused} happened to be good, ${refused} refused`, codes);
  expect(refused).toBeGreaterThan(lines * 0.8);
  expect(codes.size).toBeGreaterThan(12);
}
