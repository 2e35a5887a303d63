import { expect, test } from 'vitest';
import { carcassonne, type Event, type Option } from '../../../src/engines/carcassonne/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { choose } from './choose.ts';
import { textBoard } from './textBoard.ts';

/** A drawn map follows so many turns. */
const MAP_EVERY = 15;

/** A whole game as text; rewritten by `vitest run -u`, and then to be read. */
test.each([
  ['base', 2, []],
  ['old', 3, ['old']],
  ['sets', 4, ['fluss', 'erweiterung', 'haendler', 'koenig']],
  ['dragon', 3, ['erweiterung', 'haendler', 'drache']],
] as const)('the playthrough %s goes as written', async (name, seats, options) => {
  const text = playthrough(seats, options, `playthrough ${name}`);
  expect(text.split('\n').length).toBeGreaterThan(400);
  await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});

function playthrough(seats: number, options: readonly Option[], seed: string): string {
  const config = { seats, options };
  const random = seeded(seed);
  const choice = random.stream('choice');
  const deal = carcassonne.deal(config, random);
  const begun = carcassonne.setup(config, deal);
  let { state } = begun;
  const lines = [`${seats} seats, options: ${options.join(' ') || 'none'}`, `start: seat ${deal.start}`];
  lines.push(`stack: ${deal.stack.join(' ')}`, '', ...begun.events.map(told));

  for (let number = 1; ; number++) {
    const turn = carcassonne.turn(state);
    if ('over' in turn) break;
    const seat = turn.awaits[0]!;
    const legal = [...carcassonne.legal(state, seat)];
    const move = choose(state, legal, 'closely', choice);
    const played = carcassonne.play(state, seat, move, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
    lines.push('', `${number}. seat ${seat}: ${carcassonne.notation.write(move)}   (one of ${legal.length})`);
    lines.push(...played.value.events.map(told));
    if (move.kind === 'placeTile' && state.placements.length % MAP_EVERY === 0) lines.push('', textBoard(state));
  }
  lines.push('', textBoard(state), '');
  for (const { seat, points, parts } of carcassonne.scores(state)) {
    lines.push(`seat ${seat}: ${points} = ${parts.map((one) => `${one.part} ${one.points}`).join(' + ')}`);
  }
  return `${lines.join('\n')}\n`;
}

function told({ kind, ...rest }: Event): string {
  return `   ${kind} ${JSON.stringify(rest).replaceAll('"', '')}`;
}
