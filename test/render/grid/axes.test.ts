import { expect, test } from 'vitest';
import { axes, boxOf, everyNth, frameFor } from '../../../src/render/grid/frame.ts';
import { layerOf } from '../../../src/render/kit/page.ts';
import { writtenOn } from '../support/type.ts';

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

test.each([
  ['a desktop', { least: 20, most: 26 }, 36],
  ['a phone', { least: 26, most: 27 }, 46],
] as const)('on %s no coordinate touches another one or the frame, at any size of cells', (_, sizes, width) => {
  let labels = 0;
  for (let scale = 32; scale <= 120; scale += 4) {
    const area = { x: width, y: 40, width: 12 * scale, height: 12 * scale };
    const frame = frameFor(area, area, { west: -14, north: -14, columns: 12, rows: 12 }, scale);
    const strips = [
      { x: 0, y: 0, width: area.width + width, height: 40 },
      { x: 0, y: 40, width, height: area.height },
    ] as const;
    const picture = { width: 1600, height: 1600, layers: [layerOf('axes', axes(...strips, frame, sizes))] };
    const written = writtenOn(picture);
    expect(written.filter(({ text }) => text.includes('…'))).toEqual([]);
    const columns = written.filter(({ y }) => y < 40);
    for (const [i, { left, right }] of columns.entries()) {
      expect(left).toBeGreaterThan(width - boxOf(frame, { x: 0, y: 0 }).width);
      if (i > 0) expect(left - columns[i - 1]!.right).toBeGreaterThan(7);
      expect(right).toBeLessThan(area.width + width);
    }
    for (const { left, right } of written.filter(({ y }) => y > 40)) {
      expect(left).toBeGreaterThanOrEqual(2.5);
      expect(right).toBeLessThanOrEqual(width - 2.5);
    }
    labels += written.length;
  }
  expect(labels).toBeGreaterThan(300);
});
