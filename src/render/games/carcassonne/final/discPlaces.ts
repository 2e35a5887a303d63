/** Positions of the features' numbers on the map: each on its feature, or beside it with a line to it. */
import { type Open, placementOf, segmentOf } from '../../../../engines/carcassonne/index.ts';
import { pixelOf } from '../../../grid/frame.ts';
import { distance, type Point } from '../../../kit/geometry.ts';
import { type FigureHeight, figuresIn } from '../map/followers.ts';
import type { World } from '../map/world.ts';
import type { MapView } from '../page/views.ts';
import { FIGURE_SIZE } from '../pieces/figure.ts';
import { distanceTo, stretchesOf } from '../shape/curves.ts';
import { pointsOnSegment } from '../shape/onSegment.ts';
import type { Row } from './reckoning.ts';

/** A number and its position, in tiles. */
export interface Disc {
  readonly number: number;
  readonly at: Point;
  /** The point of the feature to which a line leads from a number beside it; null for a number on its feature. */
  readonly end: Point | null;
}

/** Of a disc on each screen, in pixels. */
export const RADIUS = { desktop: 16, phone: 21 } as const;

/** Half the width of a disc's rim, and between two discs at least; in pixels. */
const RIM = 2.5;
const GAP = 3;
/** From the middle of a figure to its outline, as a share of its height. */
const FIGURE = 0.42;
/** From a church to a number, in tiles. */
const FROM_CHURCH = 0.45;
/** Around the end of a line, numbers are tried in so many directions and so far off, in radii of a disc. */
const WAYS = 24;
const FAR = [1.6, 2, 2.5, 3.1, 3.8, 4.6] as const;

/** A spot beside another feature's figure is taken only if this saves so much of the way, in tiles. */
const ASTRAY = 1.5;
/** Its own figure should be nearer than any other by this factor. */
const CLOSER = 1.4;

/** Of a large feature, so many points are looked at. */
const MOST_POINTS = 500;

/** What a number must not hide; positions in pixels, of the frame of the first view. */
interface Obstacle {
  readonly at: Point;
  readonly radius: number;
}

/**
 * Each number where its feature is seen, near its owner's figure, but clear of all figures and other numbers; if its
 * feature has no such spot, beside it. A feature that no view shows has no number.
 *
 * @param radius of a disc, in pixels
 * @param height of the figures, as they are drawn
 */
export function discsOf(
  rows: readonly Row[],
  open: Pick<Open, 'figures' | 'placements'>,
  world: World,
  views: readonly MapView[],
  { radius, height }: { readonly radius: number; readonly height?: FigureHeight },
): readonly Disc[] {
  const { frame } = views[0]!;
  const figures = figuresIn(open, frame, height);
  const standing = figures.map(
    (one): Obstacle => ({ at: [one.x, one.y], radius: one.height * FIGURE_SIZE[one.kind] * FIGURE }),
  );
  const churches = world.tiles.flatMap(({ x, y, shape }): readonly Obstacle[] =>
    shape.garden === null
      ? []
      : [
          {
            at: pixelOf(frame, [x + shape.garden.x, y + shape.garden.y - 0.07]),
            radius: FROM_CHURCH * frame.scale - radius,
          },
        ],
  );
  const fixed = [...standing, ...churches];
  const features = rows.map((row) => ({ row, points: pointsOf(row, open, world, standing, views, radius) }));
  const placed: Disc[] = [];
  // Features with few spots choose first.
  for (const { row, points } of features.toSorted((a, b) => a.points.length - b.points.length)) {
    const [number] = row.numbers;
    if (number === undefined || points.length === 0) continue;
    placed.push({ number, ...placeFor(points, placed, { fixed, standing, views, radius }) });
  }
  return placed.toSorted((a, b) => a.number - b.number);
}

/**
 * The points of a feature that a view shows: those near its figure first, and those beside figures of others last.
 *
 * @param standing all figures, in the order of the position
 */
