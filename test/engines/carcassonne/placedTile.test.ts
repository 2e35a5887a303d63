import { describe, expect, test } from 'vitest';
import { type LyingSegment, lying, ROTATIONS, TILES } from '../../../src/engines/carcassonne/index.ts';

const told = (segments: readonly LyingSegment[]) =>
  segments.map(({ kind, sides, toward }) => [kind, ...sides, ...(toward === null ? [] : [toward])].join(' '));

describe('a tile as it lies', () => {
  test('a turned tile reaches other sides', () => {
    expect(told(lying('D', 0))).toEqual(['city n', 'road e w', 'field n', 'field s']);
    expect(told(lying('D', 90))).toEqual(['city e', 'road n s', 'field e', 'field w']);
    expect(told(lying('V', 180))).toEqual(['road n e', 'field sw', 'field ne']);
    expect(told(lying('R03', 90))).toContain('river n s');
  });

  test('in the base game no two spots of a tile are called alike, however it lies', () => {
    const tiles = TILES.filter(({ set }) => set === 'base');
    for (const { id } of tiles) {
      for (const rotation of ROTATIONS) {
        const spots = told(lying(id, rotation));
        expect(new Set(spots).size, `${id} at ${rotation}`).toBe(spots.length);
      }
    }
    expect(tiles).toHaveLength(24);
  });

  test('a spot says whether it is the only one of its kind', () => {
    expect(lying('L', 0).map(({ kind, isOnly }) => [kind, isOnly])).toEqual([
      ['city', true],
      ...Array.from({ length: 3 }, () => ['road', false]),
      ...Array.from({ length: 3 }, () => ['field', false]),
    ]);
  });
});
