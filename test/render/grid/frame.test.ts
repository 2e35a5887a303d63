import { expect, test } from 'vitest';
import {
  boxOf,
  cellsIn,
  frameAround,
  frameFor,
  frameOfZoom,
  isWhole,
  pixelOf,
  shownPart,
  windowAround,
} from '../../../src/render/grid/frame.ts';

const area = { x: 10, y: 20, width: 610, height: 410 };

test('a window fills the middle of its area with the largest cells that fit, and spare room with more', () => {
  const frame = frameFor(area, area, { west: 0, north: 0, columns: 4, rows: 4 }, 500);
  expect(frame.scale).toBe(102);
  expect(frameFor(area, area, { west: 0, north: 0, columns: 4, rows: 4 }, 60).scale).toBe(60);
  const whole = cellsIn(frame).filter((cell) => isWhole(frame, cell));
  for (let y = 0; y < 4; y++) {
    for (let x = 0; x < 4; x++) expect(whole).toContainEqual({ x, y });
  }
  expect(whole.length).toBeGreaterThan(15);
  expect(cellsIn(frame).length).toBeGreaterThan(whole.length);
  expect([frame.left + 2 * 102, frame.top + 2 * 102]).toEqual([315, 225]);
});

test('a closer look has its cell in the middle of the area', () => {
  const frame = frameOfZoom(area, area, { cells: 5, centre: { x: 3, y: -2 } });
  expect(frame.scale).toBe(82);
  const box = boxOf(frame, { x: 3, y: -2 });
  expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([315, 225]);
  expect(pixelOf(frame, [3.5, -1.5])).toEqual([315, 225]);
});

test('the part that an area shows is counted in cells', () => {
  expect(shownPart(frameAround(area, area, 10, [0, 0]))).toEqual({ x: -30.5, y: -20.5, width: 61, height: 41 });
});

test('the window around some cells has a ring of one cell', () => {
  const cells = [
    { x: 4, y: -1 },
    { x: 6, y: 2 },
  ];
  expect(windowAround(cells)).toEqual({ west: 3, north: -2, columns: 5, rows: 6 });
  expect(windowAround(cells, 0)).toEqual({ west: 4, north: -1, columns: 3, rows: 4 });
});
