/** What walls of several tiles make together: turrets at the corners between two tiles, and the line along the longest wall. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  hasWall,
  type Layout,
  type Side,
  type WallSegment, // biome-ignore format: a name a line
} from '../../../../engines/alhambra/index.ts';
import { isolated } from '../../../kit/page.ts';
import { tone } from '../tones.ts';
import { paintTurret } from './walls.ts';

/** The corners of a cell, clockwise, by the sides that meet there. */
const CORNERS = [
  ['n', 'e', 1, 0],
  ['e', 's', 1, 1],
  ['s', 'w', 0, 1],
  ['w', 'n', 0, 0],
] as const satisfies readonly (readonly [Side, Side, number, number])[];

/**
 * Paints turrets where external walls of two diagonal tiles meet: seen from the empty cell between them, both of its
 * sides at a corner are walls of its neighbors.
 *
 * @param origin the pixel of the northwest corner of cell (0, 0)
 * @param scale the side of a cell in pixels
 */
export function paintInnerTurrets(
  context: SKRSContext2D,
  layout: Layout,
  empty: readonly { readonly x: number; readonly y: number }[],
  [left, top]: readonly [number, number],
  scale: number,
): void {
  const walled = (x: number, y: number, side: Side) => {
    const tile = layout.at(x, y);
    return tile !== null && hasWall(tile, side);
  };
  for (const { x, y } of empty) {
    const around = {
      ...{ n: walled(x, y - 1, 's'), e: walled(x + 1, y, 'w') },
      ...{ s: walled(x, y + 1, 'n'), w: walled(x - 1, y, 'e') },
    };
    for (const [one, other, dx, dy] of CORNERS) {
      if (!around[one] || !around[other]) continue;
      isolated(context, () => {
        context.translate(left + (x + dx) * scale, top + (y + dy) * scale);
        context.scale(scale / 100, scale / 100);
        paintTurret(context, dx === 1 ? -3 : -17, dy === 1 ? -3 : -17, scale / 100);
      });
    }
  }
}

/** The outward normal of each side. */
const NORMALS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;

/** The corners of a side in cells, clockwise around its tile. */
function endsOf({ x, y, side }: WallSegment): readonly [readonly [number, number], readonly [number, number]] {
  const corners = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ] as const;
  const i = ['n', 'e', 's', 'w'].indexOf(side);
  return [corners[i]!, corners[(i + 1) % 4]!];
}

/** How wide the line along the longest wall is, and how far outside the tiles its middle runs; in pixels. */
interface WallLine {
  readonly width: number;
  readonly outside: number;
}

/** Paints a line along the longest wall, outside the tiles. */
export function paintWallLine(
  context: SKRSContext2D,
  wall: readonly WallSegment[],
  [left, top]: readonly [number, number],
  scale: number,
  { width, outside }: WallLine,
): void {
  if (wall.length === 0) return;
  const isClosed = `${endsOf(wall[0]!)[0]}` === `${endsOf(wall.at(-1)!)[1]}`;
  const at = ([x, y]: readonly [number, number], ...sides: readonly Side[]): readonly [number, number] => {
    const [dx, dy] = [...new Set(sides)].reduce(
      (sum, side) => [sum[0] + NORMALS[side][0], sum[1] + NORMALS[side][1]],
      [0, 0],
    );
    return [left + x * scale + dx! * outside, top + y * scale + dy! * outside];
  };
  isolated(context, () => {
    context.beginPath();
    wall.forEach((segment, i) => {
      const before = wall[i - 1] ?? (isClosed ? wall.at(-1)! : segment);
      const [from, to] = endsOf(segment);
      if (i === 0) context.moveTo(...at(from, before.side, segment.side));
      const after = wall[i + 1] ?? (isClosed ? wall[0]! : segment);
      context.lineTo(...at(to, segment.side, after.side));
    });
    if (isClosed) context.closePath();
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.lineWidth = width + 3.5;
    context.strokeStyle = tone.halo;
    context.stroke();
    context.lineWidth = width;
    context.strokeStyle = tone.wallLine;
    context.stroke();
  });
}
