/** What a picture shows of the map: its cells, the frame around the last tile, and the plan of the whole map. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Change } from '../../../../engines/carcassonne/index.ts';
import type { Layer, Part } from '../../../contract.ts';
import { boxOf, type Cell, cellsIn, type GridFrame, isWhole } from '../../../grid/frame.ts';
import { showing } from '../../../kit/changed.ts';
import { type Box, grown, intersection, overlap } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { color, size } from '../../../kit/theme.ts';
import { tone } from '../tones.ts';
import { paintCompass } from './land.ts';
import { addCurve, fillEllipse } from './pen.ts';
import { type PlanDot, paintPlanDots } from './planDots.ts';
import { reachingInto } from './reach.ts';
import { paintCell } from './tiles.ts';
import { paintTower } from './walls.ts';
import type { World } from './world.ts';

/** What can change on a cell. */
const ON_CELL = ['tile', 'figures', 'dragon', 'fairy'] as const;

/**
 * The map in one or more frames, with one part per cell. The look of a cell depends on the tiles on it and around it: a
 * new tile changes its own cell and those it extends into; a growing window changes all of them.
 */
export function mapLayer(world: World, ...frames: readonly GridFrame[]): Layer {
  const last = lastLayers.get(world);
  const framed = JSON.stringify(frames);
  if (last?.framed === framed) return last.layer;
  const layer: Layer = { name: 'map', isKept: true, parts: frames.flatMap((frame) => cellParts(world, frame)) };
  lastLayers.set(world, { framed, layer });
  return layer;
}

/** The map of each world as it was shown last, and its frames as JSON: most pictures show it in the same ones again. */
const lastLayers = new WeakMap<World, { readonly framed: string; readonly layer: Layer }>();

