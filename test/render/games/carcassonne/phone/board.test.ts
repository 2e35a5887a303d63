import { expect, test } from 'vitest';
import { partsFor } from '../../../../../src/render/games/carcassonne/phone/parts.ts';

test('the cells of a phone are at least 48 pixels: a wide map is cut where its parts have the fewest rows', () => {
  const line = Array.from({ length: 23 }, (_, i) => ({ x: i - 11, y: 0 }));
  const tower = Array.from({ length: 7 }, (_, i) => ({ x: 5, y: i - 3 }));
  const { parts, cell } = partsFor([...line, ...tower], []);
  expect(cell).toBeGreaterThanOrEqual(48);
  expect(parts.map(({ fold }) => fold?.side)).toEqual(['before', 'after']);
  expect(parts.map(({ window }) => Math.floor(window.rows))).toEqual([2, 8]);
  expect(partsFor(line.slice(0, 9), []).parts).toHaveLength(1);
});
