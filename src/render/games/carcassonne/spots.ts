/** The legal spots of a new tile in a close-up. */
import { type GridFrame, pixelOf } from '../../grid/frame.ts';
import { paintNumber } from '../../grid/places.ts';
import type { Box } from '../../kit/geometry.ts';
import type { Element } from '../../kit/page.ts';
import type { SeatMark } from '../../kit/theme.ts';
import { type Figure, figureBox, stampFigure } from './map/followers.ts';
import type { WorldTile } from './map/world.ts';

/** A legal spot. */
export interface FollowerSpot {
  readonly letter: string;
  readonly segment: number;
}

/** Of a ghost in tiles, and the radius of its badge in pixels. */
const GHOST_HEIGHT = 0.25;
const BADGE = 27;

/** The legal spots of a tile: ghosts of followers, and above all of them the letters of the spots. */
export function spots(
  list: readonly FollowerSpot[],
  tile: WorldTile,
  mark: SeatMark,
  frame: GridFrame,
): readonly Element[] {
  const shown = list.map(({ letter, segment }) => {
    const { point } = tile.shape.places().figures[segment]!;
    const [x, y] = pixelOf(frame, [tile.x + point[0], tile.y + point[1]]);
    const isLying = tile.shape.kind.segments[segment]?.kind === 'field';
    const figure: Figure = { mark, letter: '', x, y, height: frame.scale * GHOST_HEIGHT, isLying };
    const badge = {
      x: x + figure.height * (isLying ? 0.5 : 0.42),
      y: y - figure.height * (isLying ? 0.36 : 0.4),
      radius: BADGE,
    };
    return { letter, figure, badge };
  });
  const ghosts = shown.map(
    ({ figure }): Element => ({
      box: figureBox(figure),
      facts: figure,
      paint(context) {
        context.globalAlpha = 0.8;
        stampFigure(context, figure);
        context.globalAlpha = 1;
      },
    }),
  );
  const letters = shown.map(
    ({ letter, badge }): Element => ({
      box: boxAround(badge.x, badge.y, BADGE + 6),
      facts: [letter, badge],
      paint: (context) => paintNumber(context, letter, badge),
    }),
  );
  return [...ghosts, ...letters];
}

const boxAround = (x: number, y: number, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});
