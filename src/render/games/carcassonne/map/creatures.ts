/** Where the dragon and the fairy are on the map (rules §13). How they look is in `pieces/`. */
import type { Open, Spot } from '../../../../engines/carcassonne/index.ts';
import { boxOf, type GridFrame, pixelOf } from '../../../grid/frame.ts';
import { type Box, distance, type Point } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { dragonReach, stampDragon } from '../pieces/dragon.ts';
import { fairyReach, stampFairy } from '../pieces/fairy.ts';
import type { FigurePiece } from '../pieces/figurePiece.ts';
import { tone } from '../tones.ts';
import { type FigureHeight, pieceOn } from './followers.ts';

/** The size of the dragon as a share of a cell; no figure is on its tile (rules §13.3). In pixels at least. */
const DRAGON = { share: 0.88, least: 40 } as const;

/** The size of the dragon on a cell of this side, in pixels. */
export const dragonSize = (cell: number): number => Math.max(DRAGON.least, Math.round(cell * DRAGON.share));

/** The dragon on its tile; none beside the board. */
export function dragon({ expansions }: Pick<Open, 'expansions'>, frame: GridFrame): readonly Element[] {
  const cell = expansions.drache?.dragon ?? null;
  if (cell === null) return [];
  const { x, y, width } = boxOf(frame, cell);
  const size = dragonSize(width);
  const half = dragonReach(size);
  const box = around(Math.round(x + width / 2), Math.round(y + width / 2), half);
  return [{ box, facts: ['dragon', size], paint: (context) => stampDragon(context, box.x + half, box.y + half, size) }];
}

/** The height of the fairy as a share of a cell; in pixels at least and at most. */
const FAIRY = { share: 0.44, least: 30, most: 56 } as const;

/** What the position of the fairy depends on. */
type Company = Pick<Open, 'expansions' | 'figures' | 'placements'>;

/** The ring on the ground around the follower whom the fairy accompanies; it is painted beneath the figures. */
export function fairyRing(open: Company, frame: GridFrame, height?: FigureHeight): readonly Element[] {
  const piece = companion(open, frame, height);
  return piece === null ? [] : [ring(piece, tone.gold)];
}

/** Rings around the figures that the dragon may eat with its next step; they are painted beneath the figures. */
export const threatRings = (
  figures: readonly Spot[],
  { placements }: Pick<Open, 'placements'>,
  frame: GridFrame,
  height?: FigureHeight,
): readonly Element[] => figures.map((spot) => ring(pieceOn(placements, spot, frame, height), tone.lava[1]));

function ring({ x, y: middle, height, isLying }: FigurePiece, stroke: string): Element {
  const [a, b] = [Math.round(height * (isLying ? 0.68 : 0.5)), Math.round(height * (isLying ? 0.5 : 0.2))];
  const y = middle + (isLying ? 0 : Math.round(height * 0.4));
  const box = { x: x - a - 4, y: y - b - 4, width: 2 * a + 8, height: 2 * b + 8 };
  return {
    box,
    facts: ['ring', a, b, stroke],
    paint(context) {
      context.beginPath();
      context.ellipse(box.x + a + 4, box.y + b + 4, a, b, 0, 0, 2 * Math.PI);
      for (const [width, ink] of [
        [7, tone.ink],
        [4, stroke],
      ] as const) {
        context.lineWidth = width;
        context.strokeStyle = ink;
        context.stroke();
      }
    },
  };
}

/** The fairy: beside her follower, where she hides no other figure; on her tile if he has left it. */
export function fairy(open: Company, frame: GridFrame, height?: FigureHeight): readonly Element[] {
  const at = open.expansions.drache?.fairy ?? null;
  if (at === null) return [];
  const size = Math.round(Math.max(FAIRY.least, Math.min(FAIRY.most, frame.scale * FAIRY.share)));
  const piece = companion(open, frame, height);
  const [x, y] = piece === null ? pixelOf(frame, [at.cell.x + 0.5, at.cell.y + 0.5]) : beside(open, piece, size, frame);
  const half = fairyReach(size);
  const box = around(Math.round(x), Math.round(y), half);
  return [{ box, facts: ['fairy', size], paint: (context) => stampFairy(context, box.x + half, box.y + half, size) }];
}

const around = (x: number, y: number, half: number): Box => ({
  ...{ x: x - half, y: y - half },
  ...{ width: 2 * half, height: 2 * half },
});

/** The follower whom the fairy accompanies; null for none. */
function companion(open: Company, frame: GridFrame, height?: FigureHeight): FigurePiece | null {
  const { fairy } = open.expansions.drache ?? { fairy: null };
  if (fairy === null || fairy.with === null) return null;
  const { seat, segment } = fairy.with;
  const spot = open.figures.find((one) => isAt(one, fairy.cell) && one.seat === seat && one.segment === segment);
  return spot === undefined ? null : pieceOn(open.placements, spot, frame, height);
}

const isAt = (a: Pick<Spot, 'x' | 'y'>, b: Pick<Spot, 'x' | 'y'>): boolean => a.x === b.x && a.y === b.y;

/**
 * Where the fairy can be beside a follower: directions, and how far his middle is from his edge there, as a share of his
 * height. The first ones are preferred.
 */
const SIDES: { readonly [W in 'upright' | 'lying']: readonly (readonly [way: Point, reach: number])[] } = {
  upright: [
    [[1, -0.25], 0.3],
    [[-1, -0.25], 0.3],
    [[0.75, 0.66], 0.4],
    [[-0.75, 0.66], 0.4],
    [[0, -1], 0.5],
  ],
  lying: [
    [[0.3, -0.95], 0.34],
    [[0.3, 0.95], 0.34],
    [[1, 0], 0.5],
    [[-1, 0], 0.5],
  ],
};
/** From the middle of the fairy to her edges, with her halo, as shares of her height. */
const ACROSS = 0.46;
const ALONG = 0.57;

/** The first place beside the follower that is on the tile and clear of the other figures, or the best one. */
function beside(
  { figures, placements }: Company,
  { x, y, height, isLying }: FigurePiece,
  size: number,
  frame: GridFrame,
): Point {
  const cell = { x: Math.floor((x - frame.left) / frame.scale), y: Math.floor((y - frame.top) / frame.scale) };
  const tile = boxOf(frame, cell);
  const others = figures
    .filter((one) => Math.abs(one.x - cell.x) <= 1 && Math.abs(one.y - cell.y) <= 1)
    .map((one) => pieceOn(placements, one, frame))
    .filter((piece) => Math.abs(piece.x - x) > 1 || Math.abs(piece.y - y) > 1);
  const reach = 0.5 * height + 0.36 * size;
  const roomAt = ([px, py]: Point): number =>
    Math.min(
      0,
      px - size * 0.35 - tile.x,
      tile.x + tile.width - px - size * 0.35,
      py - size * 0.4 - tile.y,
      tile.y + tile.height - py - size * 0.4,
      ...others.map((other) => (distance([px, py], [other.x, other.y]) - reach) * 2),
    );
  const places = SIDES[isLying ? 'lying' : 'upright'].map(([[dx, dy], edge]): Point => {
    const far = edge * height;
    return [x + dx * (far + ACROSS * size), y + dy * (far + ALONG * size)];
  });
  return places.reduce((best, place) => (roomAt(place) > roomAt(best) + 1e-9 ? place : best));
}
