/** Farms: which fields belong to one, who owns it, and their hatching in the owners' colors. */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import {
  atlas,
  featureAt,
  nodeOf,
  nodesOf,
  type Open,
  ownersOf,
  placementOf,
  rootOf,
  STRENGTHS,
  segmentOf,
  tileKind,
} from '../../../../engines/carcassonne/index.ts';
import { boxOf, type GridFrame } from '../../../grid/frame.ts';
import { sprite } from '../../../kit/caches.ts';
import type { Point } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { seatMarks } from '../../../kit/theme.ts';
import { INN } from '../shape/inns.ts';
import { CROSSING } from '../shape/places.ts';
import { RIVER_HALF } from '../shape/rivers.ts';
import { GRID } from '../shape/samples.ts';
import { tone } from '../tones.ts';
import { addCurve, fillEllipse } from './pen.ts';
import type { World, WorldTile } from './world.ts';

/** A field segment of a tile with the colors in which it is hatched. */
export interface Hatched {
  readonly tile: WorldTile;
  readonly segment: number;
  /** The stripes of several owners alternate. */
  readonly colors: readonly string[];
  /** So that neighboring fields differ. */
  readonly pattern: Pattern;
}

/** Stripes by the way in which they run, or rows of dots. */
type Pattern = 'falling' | 'rising' | 'level' | 'upright' | 'dotted';

/** As many as a tile has fields at most. */
const OWNED = ['falling', 'rising', 'level', 'upright'] as const satisfies readonly Pattern[];
/** On a single tile even narrow strips have to differ at a glance: two farms, most often, by stripes and dots. */
const OFFERED = ['falling', 'dotted', 'level', 'upright'] as const satisfies readonly Pattern[];

/** Another pattern for each farm of a list, as far as there are enough. */
export const patternOf = (index: number): Pattern => OWNED[index % OWNED.length]!;
export const offeredPattern = (index: number): Pattern => OFFERED[index % OFFERED.length]!;

/** All fields of the farm that contains this field. */
export function farmOf(
  { placements }: Pick<Open, 'placements'>,
  world: World,
  { placement, segment }: { readonly placement: number; readonly segment: number },
  colors: readonly string[],
  pattern: Pattern,
): readonly Hatched[] {
  const map = atlas(placements);
  const farm = featureAt(map, nodeOf(placement, segment));
  if (farm === null) return [];
  return nodesOf(map, farm).map((node) => ({
    tile: world.tiles[placementOf(node)]!,
    segment: segmentOf(node),
    colors,
    pattern,
  }));
}

/** All farms with farmers, in the colors of their owners. */
export function ownedFarms(open: Pick<Open, 'figures' | 'placements'>, world: World): readonly Hatched[] {
  const { placements, figures } = open;
  const map = atlas(placements);
  const farmers = figures.flatMap(({ x, y, seat, figure, segment }) => {
    const placement = placements.findIndex((one) => one.x === x && one.y === y);
    const isFarmer = tileKind(placements[placement]!.tile).segments[segment]?.kind === 'field';
    const root = rootOf(map, nodeOf(placement, segment));
    return isFarmer ? [{ seat, strength: STRENGTHS[figure], placement, segment, root }] : [];
  });
  return [...Map.groupBy(farmers, ({ root }) => root).values()].flatMap((there, i) => {
    const seats = [...new Set(there.map(({ seat }) => seat))].sort();
    const strengths = seats.map((seat) => ({
      seat,
      strength: there.reduce((sum, one) => sum + (one.seat === seat ? one.strength : 0), 0),
    }));
    const colors = ownersOf(strengths).map((seat) => seatMarks[seat]!.color);
    return farmOf(open, world, there[0]!, colors, patternOf(i));
  });
}

/** Stripes per tile: a whole number, so they continue across edges. */
const STRIPES = 7;
const PITCH = 1 / STRIPES;
/** Rows of dots in a tile: an even number, so that they continue across edges. */
const ROWS = 10;

/** The hatching, one element for each field of a tile. Needs a kept layer, because it erases what it cuts out. */
export const hatching = (fields: readonly Hatched[], frame: GridFrame): readonly Element[] =>
  fields.map((field) => {
    const { tile, segment, colors, pattern } = field;
    const box = boxOf(frame, tile);
    return {
      box,
      facts: [tile.key, tile.x, tile.y, segment, colors, pattern],
      paint(context) {
        context.translate(box.x, box.y);
        context.drawImage(patternOn(field, frame.scale), 0, 0);
        context.scale(frame.scale, frame.scale);
        keepField(context, tile, segment);
        cutOut(context, tile);
      },
    };
  });

/** In tiles: how far along the stripes' order a tile lies. */
const stripesBefore: { readonly [P in Pattern]: (tile: WorldTile) => number } = {
  falling: ({ x, y }) => y + x,
  rising: ({ x, y }) => y - x,
  level: ({ y }) => y,
  upright: ({ x }) => x,
  dotted: ({ y }) => y,
};

