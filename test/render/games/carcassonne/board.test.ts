import { expect, test } from 'vitest';
import { type Carcassonne, carcassonne, type Open } from '../../../../src/engines/carcassonne/index.ts';
import type { OpenView } from '../../../../src/engines/contract.ts';
import { type Picture, SCREENS, type SceneStep } from '../../../../src/render/contract.ts';
import { pictures } from '../../../../src/render/games/carcassonne/index.ts';
import { ARRANGEMENTS, arrangedMap, LARGEST_CELL } from '../../../../src/render/games/carcassonne/page/arrangement.ts';
import { layoutOf } from '../../../../src/render/games/carcassonne/page/layout.ts';
import { viewsOf } from '../../../../src/render/games/carcassonne/page/views.ts';
import { boxOf, isWhole, windowAround } from '../../../../src/render/grid/frame.ts';
import { overlap } from '../../../../src/render/kit/geometry.ts';
import { carcassonneWords } from '../../../../src/words/carcassonne/index.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { isInside } from '../../support/parts.ts';
import { pixelsOf } from '../../support/pictures.ts';
import { longGame } from './support/longGame.ts';
import { offerOf, placingsOf } from './support/randomGames.ts';
import { sceneFor, textsOf } from './support/scene.ts';
import { sensibleGame } from './support/sensibleGame.ts';

const scene = sceneFor(5);

const opensOf = (seats: number, seed: string): readonly OpenView<Carcassonne>[] =>
  [...sensibleGame(seats, seed)].map(({ state }) => carcassonne.open(state));

const framesOf = (open: Open) => {
  const { arrangement, window, center } = arrangedMap(open.placements);
  const layout = layoutOf(open.seats, arrangement, window);
  return viewsOf(layout.panels, window, LARGEST_CELL, center).map(({ frame }) => frame);
};

test.each(ARRANGEMENTS)(
  'for 2 to 6 seats everything on a page with the map at the %s lies inside of it and nothing overlaps',
  (arrangement) => {
    let boxes = 0;
    for (const seats of [2, 3, 4, 5, 6]) {
      for (const window of [
        { west: -12, north: -4, columns: 25, rows: 9 },
        { west: -4, north: -12, columns: 9, rows: 25 },
        { west: -1, north: -1, columns: 3, rows: 3 },
      ]) {
        const { width, height, header, panels, tile, cards, lastMove, toCome } = layoutOf(seats, arrangement, window);
        const wells = panels.map(({ well }) => well);
        const all = [header, ...wells, tile, ...cards, ...[lastMove, toCome].filter((box) => box !== null)];
        expect(cards).toHaveLength(seats);
        for (const { well, map, columnAxis, rowAxis } of panels) {
          for (const inner of [map, columnAxis, rowAxis]) expect(isInside(inner, well)).toBe(true);
          expect(overlap(map, rowAxis) || overlap(map, columnAxis)).toBe(false);
        }
        for (const [i, box] of all.entries()) {
          boxes++;
          expect(isInside(box, { x: 24, y: 24, width: width - 48, height: height - 48 })).toBe(true);
          for (const other of all.slice(i + 1)) expect(overlap(box, other)).toBe(false);
        }
      }
    }
    expect(boxes).toBeGreaterThan(75);
  },
);

const AROUND = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

test('in every position of whole games all tiles and the cells around them are shown whole', () => {
  let cells = 0;
  const long = (['x', 'y'] as const).flatMap((axis) => [...longGame(3, axis, 'long')].map(carcassonne.open));
  for (const open of [...opensOf(2, 'window 2'), ...opensOf(5, 'window 5'), ...long]) {
    const frames = framesOf(open);
    for (const { x, y } of open.placements) {
      for (const [dx, dy] of AROUND) {
        cells++;
        expect(frames.some((frame) => isWhole(frame, { x: x + dx, y: y + dy }))).toBe(true);
      }
    }
  }
  expect(cells).toBeGreaterThan(20_000);
});

