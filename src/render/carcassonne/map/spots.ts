/** The spots of a tile on which a follower may be placed: his ghost and a letter on each. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { around, type Box } from '../../boxes.ts';
import type { Item } from '../../items.ts';
import { sprite } from '../../sprites.ts';
import type { SeatMark } from '../../theme.ts';
import { type Figure, figureBox, paintFigure } from '../figures.ts';
import { type MapFrame, pixelOf } from './frame.ts';
import { paintNumber } from './marks.ts';
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
  frame: MapFrame,
): readonly Item[] =>
  list.map(({ letter, segment }) => {
    const { point } = tile.shape.figures[segment]!;
    const [x, y] = pixelOf(frame, [tile.x + point[0], tile.y + point[1]]);
    const isLying = tile.shape.kind.segments[segment]?.kind === 'field';
    const figure: Figure = { mark, letter: initial, x, y, height: frame.scale * HEIGHT, isLying };
    const badge = {
      x: x + figure.height * (isLying ? 0.5 : 0.42),
      y: y - figure.height * (isLying ? 0.36 : 0.4),
      radius: BADGE,
    };
    return {
      box: around(figureBox(figure), boxAround(badge.x, badge.y, BADGE + 6)),
      facts: [figure, letter],
      paint(context) {
        paintGhost(context, figure);
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

/** The figure as one picture, so that nothing shines through within it. */
function paintGhost(context: SKRSContext2D, figure: Figure): void {
  const box = figureBox(figure);
  const { mark, letter, height, isLying } = figure;
  const key = `carcassonne figure ${mark.shape} ${letter} ${height} ${isLying}`;
  const [x, y] = [figure.x - box.x, figure.y - box.y];
  const image = sprite(`${key} ${x} ${y}`, box.width, box.height, (inside) => paintFigure(inside, { ...figure, x, y }));
  context.globalAlpha = 0.8;
  context.drawImage(image, box.x, box.y);
  context.globalAlpha = 1;
}
