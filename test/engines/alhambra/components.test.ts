import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { alhambra, BUILDINGS, SIDES, TILES } from '../../../src/engines/alhambra/index.ts';

const count = (isCounted: (tile: (typeof TILES)[number]) => boolean) => TILES.filter(isCounted).length;
const wallsOf = (tile: (typeof TILES)[number]) => SIDES.filter((side) => tile.walls[side]).join('');

describe('§2 what is in the box', () => {
  test('§2 54 tiles: 7 pavilions, 7 seraglios, 9 arcades, 9 chambers, 11 gardens, 11 towers', () => {
    expect(TILES.length).toBe(54);
    expect(BUILDINGS.map((building) => count((tile) => tile.building === building))).toEqual([7, 7, 9, 9, 11, 11]);
  });

  test('§2 no two are equal; they cost from 2 to 13, 421 in all', () => {
    expect(new Set(TILES.map((tile) => `${tile.building} ${tile.cost} ${wallsOf(tile)}`)).size).toBe(54);
    const costs = TILES.map(({ cost }) => cost);
    expect([Math.min(...costs), Math.max(...costs), costs.reduce((sum, cost) => sum + cost, 0)]).toEqual([2, 13, 421]);
  });

  test('§17 walls: 10 tiles without, 16 with one, 20 with two, 8 with three; 20 in each direction', () => {
    expect([0, 1, 2, 3, 4].map((walls) => count((tile) => wallsOf(tile).length === walls))).toEqual([10, 16, 20, 8, 0]);
    expect(SIDES.map((side) => count((tile) => tile.walls[side]))).toEqual([20, 20, 20, 20]);
    expect(TILES.map(wallsOf).filter((walls) => walls === 'ns' || walls === 'ew')).toEqual([]);
    expect(['ne', 'es', 'sw', 'nw'].map((pair) => count((tile) => wallsOf(tile) === pair))).toEqual([5, 5, 5, 5]);
  });

  test('§17 building, cost, and walls of each tile are as they were compared with the tiles', () => {
    const digest = createHash('sha256').update(JSON.stringify(TILES)).digest('hex');
    expect(digest).toBe('43bdb4203850f0df702fc20829e9a7e9798a5132ef66c656f36efab18b5b5d74');
  });

  test('§2 §14 108 coins, 72 with two players, two scoring cards; two to six players, no options', () => {
    const total = (seats: number) =>
      Object.values(alhambra.box({ seats, options: [] })).reduce((sum, one) => sum + one, 0);
    expect([total(3), total(6), total(2)]).toEqual([54 + 108 + 2, 54 + 108 + 2, 54 + 72 + 2]);
    expect(alhambra.seats([])).toEqual({ min: 2, max: 6 });
    expect(alhambra.options).toEqual([]);
  });
});