test('the map lies within half a cell of the middle of its well, and moves only when it grows', () => {
  let turns = 0;
  let moves = 0;
  for (const seed of ['a', 'b', 'c']) {
    let before = '';
    let window = '';
    for (const open of opensOf(3, seed)) {
      const [frame] = framesOf(open);
      const { scale, left, top, area } = frame!;
      const { west, north, columns, rows } = windowAround(open.placements);
      expect(Math.abs(2 * left + (2 * west + columns) * scale - 2 * area.x - area.width)).toBeLessThanOrEqual(
        scale + 2,
      );
      expect(Math.abs(2 * top + (2 * north + rows) * scale - 2 * area.y - area.height)).toBeLessThanOrEqual(scale + 2);
      const now = JSON.stringify([scale, left, top]);
      const shape = JSON.stringify([west, north, columns, rows]);
      turns++;
      if (now !== before) moves++;
      if (shape === window) expect(now).toBe(before);
      [before, window] = [now, shape];
    }
  }
  expect(turns).toBeGreaterThan(300);
  expect(moves / 3).toBeLessThan(20);
});

/** The color of a pixel as red, green and blue. */
function pixelAt(picture: Picture, x: number, y: number): readonly number[] {
  const at = (Math.round(y) * picture.width + Math.round(x)) * 4;
  return [...pixelsOf(picture).subarray(at, at + 3)];
}

const LEGAL = [0x14, 0x70, 0x8c];

test('a step numbers its places on the map: beside its number the badge has the color of what is legal', () => {
  const open = opensOf(2, 'step')[0]!;
  const answers = [{ label: '1', partial: { kind: 'placeTile', x: 0, y: -1 } }];
  const step: SceneStep<Carcassonne> = { seat: 0 as never, moves: [], partial: {}, answers };
  const picture = pictures.board({ open, own: null }, { ...scene, step });
  const box = boxOf(framesOf(open)[0]!, { x: 0, y: -1 });
  expect(pixelAt(picture, box.x + box.width * 0.32, box.y + box.height * 0.44)).toEqual(LEGAL);
  const without = pictures.board({ open, own: null }, scene);
  expect(pixelAt(without, box.x + box.width * 0.32, box.y + box.height * 0.44)).not.toEqual(LEGAL);
});

test('the sheet of tiles counts as the header does, with the tile to be placed; without a table, the box', () => {
  const sheet = pictures.sheets.tiles!;
  for (const screen of SCREENS) {
    const textsWith = (open: OpenView<Carcassonne> | null) =>
      textsOf(sheet.picture(wordsIn('en'), open && { open, own: null }, screen, []));
    for (const open of [
      opensOf(2, 'sheet')[0]!,
      opensOf(2, 'sheet').find(({ placements }) => placements.length === 40)!,
    ]) {
      if (open.step.kind !== 'placeTile') throw new Error('no tile is to be placed');
      const texts = textsWith(open);
      expect(texts).toContain(`${open.tilesLeft} left`);
      const counts = texts.flatMap((text, i) => (texts[i + 1]?.startsWith('/') ? [Number(text)] : []));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(open.tilesLeft);
    }
    expect(textsWith(opensOf(2, 'sheet').at(-1)!)).toContain('0 left');
    expect(textsWith(null)).toContain('72 in the box');
  }
});

test('what dots mean is told beside the map only while it shows dots', () => {
  const legend = carcassonneWords.en.picture.turnsThatFit;
  let [told, untold] = [0, 0];
  for (const open of placingsOf(3, 'holes 1').filter((_, i) => i % 6 === 5)) {
    const step = { ...offerOf(open), partial: {} };
    const picture = pictures.board({ open, own: null }, sceneFor(3, { step }));
    const isTold = textsOf(picture).includes(legend);
    const cells = framesOf(open).map(({ scale }) => scale);
    expect(isTold).toBe(Math.max(...cells) >= 52);
    if (isTold) told++;
    else untold++;
  }
  console.info(`${told} with the legend, ${untold} without`);
  expect(Math.min(told, untold)).toBeGreaterThan(0);
});
