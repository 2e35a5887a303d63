import { expect, test } from 'vitest';
import {
  arrangementOf,
  cellIn,
  middleOf,
  nextArrangement,
  WORTHWHILE,
  worthOf,
} from '../../../../../src/render/games/carcassonne/page/arrangement.ts';
import { layoutOf } from '../../../../../src/render/games/carcassonne/page/layout.ts';
import { viewsOf } from '../../../../../src/render/games/carcassonne/page/views.ts';
import { type GridWindow, isWhole } from '../../../../../src/render/grid/frame.ts';
import { placingsOf } from '../support/randomGames.ts';

const windowOf = (columns: number, rows: number): GridWindow => ({ west: 0, north: 0, columns, rows });

test.each([
  [9, 9, 'side', 89],
  [12, 9, 'side', 66],
  [15, 9, 'below', 74],
  [17, 9, 'below', 65],
  [20, 9, 'below', 55],
  [25, 9, 'below', 44],
  [18, 12, 'side', 44],
  [9, 13, 'side', 62],
  [7, 15, 'strips', 74],
  [9, 17, 'strips', 58],
  [9, 25, 'strips', 58],
] as const)('a map of %i x %i cells goes %s, with cells of %i pixels', (columns, rows, arrangement, cell) => {
  const window = windowOf(columns, rows);
  expect(nextArrangement('side', window)).toBe(arrangement);
  expect(cellIn(arrangement, window)).toBe(cell);
});

test('the tiles of a map of 23 x 7 cells take 28 % of the picture, and of one of 7 x 23 cells 35 %', () => {
  const shareOf = (columns: number, rows: number) => {
    const window = windowOf(columns + 2, rows + 2);
    const arrangement = nextArrangement('side', window);
    const { width, height } = layoutOf(5, arrangement, window);
    return (columns * rows * cellIn(arrangement, window) ** 2) / (width * height);
  };
  expect(shareOf(23, 7)).toBeGreaterThan(0.28);
  expect(shareOf(7, 23)).toBeGreaterThan(0.35);
});

test('another arrangement must show cells larger by 15 %, in both directions', () => {
  const between = Array.from({ length: 16 }, (_, i) => windowOf(12 + i, 9)).filter(
    (window) => nextArrangement('side', window) === 'side' && nextArrangement('below', window) === 'below',
  );
  expect(between.length).toBeGreaterThan(1);
  for (const window of between) {
    const [side, below] = [worthOf('side', window), worthOf('below', window)];
    expect(Math.max(side / below, below / side)).toBeLessThan(WORTHWHILE);
  }
});

test('the arrangement follows from the tiles in their order, and seldom changes more than once in a game', () => {
  const line = (length: number) => Array.from({ length }, (_, x) => ({ x, y: 0 }));
  expect([1, 9, 10, 20].map((length) => arrangementOf(line(length)))).toEqual(['side', 'side', 'below', 'below']);
  expect(arrangementOf(line(20).map(({ x, y }) => ({ x: y, y: x })))).toBe('strips');
  for (let game = 0; game < 20; game++) {
    const arranged = placingsOf(3, `arranged ${game}`).map(({ placements }) => arrangementOf(placements));
    expect(arranged.filter((one, i) => i > 0 && one !== arranged[i - 1]).length).toBeLessThanOrEqual(2);
  }
});

test('on a page with six cards, too, all of the window is shown when the map has grown to one side', () => {
  for (const seats of [5, 6]) {
    const [panel] = layoutOf(seats, 'side', windowOf(15, 16)).panels;
    for (const [dx, dy] of [
      [0.5, -0.5],
      [-0.5, 0.5],
    ] as const) {
      const window = { west: -7, north: -6, columns: 15, rows: 16 };
      const [x, y] = middleOf(window);
      const [view] = viewsOf([panel!], window, undefined, [x + dx, y + dy]);
      for (const column of [-7, 7]) {
        for (const row of [-6, 9]) expect(isWhole(view!.frame, { x: column, y: row })).toBe(true);
      }
    }
  }
});
