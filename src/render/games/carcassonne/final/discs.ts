/** The numbers of the features on the map, which match their rows in the table. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Open } from '../../../../engines/carcassonne/index.ts';
import { placementOf, segmentOf } from '../../../../engines/carcassonne/index.ts';
import { type GridFrame, pixelOf } from '../../../grid/frame.ts';
import { distance, type Point } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import type { World } from '../map/world.ts';
import type { MapView } from '../page/views.ts';
import type { Row } from './reckoning.ts';

/** A number and its position, in tiles. */
export interface Disc {
  readonly number: number;
  readonly at: Point;
}

export const RADIUS = 16;

/**
 * Minimum distances from a number to the next follower, to another number, and to a church, in tiles; larger on small
 * cells.
 */
const FROM_FIGURE = 0.58;
const FROM_DISC = 0.62;
const FROM_CHURCH = 0.45;
/**
 * For a number that doesn't fit on its feature: the number of directions from the follower to try, and the distances.
 */
const WAYS = 12;
const BESIDE = [0.98, 1.25, 1.5] as const;
/** The minimum room for a disc, in pixels. */
const ROOM = 2 * RADIUS + 8;

/**
 * Places each number on its feature: where a figure could be, near the follower, but clear of all followers and
 * numbers; if there is no such spot, beside the follower. Each is fully visible in one of the views.
 */
export function discsOf(
  rows: readonly Row[],
  { figures }: Open,
  world: World,
  views: readonly MapView[],
): readonly Disc[] {
  const { scale } = views[0]!.frame;
  const spotAt = (tile: number, segment: number): Point => {
    const { x, y, shape } = world.tiles[tile]!;
    const [dx, dy] = shape.places().figures[segment]!.point;
    return [x + dx, y + dy];
  };
  const standing = figures.map(({ x, y, segment }): Point => {
    const [dx, dy] = world.tileAt(x, y)!.shape.places().figures[segment]!.point;
    return [x + dx, y + dy];
  });
  const churches = world.tiles.flatMap(({ x, y, shape }): readonly Point[] =>
    shape.hasCloister ? [[x + 0.5, y + 0.45]] : [],
  );
  const apart = Math.max(FROM_DISC, ROOM / scale);
  const clear = Math.max(FROM_FIGURE, ROOM / scale);
  const discs: Disc[] = [];
  const roomAt = (at: Point): number => {
    if (!views.some((view) => isWholeIn(view, at))) return 0;
    return Math.min(
      ...standing.map((one) => distance(one, at) / clear),
      ...discs.map((one) => distance(one.at, at) / apart),
      ...churches.map((one) => distance(one, at) / FROM_CHURCH),
    );
  };
  for (const { numbers, nodes } of rows) {
    const spots = nodes.map((node) => spotAt(placementOf(node), segmentOf(node)));
    const own = standing.filter((one) => spots.some((spot) => distance(spot, one) < 0.01));
    const home = own[0] ?? spots[0];
    if (home === undefined) continue;
    const near = spots.toSorted((a, b) => distance(a, home) - distance(b, home));
    const beside = BESIDE.flatMap((far) =>
      Array.from({ length: WAYS }, (_, i): Point => {
        const angle = ((2 * i) / WAYS - 0.25) * Math.PI;
        return [home[0] + Math.cos(angle) * clear * far, home[1] + Math.sin(angle) * clear * far];
      }),
    );
    const free = near.find((spot) => roomAt(spot) >= 1) ?? beside.find((spot) => roomAt(spot) >= 0.96);
    const at = free ?? beside.reduce((best, spot) => (roomAt(spot) > roomAt(best) ? spot : best));
    discs.push({ number: numbers[0]!, at });
  }
  return discs;
}

/** Whether a view shows all of a disc, without a veil. */
function isWholeIn({ frame, fold }: MapView, at: Point): boolean {
  const [x, y] = pixelOf(frame, at);
  const { area } = frame;
  const half = ROOM / 2;
  const isInside =
    x - half >= area.x && x + half <= area.x + area.width && y - half >= area.y && y + half <= area.y + area.height;
  if (!isInside || fold === null) return isInside;
  const beyond = (at[fold.between === 'rows' ? 1 : 0] - fold.at) * frame.scale;
  return fold.side === 'before' ? beyond <= -half : beyond >= half;
}

export const discs = (list: readonly Disc[], frame: GridFrame): readonly Element[] =>
  list.map(({ number, at }) => {
    const [x, y] = pixelOf(frame, at).map(Math.round) as [number, number];
    const half = RADIUS + 4;
    return {
      box: { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
      facts: [number],
      paint: (context) => paintDisc(context, number, x, y, RADIUS),
    };
  });

/** Paints a number on an ink disc: it is a reference, not a choice. */
export function paintDisc(context: SKRSContext2D, number: number, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = 5;
  context.strokeStyle = color.onLegal;
  context.stroke();
  context.fillStyle = color.ink;
  context.fill();
  const size = Math.max(20, Math.round(radius * 1.25));
  write(context, `${number}`, x, y + 0.5, { size, weight: 700, fill: color.onLegal, align: 'center' });
}