function pointsOf(
  { nodes }: Row,
  { figures }: Pick<Open, 'figures'>,
  world: World,
  standing: readonly Obstacle[],
  views: readonly MapView[],
  radius: number,
): readonly Point[] {
  const { frame } = views[0]!;
  const parts = nodes.map((node) => ({ tile: world.tiles[placementOf(node)]!, segment: segmentOf(node) }));
  const isOwn = figures.map(({ x, y, segment }) =>
    parts.some(({ tile, segment: own }) => tile.x === x && tile.y === y && own === segment),
  );
  const points = parts.flatMap(({ tile, segment }) =>
    pointsOnSegment(tile.shape, segment).map(([dx, dy]): Point => [tile.x + dx, tile.y + dy]),
  );
  const own = standing.filter((_, i) => isOwn[i]);
  const others = standing.filter((_, i) => !isOwn[i]);
  const [first] = points;
  if (first === undefined) return [];
  const home = own[0]?.at ?? pixelOf(frame, first);
  const nearest = (some: readonly Obstacle[], at: Point) => Math.min(...some.map((one) => distance(one.at, at)));
  const near = points
    .filter((point) => views.some((view) => isWholeIn(view, point, radius)))
    .map((point) => ({ point, cost: distance(pixelOf(frame, point), home) }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_POINTS);
  const rated = near.map(({ point, cost }) => {
    const at = pixelOf(frame, point);
    const isAstray = own.length > 0 && nearest(others, at) < CLOSER * nearest(own, at);
    return { point, cost: cost + (isAstray ? ASTRAY * frame.scale : 0) };
  });
  return rated.toSorted((a, b) => a.cost - b.cost).map(({ point }) => point);
}

interface Around {
  readonly fixed: readonly Obstacle[];
  /** The figures among them. */
  readonly standing: readonly Obstacle[];
  readonly views: readonly MapView[];
  readonly radius: number;
}

function placeFor(
  points: readonly Point[],
  placed: readonly Disc[],
  { fixed, standing, views, radius }: Around,
): Pick<Disc, 'at' | 'end'> {
  const { frame } = views[0]!;
  const own = radius + RIM;
  const others = placed.map(({ at }): Obstacle => ({ at: pixelOf(frame, at), radius: own + GAP }));
  const lines = stretchesOf(
    placed.flatMap(({ at, end }) => (end === null ? [] : [[pixelOf(frame, at), pixelOf(frame, end)]])),
  );
  /** The room around a pixel: from 1 on it is enough for something of this radius. */
  const roomAt = (at: Point, half: number, obstacles: readonly Obstacle[]): number =>
    Math.min(
      distanceTo(lines, ...at) / (half + GAP),
      ...obstacles.map((one) => distance(one.at, at) / (one.radius + half)),
    );
  const isFree = (at: Point) => roomAt(pixelOf(frame, at), own, [...fixed, ...others]) >= 1;
  const onFeature = points.find(isFree);
  if (onFeature !== undefined) return { at: onFeature, end: null };

  const end = points.find((at) => roomAt(pixelOf(frame, at), 4, [...standing, ...others]) >= 1) ?? points[0]!;
  const from = pixelOf(frame, end);
  const beside = FAR.flatMap((far) =>
    Array.from({ length: WAYS }, (_, i): Point => {
      const angle = ((2 * i) / WAYS - 0.25) * Math.PI;
      const away = (far * radius) / frame.scale;
      return [end[0] + Math.cos(angle) * away, end[1] + Math.sin(angle) * away];
    }),
  ).filter((at) => views.some((view) => isWholeIn(view, at, radius) && isWholeIn(view, end, radius)));
  const crossed = (at: Point): number => {
    const line = stretchesOf([[pixelOf(frame, at), from]]);
    // The line ends at its own figure.
    const passed = [...standing, ...others].filter((one) => distance(one.at, from) > one.radius);
    return Math.min(1, ...passed.map((one) => distanceTo(line, ...one.at) / one.radius));
  };
  const rated = beside.map((at) => {
    const room = Math.min(1, roomAt(pixelOf(frame, at), own, [...fixed, ...others]));
    return { at, worth: 2 * room + crossed(at) };
  });
  const best = rated.reduce<(typeof rated)[number] | null>(
    (most, one) => (most === null || one.worth > most.worth + 1e-9 ? one : most),
    null,
  );
  return best === null ? { at: end, end: null } : { at: best.at, end };
}

/** Whether a view shows all of a disc around a point, and not veiled. */
function isWholeIn({ frame, fold }: MapView, at: Point, radius: number): boolean {
  const [x, y] = pixelOf(frame, at);
  const { area } = frame;
  const half = radius + 4;
  const isInside =
    x - half >= area.x && x + half <= area.x + area.width && y - half >= area.y && y + half <= area.y + area.height;
  if (!isInside || fold === null) return isInside;
  const beyond = (at[fold.between === 'rows' ? 1 : 0] - fold.at) * frame.scale;
  return fold.side === 'before' ? beyond <= -half : beyond >= half;
}
