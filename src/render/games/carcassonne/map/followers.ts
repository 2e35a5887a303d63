/** Where figures are on the map. How they look is in `pieces/figure.ts`. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Open, type Placement, type Spot, tileKind } from '../../../../engines/carcassonne/index.ts';
import { type GridFrame, pixelOf } from '../../../grid/frame.ts';
import { boundingBox, distance, minus, type Point, plus, unit } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { traceShape } from '../../../kit/seats.ts';
import { write } from '../../../kit/text.ts';
import { type SeatMark, seatMarks } from '../../../kit/theme.ts';
import { figureBox, paintFigure } from '../pieces/figure.ts';
import type { FigurePiece } from '../pieces/figurePiece.ts';
import type { Place } from '../shape/citySpots.ts';
import { CENTER } from '../shape/curves.ts';
import { tone } from '../tones.ts';
import { type Hatched, patternOf } from './farms.ts';
import { shapeAt, type World } from './world.ts';

/**
 * A figure on the map. If its field is too narrow, the figure is placed beside it, with a line leading to its place
 * there.
 */
interface PlacedFigure {
  readonly figure: FigurePiece;
  /** Where that line ends, in pixels; null if there is no line. */
  readonly pointsTo: Point | null;
}

/** The room around the center of a lying figure, as a fraction of its height. */
const LYING_ROOM = 0.36;
/** Fields with less room than this are narrow; as a fraction of a tile. */
const NARROW_ROOM = 0.1;
/** How far from its place in a narrow field a figure is drawn; as a fraction of a tile. */
const OFFSET_FROM_FIELD = 0.23;
/** The height of a knight as a multiple of its distance from the city wall. */
const KNIGHT_HEIGHT = 3.2;
/** The height of a figure, in pixels. */
const MIN_HEIGHT = 30;
const MAX_HEIGHT = 72;

/** The height of a figure as a share of a cell, and the same for cells of less than 60 pixels. */
export interface FigureHeight {
  readonly share: number;
  readonly inSmall: number;
}

const HEIGHT: FigureHeight = { share: 0.54, inSmall: 0.54 };
const SMALL_CELL = 60;

/**
 * The figures on the map, in painting order: from north to south, so those farther south are in front.
 *
 * @param letters by seat; a figure has no letter if its seat has none
 */
export function followers(
  { figures, placements }: Pick<Open, 'figures' | 'placements'>,
  letters: readonly string[],
  frame: GridFrame,
  height: FigureHeight = HEIGHT,
): readonly Element[] {
  return placedIn({ figures, placements }, letters, frame, height)
    .toSorted((a, b) => a.figure.y - b.figure.y)
    .map(elementOf);
}

/** The same figures without letters, in the order of the position. */
export const figuresIn = (
  open: Pick<Open, 'figures' | 'placements'>,
  frame: GridFrame,
  height: FigureHeight = HEIGHT,
): readonly FigurePiece[] => placedIn(open, [], frame, height).map(({ figure }) => figure);

function placedIn(
  { figures, placements }: Pick<Open, 'figures' | 'placements'>,
  letters: readonly string[],
  frame: GridFrame,
  height: FigureHeight,
): readonly PlacedFigure[] {
  const byCell = new Map(placements.map((placement) => [`${placement.x},${placement.y}`, placement]));
  return figures.map((spot) =>
    placeFigure(spot, byCell.get(`${spot.x},${spot.y}`)!, letters[spot.seat] ?? '', frame, height),
  );
}

/** How a figure is on the map, without its letter. */
export function pieceOn(
  placements: readonly Placement[],
  spot: Spot,
  frame: GridFrame,
  height: FigureHeight = HEIGHT,
): FigurePiece {
  const placement = placements.find(({ x, y }) => x === spot.x && y === spot.y)!; // A figure is on a tile.
  return placeFigure(spot, placement, '', frame, height).figure;
}

/** Facts are relative to the box, so identical figures have identical facts wherever they are. */
function elementOf({ figure, pointsTo }: PlacedFigure): Element {
  const box = boxWithTarget(figure, pointsTo);
  const { kind, mark, letter, height, isLying } = figure;
  const local = { ...figure, x: figure.x - box.x, y: figure.y - box.y };
  const target: Point | null = pointsTo && [pointsTo[0] - box.x, pointsTo[1] - box.y];
  return {
    box,
    facts: [kind, mark.shape, letter, height, isLying, local.x, local.y, target],
    paint(context) {
      context.translate(box.x, box.y);
      paintPlacedFigure(context, { figure: local, pointsTo: target });
    },
  };
}

