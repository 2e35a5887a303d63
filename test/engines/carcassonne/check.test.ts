import { expect, test } from 'vitest';
import { carcassonne, type State } from '../../../src/engines/carcassonne/index.ts';
import { dealt } from './support.ts';

const { state: sound } = dealt(['E', 'U', 'V', 'U', 'B']).play('tile 0,-1 180', 'pass', 'tile 1,0 0', 'follower 0');

const load = (changes: Partial<State>) => carcassonne.load(carcassonne.save.version, { ...sound, ...changes });
const problem = (changes: Partial<State>) => {
  const loaded = load(changes);
  return loaded.ok ? null : loaded.error;
};

test('a position by hand need not use the whole box', () => {
  expect(load({ players: sound.players.map((player) => ({ ...player, hand: { follower: 1 } })) }).ok).toBe(true);
});

test('§15.18 the first tile is the start tile, and nobody begins on it', () => {
  const { placements, figures } = dealt(['U']).state;
  expect({ placements, figures }).toEqual({ placements: [{ tile: 'D', x: 0, y: 0, rotation: 0 }], figures: [] });
});

test('points within the bound load, and the bound grows with the map', () => {
  const withRoads = (roads: number) =>
    sound.players.map((player) => ({ ...player, points: { ...player.points, roads } }));
  expect(load({ players: withRoads(30_000) }).ok).toBe(true);
  expect(problem({ players: withRoads(Number.MAX_SAFE_INTEGER) })).toMatch(/more points/);
  expect(problem({ players: withRoads(2 ** 53) })).toMatch(/int/);
});