function cellParts(world: World, frame: GridFrame): readonly Part[] {
  const { area, scale } = frame;
  const compass = compassPlace(world, frame);
  return cellsIn(frame).flatMap((cell): readonly Part[] => {
    const whole = boxOf(frame, cell);
    const box = intersection(whole, area);
    if (box === null) return [];
    const rose = compass !== null && isBeside(cell, compass) ? compass : null;
    return [
      {
        box,
        key: keyOf(frame, world, cell, box, rose),
        ...(world.tileAt(cell.x, cell.y) && { shows: ON_CELL.map((kind) => showing<Change>({ kind, ...cell }, box)) }),
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
  if (reachesCorner(well, box)) clipToWell(context, well);
}

/** Clips to the inside of the well's outline. */
export function clipToWell(context: SKRSContext2D, well: Box): void {
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

/** The frame around the last tile; the towers at its corners are in front of it. */
export function lastMove(world: World, last: Cell, frame: GridFrame): Element {
  const box = boxOf(frame, last);
  const { scale } = frame;
  const thick = Math.max(4, Math.min(7, scale * 0.08));
  const towers = towersAt(world, last).map(([x, y, complete]) => [x - last.x, y - last.y, complete] as const);
  return {
    box: grown(box, Math.ceil(Math.max(8, scale * 0.45))),
    facts: [scale, towers],
    paint(context) {
      context.translate(box.x, box.y);
      const outer = grown({ ...box, x: 0, y: 0 }, 2);
      strokeBox(context, outer, color.ink, thick + 4, 8);
      strokeBox(context, outer, color.lastMove, thick, 8);
      context.scale(scale, scale);
      for (const [x, y, complete] of towers) paintTower({ context, scale }, x, y + 0.055, complete);
    },
  };
}

/** The towers at the corners of a cell, from north to south, and whether their city is complete. */
function towersAt(world: World, { x, y }: Cell): readonly (readonly [x: number, y: number, complete: boolean])[] {
  const corners = [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ] as const;
  return corners.flatMap(([cx, cy]) => {
    const ends = [-1, 0].flatMap((dx) => [-1, 0].flatMap((dy) => wallsEnding(world, cx + dx, cy + dy, cx, cy)));
    return ends.length === 0 ? [] : [[cx, cy, ends.includes(true)] as const];
  });
}

/** For each wall of a tile that ends at a lattice corner, whether its city is complete. */
function wallsEnding(world: World, x: number, y: number, cx: number, cy: number): readonly boolean[] {
  const tile = world.tileAt(x, y);
  if (!tile) return [];
  return tile.shape.cities.flatMap(({ walls, segment }) =>
    walls.flatMap((wall) =>
      [wall[0]!.from, wall.at(-1)!.to]
        .filter(([px, py]) => x + Math.round(px) === cx && y + Math.round(py) === cy)
        .map(() => tile.complete[segment] === true),
    ),
  );
}

/**
 * A small plan of the whole map with a frame around the part that the picture shows.
 *
 * @param shown in cells
 */
export function plan(box: Box, world: World, shown: Box, dots: readonly PlanDot[]): Element {
  return {
    box: { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6 },
    facts: [world.tiles.map(({ x, y, key }) => `${x} ${y} ${key}`), shown, dots],
    paint(context) {
      fillBox(context, box, color.paper, 10);
      context.save();
      context.beginPath();
      context.roundRect(box.x, box.y, box.width, box.height, 10);
      context.clip();
      paintPlan(context, box, world, shown, dots);
      context.restore();
      strokeBox(context, box, color.ink, 3, 10);
    },
  };
}

function paintPlan(context: SKRSContext2D, box: Box, { tiles }: World, shown: Box, dots: readonly PlanDot[]): void {
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const [west, north] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const [columns, rows] = [Math.max(...xs) - west + 2, Math.max(...ys) - north + 2];
  const scale = Math.min(box.width / columns, box.height / rows);
  const left = box.x + (box.width - columns * scale) / 2 - west * scale;
  const top = box.y + (box.height - rows * scale) / 2 - north * scale;
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  for (const { x, y } of tiles) {
    context.fillStyle = tone.grass[1];
    context.fillRect(x - 0.02, y - 0.02, 1.04, 1.04);
  }
  for (const { x, y, shape, complete } of tiles) {
    for (const { line, pool } of shape.rivers) {
      context.beginPath();
      addCurve(context, line, x, y);
      context.lineWidth = 0.22;
      context.strokeStyle = tone.water;
      context.stroke();
      if (pool) fillEllipse(context, tone.water, x + pool.at[0], y + pool.at[1], pool.radius, pool.radius);
    }
    for (const { line } of shape.roads) {
      context.beginPath();
      addCurve(context, line, x, y);
      context.lineWidth = 0.16;
      context.strokeStyle = tone.road;
      context.stroke();
    }
    for (const { outline, walls, segment } of shape.cities) {
      context.beginPath();
      addCurve(context, outline, x, y);
      context.fillStyle = complete[segment] ? tone.roofs[0] : tone.ground;
      context.fill();
      context.lineWidth = 0.07;
      context.strokeStyle = tone.line;
      for (const wall of walls) {
        context.beginPath();
        addCurve(context, wall, x, y);
        context.stroke();
      }
    }
    if (!shape.garden) continue;
    context.fillStyle = tone.cloisterRoof[1];
    context.fillRect(x + shape.garden.x - 0.18, y + shape.garden.y - 0.2, 0.36, 0.36);
  }
  // Whole also where the picture shows more than the plan does.
  const inside = { x: box.x + 5, y: box.y + 5, width: box.width - 10, height: box.height - 10 };
  const inCells = {
    ...{ x: (inside.x - left) / scale, y: (inside.y - top) / scale },
    ...{ width: inside.width / scale, height: inside.height / scale },
  };
  const framed = intersection(shown, inCells) ?? inCells;
  context.beginPath();
  context.rect(framed.x, framed.y, framed.width, framed.height);
  for (const [width, stroke] of [
    [6, color.ink],
    [3, color.lastMove],
  ] as const) {
    context.lineWidth = width / scale;
    context.strokeStyle = stroke;
    context.stroke();
  }
  context.restore();
  paintPlanDots(context, dots, { left, top, scale });
}
