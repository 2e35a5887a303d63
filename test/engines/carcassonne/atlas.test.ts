import { expect, test } from 'vitest';
import { type Atlas, atlas } from '../../../src/engines/carcassonne/atlas.ts';
import { countCompleted } from '../../../src/engines/carcassonne/features.ts';
import { carcassonne, type Placement } from '../../../src/engines/carcassonne/index.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { Oracle } from './oracle.ts';
import { position } from './support.ts';

const copyOf = (placements: readonly Placement[]): readonly Placement[] => placements.map((one) => ({ ...one }));

test('the atlas that play extends equals the one worked out from the placements alone', () => {
  let compared = 0;
  for (let game = 0; game < 20; game++) {
    playout(carcassonne, { seats: 2, options: [] }, seeded(`atlas ${game}`), ({ state }) => {
      expect(atlas(state.placements)).toEqual(atlas(copyOf(state.placements)));
      compared++;
    });
  }
  console.log(`atlas: ${compared} compared`);
  expect(compared).toBeGreaterThan(1500);
});

test('a position may be continued in two ways, and each has its own atlas', () => {
  const { state, play } = position({ board: 'U@', drawn: 'U', stack: ['U'] });
  const before = structuredClone(atlas(state.placements));
  const east = play('tile 1,0 0').state.placements;
  const west = play('tile -1,0 0').state.placements;
  expect(atlas(east)).toEqual(atlas(copyOf(east)));
  expect(atlas(west)).toEqual(atlas(copyOf(west)));
  expect(atlas(state.placements)).toEqual(before);
});

test('what is complete is complete by flood fill as well', () => {
  const counted = { city: 0, road: 0, cloister: 0 };
  for (let game = 0; game < 20; game++) {
    const { state } = playout(carcassonne, { seats: 2, options: [] }, seeded(`complete ${game}`));
    const expected = completeByFlood(state.placements);
    expect(countCompleted(atlas(state.placements))).toEqual(expected);
    expect(carcassonne.open(state).completed).toEqual(expected);
    for (const kind of ['city', 'road', 'cloister'] as const) counted[kind] += expected[kind];
  }
  console.log(`atlas: complete: ${JSON.stringify(counted)}`);
  expect(Math.min(counted.city, counted.road)).toBeGreaterThan(50);
});

test('in a dense map the memo of cloisters counts all eight neighbours', () => {
  const { state } = position({ board: 'E@ E E \n B B B \n V A V:270', drawn: 'U' });
  const map: Atlas = atlas(state.placements);
  expect(countCompleted(map)).toEqual(completeByFlood(state.placements));
  expect(countCompleted(map).cloister).toBe(1);
});

function completeByFlood(placements: readonly Placement[]): Record<'city' | 'road' | 'cloister', number> {
  const map = new Oracle(placements);
  const seen = { city: new Set<string>(), road: new Set<string>(), cloister: new Set<string>() };
  for (const { x, y } of placements) {
    for (const segment of map.segmentsAt(x, y).keys()) {
      const { kind, complete, segments } = map.region(x, y, segment);
      if (complete && (kind === 'city' || kind === 'road' || kind === 'cloister')) {
        seen[kind].add([...segments].sort().join(' '));
      }
    }
  }
  return { city: seen.city.size, road: seen.road.size, cloister: seen.cloister.size };
}
