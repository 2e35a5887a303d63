/** The game's banner: part of a map with knights, a monk, and a thief, and a tile about to be placed. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from '../../../engines/carcassonne/index.ts';
import type { Words } from '../../../words/words.ts';
import type { Picture } from '../../contract.ts';
import { cellsIn, type GridFrame, pixelOf } from '../../grid/frame.ts';
import { BANNER, bannerOf } from '../../kit/banner.ts';
import { isolated, strokeBox } from '../../kit/page.ts';
import { color, seatMarks } from '../../kit/theme.ts';
import { accent } from './accent.ts';
import { alone, paintCell, paintLoneTile } from './map/tiles.ts';
import { worldOf } from './map/world.ts';
import { paintFigure } from './pieces/figure.ts';

/** Two rows of a map, from the west: all touching sides match, as on a table. */
const MAP: readonly Placement[] = [
  { tile: 'V', x: -1, y: 0, rotation: 180 },
  { tile: 'J', x: 0, y: 0, rotation: 90 },
  { tile: 'Q', x: 1, y: 0, rotation: 0 },
  { tile: 'E', x: 1, y: -1, rotation: 180 },
  { tile: 'H', x: 2, y: 0, rotation: 90 },
  { tile: 'S', x: 3, y: 0, rotation: 0 },
  { tile: 'E', x: -1, y: 1, rotation: 180 },
  { tile: 'U', x: 0, y: 1, rotation: 90 },
  { tile: 'E', x: 1, y: 1, rotation: 180 },
  { tile: 'B', x: 2, y: 1, rotation: 0 },
  { tile: 'V', x: 3, y: 1, rotation: 180 },
  { tile: 'W', x: 4, y: 1, rotation: 0 },
];

const FRAME: GridFrame = { area: BANNER, well: BANNER, scale: 172, left: 108, top: -2 };

/** The followers in cells: seat and center of the figure. */
const FIGURES = [
  { seat: 0, at: [1.42, 0.43] },
  { seat: 2, at: [3.32, 0.42] },
  { seat: 1, at: [2.98, 1.4] },
  { seat: 3, at: [3.68, 1.44] },
] as const;
const FIGURE_HEIGHT = 86;

/** The tile above its space: its center, in pixels, and its rotation, in radians. */
const HELD = { x: 860, y: 114, side: 142, turn: 0.13, frame: 7 } as const;

/** It is painted larger by this factor and then shrunk: a bitmap that is only rotated has jagged lines. */
const FINE = 2;

/** The banner above the seats of an open table. */
export const banner = (words: Words): Picture => bannerOf(accent, words.carcassonne.game.name, paintMotif);

function paintMotif(context: SKRSContext2D): void {
  const world = worldOf(MAP);
  const { scale } = FRAME;
  for (const cell of cellsIn(FRAME)) {
    const [left, top] = pixelOf(FRAME, [cell.x, cell.y]);
    paintCell(context, world, cell, { left, top, scale });
  }
  for (const { seat, at } of FIGURES) {
    const [x, y] = pixelOf(FRAME, at);
    const figure = {
      kind: 'follower',
      mark: seatMarks[seat],
      letter: '',
      height: FIGURE_HEIGHT,
      isLying: false,
    } as const;
    paintFigure(context, { ...figure, x: Math.round(x), y: Math.round(y) });
  }
  paintHeld(context);
}

function paintHeld(context: SKRSContext2D): void {
  const { x, y, side, turn, frame } = HELD;
  const half = side / 2;
  isolated(context, () => {
    context.translate(x, y);
    context.rotate(turn);
    context.globalAlpha = 0.28;
    context.fillStyle = color.ink;
    context.fillRect(-half + 6, -half + 12, side, side);
    context.globalAlpha = 1;
    isolated(context, () => {
      context.scale(1 / FINE, 1 / FINE);
      paintLoneTile(context, alone('O', 0), -half * FINE, -half * FINE, side * FINE);
    });
    const box = { x: -half, y: -half, width: side, height: side };
    strokeBox(context, box, color.ink, frame + 5, 6);
    strokeBox(context, box, color.lastMove, frame, 6);
  });
}
