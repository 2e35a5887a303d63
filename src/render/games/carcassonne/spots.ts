/** The legal spots of a new tile in a close-up. */
import type { Figure } from '../../../engines/carcassonne/index.ts';
import { type GridFrame, pixelOf } from '../../grid/frame.ts';
import { paintNumber } from '../../grid/places.ts';
import type { Box } from '../../kit/geometry.ts';
import type { Element } from '../../kit/page.ts';
import type { SeatMark } from '../../kit/theme.ts';
import type { WorldTile } from './map/world.ts';
import { figureBox, stampFigure } from './pieces/figure.ts';
import type { FigurePiece } from './pieces/figurePiece.ts';

/** A figure that can be placed, and the letter of this choice; figures on the same spot can share it. */
export interface FigureOption {
  readonly letter: string;
  readonly figure: Figure;
}

/** A legal spot, with all figures that can be placed there: at least one. */
export interface FigureSpot {
  readonly segment: number;
  readonly options: readonly FigureOption[];
}

/** Of a ghost in tiles, alone or beside another, and the radius of its badge in pixels. */
const GHOST_HEIGHT = 0.25;
const SHARED_HEIGHT = 0.2;
const BADGE = 27;
/** From the middle of a ghost to its badge, as shares of its height; beside another it must not hide the heads. */
const BADGE_AT = {
  alone: { upright: [0.42, -0.4], lying: [0.5, -0.36] },
  shared: { upright: [0, 0.66], lying: [0.72, 0] },
} as const;
/** From the middle of a spot to each of two ghosts, as a share of their height. */
const APART = 0.44;

/** With so many spots, only the first figure of each is on the tile; the key beside it shows them all. */
const CROWDED = 4;

/** The legal spots of a tile: ghosts of figures, and above all of them the letters of the choices. */
export function spots(
  list: readonly FigureSpot[],
  tile: WorldTile,
  mark: SeatMark,
  frame: GridFrame,
): readonly Element[] {
  const shown = list.flatMap(({ segment, options }) => {
    const { point } = tile.shape.places().figures[segment]!;
    const [x, y] = pixelOf(frame, [tile.x + point[0], tile.y + point[1]]);
    const isLying = tile.shape.kind.segments[segment]?.kind === 'field';
    const isOneLetter = options.every(({ letter }) => letter === options[0]!.letter);
    const drawn = isOneLetter && list.length >= CROWDED ? options.slice(0, 1) : options;
    const height = frame.scale * (drawn.length === 1 ? GHOST_HEIGHT : SHARED_HEIGHT);
    return drawn.map(({ letter, figure: kind }, i) => {
      // Lying figures are above each other, upright ones beside each other.
      const aside = drawn.length === 1 ? 0 : (2 * i - 1) * height * APART;
      const place = isLying ? { x, y: y + aside } : { x: x + aside, y };
      const figure: FigurePiece = { kind, mark, letter: '', ...place, height, isLying };
      const [right, down] = BADGE_AT[drawn.length === 1 ? 'alone' : 'shared'][isLying ? 'lying' : 'upright'];
      const from = isOneLetter ? { x, y } : place;
      const badge = { x: from.x + height * right, y: from.y + height * down, radius: BADGE };
      return { letter: isOneLetter && i > 0 ? null : letter, figure, badge };
    });
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
  const letters = shown.flatMap(({ letter, badge }): readonly Element[] =>
    letter === null
      ? []
      : [
          {
            box: boxAround(badge.x, badge.y, BADGE + 6),
            facts: [letter, badge],
            paint: (context) => paintNumber(context, letter, badge),
          },
        ],
  );
  return [...ghosts, ...letters];
}

const boxAround = (x: number, y: number, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});
