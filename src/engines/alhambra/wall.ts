import { remembered } from '../recent.ts';
import { SIDES, stepTo } from './components.ts';
import type { Cell } from './events.ts';
import type { Side } from './ids.ts';
import { hasWall, layoutOf } from './layout.ts';
import type { PlacedTile } from './state.ts';

/** A side of a placed tile that has a wall and no tile beyond it. */
export interface WallSegment extends Cell {
  readonly side: Side;
}

/**
 * The longest external wall (rules §12): the largest group of external wall segments that are joined at corners, in
 * order along the wall, clockwise around the alhambra. Of equally long ones the first found. Empty for no wall.
 */
export const longestWall = remembered((alhambra: readonly PlacedTile[]): readonly WallSegment[] => {
  const layout = layoutOf(alhambra);
  const next = new Map<string, WallSegment & { readonly to: string }>();
  for (const { x, y, tile } of layout.cells)
    for (const side of SIDES) {
      const { x: dx, y: dy } = stepTo(side);
      if (layout.at(x + dx, y + dy) !== null || !hasWall(tile, side)) continue;
      const [from, to] = cornersOf({ x, y }, side);
      next.set(from, { x, y, side, to });
    }
  const reached = new Set([...next.values()].map(({ to }) => to));
  let longest: readonly WallSegment[] = [];
  const starts = [...next.keys()].filter((corner) => !reached.has(corner));
  const seen = new Set<string>();
  for (const start of [...starts, ...next.keys()]) {
    const path: WallSegment[] = [];
    for (let at = start; !seen.has(at); ) {
      const segment = next.get(at);
      if (segment === undefined) break;
      seen.add(at);
      path.push({ x: segment.x, y: segment.y, side: segment.side });
      at = segment.to;
    }
    if (path.length > longest.length) longest = path;
  }
  return longest;
});

/** The corners of a side, clockwise around the tile. */
function cornersOf({ x, y }: Cell, side: Side): readonly [string, string] {
  const corners = [`${x},${y}`, `${x + 1},${y}`, `${x + 1},${y + 1}`, `${x},${y + 1}`] as const;
  const i = SIDES.indexOf(side);
  return [corners[i]!, corners[(i + 1) % 4]!];
}
