import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Layer, Part } from '../../../contract.ts';
import type { Cell } from '../../../grid/frame.ts';
import { boxOf, cellsIn, type GridFrame, isWhole } from '../../../grid/frame.ts';
import { type Box, intersection, overlap } from '../../../kit/geometry.ts';
import { size } from '../../../kit/theme.ts';
import { paintCompass } from './land.ts';
import { paintCell } from './paintCell.ts';
import { reachingInto } from './reach.ts';
import type { World } from './world.ts';

/**
 * The map, with one part for each cell. The look of a cell depends on the tiles on it and around it: a new tile changes
 * its own cell and those that it reaches into; a growing window changes all of them.
 */
export function mapLayer(name: string, world: World, frame: GridFrame): Layer {
  const { area, scale } = frame;
  const compass = compassPlace(world, frame);
  const parts = cellsIn(frame).flatMap((cell): readonly Part[] => {
    const whole = boxOf(frame, cell);
    const box = intersection(whole, area);
    if (box === null) return [];
    const rose = compass !== null && isBeside(cell, compass) ? compass : null;
    return [
      {
        box,
        key: keyOf(frame, world, cell, box, rose),
        paint(context) {
          roundCorners(context, frame, box);
          paintCell(context, world, cell, { left: whole.x, top: whole.y, scale }, rose === null);
          if (rose === null) return;
          context.translate(whole.x, whole.y);
          context.scale(scale, scale);
          paintCompass({ context, scale }, rose.x - cell.x, rose.y - cell.y);
        },
      },
    ];
  });
  return { name, isKept: true, parts };
}

/** Everything that the look of a cell depends on, including which part of it is shown. */
function keyOf(frame: GridFrame, world: World, cell: Cell, box: Box, rose: Cell | null): string {
  const whole = boxOf(frame, cell);
  const isCut = box.width < whole.width || box.height < whole.height;
  const cut = reachesCorner(frame.well, box)
    ? JSON.stringify([frame.well, whole])
    : isCut
      ? `${box.x - whole.x} ${box.y - whole.y} ${frame.scale}`
      : '';
  return `${rose ? `${rose.x - cell.x} ${rose.y - cell.y}` : ''} ${cut} ${reachingInto(world, cell).look}`;
}

/** Clips to the rounded corners of the well. */
function roundCorners(context: SKRSContext2D, { well }: GridFrame, box: Box): void {
  if (!reachesCorner(well, box)) return;
  context.beginPath();
  context.roundRect(well.x + 2, well.y + 2, well.width - 4, well.height - 4, size.radius - 2);
  context.clip();
}

/** Whether a rounded corner of the well may cut a box. */
const reachesCorner = ({ x, y, width, height }: Box, box: Box): boolean =>
  [x, x + width - size.radius].some((left) =>
    [y, y + height - size.radius].some((top) =>
      overlap({ x: left, y: top, width: size.radius, height: size.radius }, box),
    ),
  );

/** Whether a cell touches a corner of the lattice. */
const isBeside = ({ x, y }: Cell, corner: Cell): boolean =>
  (x === corner.x || x === corner.x - 1) && (y === corner.y || y === corner.y - 1);

/** A lattice corner near a corner of the map with only unexplored land around it, or null. */
function compassPlace(world: World, frame: GridFrame): Cell | null {
  const whole = cellsIn(frame).filter((cell) => isWhole(frame, cell));
  const xs = whole.map(({ x }) => x);
  const ys = whole.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs) + 1, Math.max(...xs), Math.min(...ys) + 1, Math.max(...ys)];
  const corners = [
    { x: west, y: north },
    { x: east, y: north },
    { x: west, y: south },
    { x: east, y: south },
  ];
  return corners.find((corner) => isUnexplored(world, corner)) ?? null;
}

/** Whether the four cells around a lattice corner and their neighbors are all empty. */
function isUnexplored(world: World, { x, y }: Cell): boolean {
  for (let dy = -2; dy <= 1; dy++) {
    for (let dx = -2; dx <= 1; dx++) if (world.tileAt(x + dx, y + dy)) return false;
  }
  return true;
}
