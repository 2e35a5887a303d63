import { expect, test } from 'vitest';
import { CUBES, caylus, type Event, type State } from '../../../src/engines/caylus/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { choose } from './choose.ts';

/** A whole game as text; rewritten by `vitest run -u`, and then to be read. */
test.each([
  ['two', 2],
  ['four', 4],
  ['five', 5],
] as const)('the playthrough %s goes as written', async (name, seats) => {
  const text = playthrough(seats, `playthrough ${name}`);
  expect(text.split('\n').length).toBeGreaterThan(200);
  await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});

function playthrough(seats: number, seed: string): string {
  const config = { seats, options: [] };
  const random = seeded(seed);
  const choice = random.stream('choice');
  const deal = caylus.deal(config, random);
  const begun = caylus.setup(config, deal);
  let { state } = begun;
  const lines = [`${seats} seats`, ...begun.events.map(told)];

  for (let number = 1; ; number++) {
    const turn = caylus.turn(state);
    if ('over' in turn) break;
    const seat = turn.awaits[0]!;
    const move = choose(state, seat, choice);
    const legal = [...caylus.legal(state, seat)].length;
    const played = caylus.play(state, seat, move, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    const { round } = state;
    state = played.value.state;
    lines.push('', `${number}. seat ${seat}: ${caylus.notation.write(move)}   (one of ${legal})`);
    lines.push(...played.value.events.map(told));
    if (state.round > round) lines.push('', ...table(state));
  }
  lines.push('');
  for (const { seat, points, parts } of caylus.scores(state)) {
    lines.push(`seat ${seat}: ${points} = ${parts.map((one) => `${one.part} ${one.points}`).join(' + ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Everybody's things, the road, and the castle. */
function table({ players, road, houses, provost, bailiff }: State): readonly string[] {
  return [
    ...players.map(
      ({ deniers, cubes, workers, markers }, seat) =>
        `   | ${seat}: ${deniers} deniers; ${CUBES.map((cube) => cubes[cube]).join('/')}; workers ${workers}; markers ${Object.values(markers).join('/')}`,
    ),
    `   | road ${road.map((tile) => (tile === null ? '-' : `${tile.building}${tile.owner === null ? '' : `(${tile.owner})`}`)).join(' ')}`,
    `   | castle ${Object.values(houses)
      .map((owners) => owners.join('') || '-')
      .join(' ')}; provost ${provost}, bailiff ${bailiff}`,
  ];
}

function told({ kind, ...rest }: Event): string {
  return `   ${kind} ${JSON.stringify(rest).replaceAll('"', '')}`;
}
