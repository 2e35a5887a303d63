/** The legal spots of a tile, each with the ghost of a follower and a letter. */

import { type GridFrame, pixelOf } from '../../../grid/frame.ts';
import { paintNumber } from '../../../grid/places.ts';
import { type Box, boundingBox } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import type { SeatMark } from '../../../kit/theme.ts';
import { type Figure, figureBox, stampFigure } from './followers.ts';
import type { WorldTile } from './world.ts';

/** A legal spot. */
export interface FollowerSpot {
  readonly letter: string;
  readonly segment: number;
}

const HEIGHT = 0.25;
const BADGE = 27;

/** Ghosted followers with their letters. */
export const spots = (
  list: readonly FollowerSpot[],
  tile: WorldTile,
  mark: SeatMark,
  initial: string,
  frame: GridFrame,
): readonly Element[] =>
  list.map(({ letter, segment }) => {
    const { point } = tile.shape.places().figures[segment]!;
    const [x, y] = pixelOf(frame, [tile.x + point[0], tile.y + point[1]]);
    const isLying = tile.shape.kind.segments[segment]?.kind === 'field';
    const figure: Figure = { mark, letter: initial, x, y, height: frame.scale * HEIGHT, isLying };
    const badge = {
      x: x + figure.height * (isLying ? 0.5 : 0.42),
      y: y - figure.height * (isLying ? 0.36 : 0.4),
      radius: BADGE,
    };
    return {
      box: boundingBox(figureBox(figure), boxAround(badge.x, badge.y, BADGE + 6)),
      facts: [figure, letter],
      paint(context) {
        context.globalAlpha = 0.8;
        stampFigure(context, figure);
        context.globalAlpha = 1;
        paintNumber(context, letter, badge);
      },
    };
  });

const boxAround = (x: number, y: number, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});