/** The two ends of a stripe on a tile, by where it begins in their order. */
const stripeAt: { readonly [P in Exclude<Pattern, 'dotted'>]: (at: number) => readonly [Point, Point] } = {
  falling: (at) => [
    [at + 0.1, -0.1],
    [at - 1.1, 1.1],
  ],
  rising: (at) => [
    [1 - at - 0.1, -0.1],
    [2.1 - at, 1.1],
  ],
  level: (at) => [
    [-0.1, at],
    [1.1, at],
  ],
  upright: (at) => [
    [at, -0.1],
    [at, 1.1],
  ],
};

/** The pattern of a whole tile. */
function patternOn({ tile, colors, pattern }: Hatched, scale: number): Canvas {
  // Counted across the whole map, so that alternating colors continue across edges.
  const number = (pattern === 'dotted' ? ROWS : STRIPES) * stripesBefore[pattern](tile);
  const first = ((number % colors.length) + colors.length) % colors.length;
  const inTurn = [...colors.slice(first), ...colors.slice(0, first)];
  return sprite(`carcassonne hatching ${inTurn} ${pattern}`, scale, scale, (context) => {
    context.scale(scale, scale);
    context.globalAlpha = 0.72;
    if (pattern === 'dotted') paintDots(context, inTurn);
    else paintStripes(context, inTurn, pattern);
  });
}

/** Erases everything except the field's sample points, slightly enlarged; the excess covers roads and walls. */
function keepField(context: SKRSContext2D, { shape }: WorldTile, segment: number): void {
  const step = 1 / GRID;
  const { fields } = shape.places();
  const isOurs = (column: number, row: number) => column < GRID && fields[row * GRID + column] === segment;
  context.globalCompositeOperation = 'destination-in';
  context.beginPath();
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      if (!isOurs(column, row)) continue;
      const first = column;
      while (isOurs(column + 1, row)) column++;
      context.rect((first - 1.4) * step, (row - 1.4) * step, (column - first + 3.8) * step, 3.8 * step);
    }
  }
  context.fillStyle = '#000000';
  context.fill();
}

/** @param colors in order, starting with the stripe in the corner */
function paintStripes(context: SKRSContext2D, colors: readonly string[], pattern: keyof typeof stripeAt): void {
  const numbers = Array.from({ length: 3 * STRIPES + 1 }, (_, k) => k - STRIPES);
  const all = numbers.map((i) => ({
    at: (i + 0.5) * PITCH,
    color: colors[((i % colors.length) + colors.length) % colors.length]!,
  }));
  const stroke = (color: string, width: number, some: typeof all): void => {
    context.beginPath();
    for (const { at } of some) {
      const [from, to] = stripeAt[pattern](at);
      context.moveTo(...from);
      context.lineTo(...to);
    }
    context.lineWidth = PITCH * width;
    context.strokeStyle = color;
    context.stroke();
  };
  // The bright edge keeps a blue stripe beside a road from looking like a river.
  stroke(tone.ivory, 0.46, all);
  for (const [color, some] of Map.groupBy(all, (stripe) => stripe.color)) stroke(color, 0.28, some);
}

/** Paints rows of dots, every second one shifted by half a dot's distance. */
function paintDots(context: SKRSContext2D, colors: readonly string[]): void {
  for (let row = -1; row <= ROWS; row++) {
    const color = colors[((row % colors.length) + colors.length) % colors.length]!;
    for (let column = -1; column <= ROWS; column++) {
      const x = (column + (row % 2 === 0 ? 0.5 : 1)) / ROWS;
      const y = (row + 0.5) / ROWS;
      fillEllipse(context, tone.ivory, x, y, 0.38 / ROWS, 0.38 / ROWS);
      fillEllipse(context, color, x, y, 0.28 / ROWS, 0.28 / ROWS);
    }
  }
}

function cutOut(context: SKRSContext2D, { shape }: WorldTile): void {
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000000';
  context.lineCap = 'round';
  context.lineWidth = 0.19;
  context.beginPath();
  for (const { line } of shape.roads) addCurve(context, line, 0, 0);
  for (const wall of shape.cities.flatMap(({ walls }) => walls)) addCurve(context, wall, 0, 0);
  context.stroke();
  context.beginPath();
  for (const { outline } of shape.cities) addCurve(context, outline, 0, 0);
  context.fill();
  cutOutWater(context, shape);
  if (shape.garden) fillEllipse(context, '#000000', shape.garden.x, shape.garden.y, shape.garden.a, shape.garden.b);
  if (shape.hasCrossing) fillEllipse(context, '#000000', 0.5, 0.5, CROSSING, CROSSING * 0.94);
}

/** Rivers with their banks, pools, and inns with their lakes. */
function cutOutWater(context: SKRSContext2D, { rivers, inns }: WorldTile['shape']): void {
  context.beginPath();
  for (const { line } of rivers) addCurve(context, line, 0, 0);
  context.lineWidth = 2 * RIVER_HALF;
  context.stroke();
  for (const { pool } of rivers) if (pool) fillEllipse(context, '#000000', ...pool.at, pool.radius, pool.radius);
  for (const { at } of inns) fillEllipse(context, '#000000', ...at, INN, INN);
}
