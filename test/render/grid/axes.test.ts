import { expect, test } from 'vitest';
import { axes, everyNth, frameFor } from '../../../src/render/grid/frame.ts';

test('the coordinates beside a map have room: where it is wide only every second or third is written', () => {
  const shown = (room: number, scale: number) => [-4, -3, -2, -1, 0, 1, 2, 3, 4].filter(everyNth(room, { scale }));
  expect(shown(38, 60)).toEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4]);
  expect(shown(38, 30)).toEqual([-4, -2, 0, 2, 4]);
  expect(shown(38, 16)).toEqual([-3, 0, 3]);
});

test('only columns and rows that are shown whole have a label', () => {
  const area = { x: 40, y: 40, width: 450, height: 350 };
  const frame = frameFor(area, area, { west: -2, north: 0, columns: 4, rows: 3 }, 100);
  const [columns, rows] = axes({ x: 0, y: 0, width: 500, height: 40 }, { x: 0, y: 40, width: 40, height: 400 }, frame);
  expect(columns!.facts).toEqual([100, frame.left, [-2, -1, 0, 1]]);
  expect(rows!.facts).toEqual([100, frame.top, [0, 1, 2]]);
});
