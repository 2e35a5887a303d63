import { expect, test } from 'vitest';
import { alhambra, type Event, type State } from '../../../src/engines/alhambra/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { choose } from './choose.ts';

/** A whole game as text; rewritten by `vitest run -u`, and then to be read. */
test.each([
  ['dirk', 2],
  ['base', 4],
] as const)('the playthrough %s goes as written', async (name, seats) => {
  const text = playthrough(seats, `playthrough ${name}`);
  expect(text.split('\n').length).toBeGreaterThan(200);
  await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});

function playthrough(seats: number, seed: string): string {
  const config = { seats, options: [] };
  const random = seeded(seed);
  const choice = random.stream('choice');
  const deal = alhambra.deal(config, random);
  const begun = alhambra.setup(config, deal);
  let { state } = begun;
  const lines = [`${seats} seats`, `tiles: ${deal.tiles.join(' ')}`, `deck: ${deal.deck.join(' ')}`, ''];
  lines.push(...begun.events.map(told));

  for (let number = 1; ; number++) {
    const turn = alhambra.turn(state);
    if ('over' in turn) break;
    const seat = turn.awaits[0]!;
    const move = choose(state, seat, choice);
    const legal = [...alhambra.legal(state, seat)].length;
    const played = alhambra.play(state, seat, move, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
    lines.push('', `${number}. seat ${seat}: ${alhambra.notation.write(move)}   (one of ${legal})`);
    lines.push(...played.value.events.map(told));
    if (played.value.events.some(({ kind }) => kind === 'scored')) lines.push('', ...table(state));
  }
  lines.push('');
  for (const { seat, points, parts } of alhambra.scores(state)) {
    lines.push(`seat ${seat}: ${points} = ${parts.map((one) => `${one.part} ${one.points}`).join(' + ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Everybody's things. */
function table({ players, dirk, supply, deck, discard }: State): readonly string[] {
  return [
    ...players.map(
      ({ coins, alhambra: laid, reserve }, seat) =>
        `   | ${seat}: ${coins.join(' ') || '-'}; ${laid.map(({ tile, x, y }) => `${tile} ${x},${y}`).join('; ') || '-'}; reserve ${reserve.join(' ') || '-'}`,
    ),
    ...(dirk === null ? [] : [`   | Dirk: ${dirk.join(' ')}`]),
    `   | supply ${supply.length}, deck ${deck.length}, discarded ${discard.length}`,
  ];
}

function told({ kind, ...rest }: Event): string {
  return `   ${kind} ${JSON.stringify(rest).replaceAll('"', '')}`;
}
