/**
 * Where followers are on the map, and how they look. A follower is a head on a body in the shape of the player's seat
 * (circle, square, star …), so even small silhouettes differ.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Open, type Placement, type Spot, tileKind } from '../../../../engines/carcassonne/index.ts';
import { type GridFrame, pixelOf } from '../../../grid/frame.ts';
import { sprite } from '../../../kit/caches.ts';
import { type Box, boundingBox, distance, minus, type Point, plus, unit } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { traceShape } from '../../../kit/seats.ts';
import { write } from '../../../kit/text.ts';
import { type SeatMark, seatMarks } from '../../../kit/theme.ts';
import { CENTER } from '../shape/curves.ts';
import type { Place } from '../shape/places.ts';
import { tone } from '../tones.ts';
import { type Hatched, patternOf } from './farms.ts';
import { shapeAt, type World } from './world.ts';

/**
 * A figure on the map. If its field is too narrow, the figure is placed beside it, with a line leading to its place
 * there.
 */
interface PlacedFigure {
  readonly figure: Figure;
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
 * The followers on the map, in painting order: from north to south, so those farther south are in front.
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
): readonly Figure[] => placedIn(open, [], frame, height).map(({ figure }) => figure);

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

/** Facts are relative to the box, so identical figures have identical facts wherever they are. */
function elementOf({ figure, pointsTo }: PlacedFigure): Element {
  const box = boxWithTarget(figure, pointsTo);
  const { mark, letter, height, isLying } = figure;
  const local = { ...figure, x: figure.x - box.x, y: figure.y - box.y };
  const target: Point | null = pointsTo && [pointsTo[0] - box.x, pointsTo[1] - box.y];
  return {
    box,
    facts: [mark.shape, letter, height, isLying, local.x, local.y, target],
    paint(context) {
      context.translate(box.x, box.y);
      paintPlacedFigure(context, { figure: local, pointsTo: target });
    },
  };
}

function boxWithTarget(figure: Figure, target: Point | null) {
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

/** Chooses the position and size of a follower; positions are whole pixels, heights need not be. */
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
  const base = { mark: seatMarks[spot.seat]!, letter, isLying } as const;
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

/** What is needed to paint a follower. */
export interface Figure {
  readonly mark: SeatMark;
  /** The seat's letter; empty for none. */
  readonly letter: string;
  /** The center of the figure, in pixels. */
  readonly x: number;
  readonly y: number;
  /** From head to foot, in pixels; also for a lying figure. */
  readonly height: number;
  readonly isLying: boolean;
}

/** The radius of the body and of the head, and the distance between their centers, as fractions of the height. */
const BODY_RADIUS = 0.335;
const HEAD_RADIUS = 0.56 * BODY_RADIUS;
const HEAD_TO_BODY = 0.4;
/** How far the center of the body is below the center of the figure, as a fraction of the height. */
const BODY_DROP = 0.145;
const WHITE = '#FFFFFF';

/** The box that a figure covers, including its halo and shadow, in whole pixels. */
export function figureBox({ x, y, height, isLying }: Figure): Box {
  const [along, across] = [height * 0.66, height * 0.58];
  const [half, high] = isLying ? [along, across] : [across, along];
  return { x: Math.floor(x - half), y: Math.floor(y - high), width: Math.ceil(2 * half), height: Math.ceil(2 * high) };
}

/** Draws a follower from a cached bitmap, which is much faster than painting it, and lets it fade as a whole. */
export function stampFigure(context: SKRSContext2D, figure: Figure): void {
  const box = figureBox(figure);
  const { mark, letter, height, isLying } = figure;
  const [x, y] = [figure.x - box.x, figure.y - box.y];
  const key = `carcassonne figure ${mark.shape} ${letter} ${height} ${isLying} ${x} ${y}`;
  const image = sprite(key, box.width, box.height, (inside) => paintFigure(inside, { ...figure, x, y }));
  context.drawImage(image, box.x, box.y);
}

/** Paints a follower, upright or lying on its back with its head to the left. */
export function paintFigure(context: SKRSContext2D, { mark, letter, x, y, height, isLying }: Figure): void {
  const body = height * BODY_RADIUS;
  context.save();
  context.translate(x, y);
  shadow(context, height, isLying);
  if (isLying) context.rotate(-Math.PI / 2);
  const drop = height * BODY_DROP;
  const outline = (isHead: boolean) => {
    if (isHead) {
      context.beginPath();
      context.arc(0, drop - height * HEAD_TO_BODY, height * HEAD_RADIUS, 0, 2 * Math.PI);
    } else traceShape(context, mark.shape, 0, drop, body * (mark.shape === 'triangle' ? 0.98 : 0.92));
  };
  context.lineJoin = 'round';
  for (const [width, stroke] of [
    [body * 0.62, WHITE],
    [body * 0.3, tone.ink],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = stroke;
    for (const isHead of [true, false]) {
      outline(isHead);
      context.stroke();
    }
  }
  context.fillStyle = mark.color;
  for (const isHead of [true, false]) {
    outline(isHead);
    context.fill();
  }
  if (height > 26) {
    context.globalAlpha = 0.42;
    context.fillStyle = WHITE;
    context.beginPath();
    context.arc(
      -height * HEAD_RADIUS * 0.34,
      drop - height * (HEAD_TO_BODY + HEAD_RADIUS * 0.34),
      height * HEAD_RADIUS * 0.3,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
  context.restore();
  if (letter === '') return;
  const letterDrop = mark.shape === 'triangle' ? 0.22 : 0.02;
  const [dx, dy] = isLying ? [drop + (mark.shape === 'triangle' ? body * 0.24 : 0), 0] : [0, drop + body * letterDrop];
  const size = Math.round(body * (mark.shape === 'star' || mark.shape === 'triangle' ? 0.9 : 1.12));
  write(context, letter, x + dx, y + dy, { size, weight: 700, fill: mark.ink, align: 'center' });
}

function shadow(context: SKRSContext2D, height: number, isLying: boolean): void {
  context.save();
  context.globalAlpha = 0.3;
  context.fillStyle = tone.ink;
  context.beginPath();
  if (isLying) context.ellipse(height * 0.12, height * 0.36, height * 0.5, height * 0.1, 0, 0, 2 * Math.PI);
  else context.ellipse(height * 0.12, height * 0.47, height * 0.36, height * 0.09, 0, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** Paints the empty outline of a follower that isn't in the player's hand. */
export function paintBlank(context: SKRSContext2D, { mark, x, y, height }: Figure): void {
  context.save();
  context.translate(x, y);
  const drop = height * BODY_DROP;
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.strokeStyle = tone.engraving;
  context.fillStyle = tone.land;
  for (const paint of [() => context.stroke(), () => context.fill()]) {
    context.beginPath();
    context.arc(0, drop - height * HEAD_TO_BODY, height * HEAD_RADIUS, 0, 2 * Math.PI);
    paint();
    traceShape(context, mark.shape, 0, drop, height * BODY_RADIUS * 0.92);
    paint();
  }
  context.restore();
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
