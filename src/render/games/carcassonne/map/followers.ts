/** The followers on the map. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Open, type Placement, type Spot, tileKind } from '../../../../engines/carcassonne/index.ts';
import { type GridFrame, pixelOf } from '../../../grid/frame.ts';
import { boundingBox, distance, minus, type Point, plus, unit } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { seatMarks } from '../../../kit/theme.ts';
import { type Figure, figureBox, paintFigure } from '../figures.ts';
import type { Place } from '../shape/places.ts';
import { CENTRE } from '../shape/points.ts';
import { tone } from '../tones.ts';
import type { Hatched } from './hatch.ts';
import { shapeAt, type World } from './world.ts';

/** A placed figure. In a narrow field, it lies beside the field and points to it. */
interface Posted {
  readonly figure: Figure;
  /** The point in its field, in pixels; null if it lies in the field itself. */
  readonly pointsTo: Point | null;
}

/** Half the vertical room of a lying figure, in its heights. */
const LYING_HALF = 0.36;
/** Fields with less room than this, in tiles, are narrow. */
const NARROW = 0.1;
/** How far beside a narrow field its figure lies, in tiles. */
const ASIDE = 0.23;
/** The height of a knight as a multiple of its distance from the wall. */
const STANDING = 3.2;
const SMALLEST = 30;
const LARGEST = 72;

/** The followers on the map, from north to south, so that southern ones are in front. */
export function followers(
  { figures, placements }: Open,
  letters: readonly string[],
  frame: GridFrame,
): readonly Element[] {
  const byCell = new Map(placements.map((placement) => [`${placement.x},${placement.y}`, placement]));
  return figures
    .map((spot) => post(spot, byCell.get(`${spot.x},${spot.y}`)!, letters[spot.seat] ?? '', frame))
    .toSorted((a, b) => a.figure.y - b.figure.y)
    .map(itemOf);
}

/** Facts are relative to the box, so that equal figures have equal facts; figures stand on whole pixels. */
function itemOf({ figure, pointsTo }: Posted): Element {
  const box = withTarget(figure, pointsTo);
  const { mark, letter, height, isLying } = figure;
  const local = { ...figure, x: figure.x - box.x, y: figure.y - box.y };
  const target: Point | null = pointsTo && [pointsTo[0] - box.x, pointsTo[1] - box.y];
  return {
    box,
    facts: [mark.shape, letter, height, isLying, local.x, local.y, target],
    paint(context) {
      context.translate(box.x, box.y);
      paintPosted(context, { figure: local, pointsTo: target });
    },
  };
}

function withTarget(figure: Figure, target: Point | null) {
  const box = figureBox(figure);
  if (target === null) return box;
  return boundingBox(box, { x: target[0] - 9, y: target[1] - 9, width: 18, height: 18 });
}

function paintPosted(context: SKRSContext2D, { figure, pointsTo }: Posted): void {
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

/** The position and size of a follower. */
function post(spot: Spot, placement: Placement, letter: string, frame: GridFrame): Posted {
  const place = shapeAt(placement).places().figures[spot.segment]!;
  const isLying = tileKind(placement.tile).segments[spot.segment]?.kind === 'field';
  const full = Math.max(SMALLEST, Math.min(LARGEST, frame.scale * 0.54));
  const base = { mark: seatMarks[spot.seat]!, letter, isLying } as const;
  const at = pixelOf(frame, [spot.x + place.point[0], spot.y + place.point[1]]);
  if (!isLying) {
    const isKnight = tileKind(placement.tile).segments[spot.segment]?.kind === 'city';
    const height = isKnight ? Math.max(SMALLEST, Math.min(full, place.room * frame.scale * STANDING)) : full;
    return { figure: { ...base, ...onPixel([at[0], at[1] - height * 0.06]), height }, pointsTo: null };
  }
  const height = Math.max(SMALLEST, full * 0.7, Math.min(full, (place.room * frame.scale) / LYING_HALF));
  if (place.room >= NARROW) return { figure: { ...base, ...onPixel(at), height }, pointsTo: null };
  const target = onPixel(at);
  const aside = onPixel(pixelOf(frame, asideOf(spot, place)));
  return { figure: { ...base, ...aside, height }, pointsTo: [target.x, target.y] };
}

const onPixel = ([x, y]: Point) => ({ x: Math.round(x), y: Math.round(y) });

/** A point slightly closer to the middle of the tile. */
function asideOf({ x, y }: Spot, { point }: Place): Point {
  const inward = unit(minus(CENTRE, point));
  return plus([x + point[0], y + point[1]], inward, Math.min(ASIDE, distance(CENTRE, point)));
}

/** Narrow fields with a farmer: they are hatched, because the figure lies beside them. */
export function narrowFields({ figures }: Open, world: World): readonly Hatched[] {
  return figures.flatMap(({ x, y, seat, segment }) => {
    const tile = world.tileAt(x, y);
    const isNarrow =
      tile?.shape.kind.segments[segment]?.kind === 'field' && tile.shape.places().figures[segment]!.room < NARROW;
    return tile && isNarrow ? [{ tile, segment, colors: [seatMarks[seat]!.color], lean: 1 as const }] : [];
  });
}