function boxWithTarget(figure: FigurePiece, target: Point | null) {
  const box = figureBox(figure);
  if (target === null) return box;
  return boundingBox(box, { x: target[0] - 9, y: target[1] - 9, width: 18, height: 18 });
}

function paintPlacedFigure(context: SKRSContext2D, { figure, pointsTo }: PlacedFigure): void {
  if (pointsTo !== null) {
    for (const [width, stroke] of [
      [7, '#FFFFFF'],
      [3, tone.ink],
    ] as const) {
      context.beginPath();
      context.moveTo(figure.x, figure.y);
      context.lineTo(...pointsTo);
      context.lineWidth = width;
      context.strokeStyle = stroke;
      context.lineCap = 'round';
      context.stroke();
    }
    context.beginPath();
    context.arc(pointsTo[0], pointsTo[1], 5, 0, 2 * Math.PI);
    context.fillStyle = figure.mark.color;
    context.lineWidth = 2;
    context.fill();
    context.stroke();
  }
  paintFigure(context, figure);
}

/** Chooses the position and size of a figure; positions are whole pixels, heights need not be. */
function placeFigure(
  spot: Spot,
  placement: Placement,
  letter: string,
  frame: GridFrame,
  { share, inSmall }: FigureHeight,
): PlacedFigure {
  const place = shapeAt(placement).places().figures[spot.segment]!;
  const isLying = tileKind(placement.tile).segments[spot.segment]?.kind === 'field';
  const full = Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, frame.scale * (frame.scale < SMALL_CELL ? inSmall : share)));
  const base = { kind: spot.figure, mark: seatMarks[spot.seat]!, letter, isLying } as const;
  const at = pixelOf(frame, [spot.x + place.point[0], spot.y + place.point[1]]);
  if (!isLying) {
    const isKnight = tileKind(placement.tile).segments[spot.segment]?.kind === 'city';
    const height = isKnight ? Math.max(MIN_HEIGHT, Math.min(full, place.room * frame.scale * KNIGHT_HEIGHT)) : full;
    return { figure: { ...base, ...onPixel([at[0], at[1] - height * 0.06]), height }, pointsTo: null };
  }
  const height = Math.max(MIN_HEIGHT, full * 0.7, Math.min(full, (place.room * frame.scale) / LYING_ROOM));
  if (place.room >= NARROW_ROOM) return { figure: { ...base, ...onPixel(at), height }, pointsTo: null };
  const target = onPixel(at);
  const aside = onPixel(pixelOf(frame, pointBesideField(spot, place)));
  return { figure: { ...base, ...aside, height }, pointsTo: [target.x, target.y] };
}

const onPixel = ([x, y]: Point) => ({ x: Math.round(x), y: Math.round(y) });

/** A point closer to the center of the tile than the figure's own place. */
function pointBesideField({ x, y }: Spot, { point }: Place): Point {
  const inward = unit(minus(CENTER, point));
  return plus([x + point[0], y + point[1]], inward, Math.min(OFFSET_FROM_FIELD, distance(CENTER, point)));
}

/** Narrow fields with a farmer, which are hatched in the player's color because the figure is outside them. */
export function narrowFields({ figures }: Open, world: World): readonly Hatched[] {
  return figures.flatMap(({ x, y, seat, segment }) => {
    const tile = world.tileAt(x, y);
    const isNarrow =
      tile?.shape.kind.segments[segment]?.kind === 'field' && tile.shape.places().figures[segment]!.room < NARROW_ROOM;
    return tile && isNarrow ? [{ tile, segment, colors: [seatMarks[seat]!.color], pattern: patternOf(0) }] : [];
  });
}

/** Paints a player's badge: the seat's shape with its letter. */
export function paintBadge(
  context: SKRSContext2D,
  mark: SeatMark,
  letter: string,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  context.save();
  context.lineJoin = 'round';
  traceShape(context, mark.shape, x, y, radius);
  context.lineWidth = radius * 0.3;
  context.strokeStyle = tone.ink;
  context.stroke();
  context.fillStyle = mark.color;
  context.fill();
  context.restore();
  const drop = mark.shape === 'triangle' ? radius * 0.28 : radius * 0.04;
  const size = Math.round(radius * (mark.shape === 'star' || mark.shape === 'triangle' ? 0.86 : 1.05));
  write(context, letter, x, y + drop, { size, weight: 700, fill: mark.ink, align: 'center' });
}
