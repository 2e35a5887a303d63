/** What grows on open land: crops, tufts, and flowers on the ground; upright trees, bushes, and sheep. */
import { distance, type Point } from '../../../kit/geometry.ts';
import { pointsOf } from '../shape/curves.ts';
import { clearanceAt, edgeDistance } from '../shape/tileShape.ts';
import { tone } from '../tones.ts';
import { fillEllipse, fillShape, hash, noise, type Pen, pick, rolls, type Standing, stepped } from './pen.ts';
import type { WorldTile } from './world.ts';

interface Crop {
  readonly at: Point;
  /** Half its width and height. */
  readonly size: Point;
  /** In radians. */
  readonly angle: number;
  /** For each strip, its tone and the tone of its furrows. */
  readonly strips: readonly (readonly [fill: string, furrow: string])[];
}

interface Plant {
  readonly kind: 'round' | 'pointed' | 'bush' | 'sheep';
  /** The foot. */
  readonly at: Point;
  readonly size: number;
  /** From 0 to 1 in a few steps, for small differences. */
  readonly roll: number;
}

export interface Fields {
  readonly crops: readonly Crop[];
  readonly tufts: readonly Point[];
  readonly flowers: readonly (readonly [at: Point, fill: string])[];
  readonly plants: readonly Plant[];
}

/** All that grows on a tile, in world coordinates. */
export function fieldsOf(tile: WorldTile): Fields {
  const crops = cropsOn(tile);
  const plants = [...bushesBeside(tile), ...treesOn(tile, crops), ...sheepOn(tile, crops)];
  const free = scattered(tile, 5, 0.02, 31).filter((at) => isClearOf(at, crops, plants, 0.05));
  const tufts = free.filter((_, i) => i % 3 !== 2).filter((at) => hash(at[0], at[1], 32) < 0.62);
  const flowers = free
    .filter((at, i) => i % 3 === 2 && hash(at[0], at[1], 33) < 0.5)
    .map((at) => [at, pick(tone.flowers, hash(at[0], at[1], 34))] as const);
  return { crops, tufts, flowers, plants };
}

/**
 * Points of open land on a jittered grid.
 *
 * @param side the number of points in a row
 * @param room the minimum distance to everything else, in tiles
 */
function scattered(tile: WorldTile, side: number, room: number, salt: number): readonly Point[] {
  const points: Point[] = [];
  for (let i = 0; i < side * side; i++) {
    const roll = rolls(tile.x + i / 64, tile.y, salt);
    const local: Point = [
      ((i % side) + 0.15 + 0.7 * roll()) / side,
      (Math.floor(i / side) + 0.15 + 0.7 * roll()) / side,
    ];
    if (clearanceAt(tile.shape, local) > room) points.push([tile.x + local[0], tile.y + local[1]]);
  }
  return points;
}

/** Plots need much room and are entirely on their tile. */
function cropsOn(tile: WorldTile): readonly Crop[] {
  const crops: Crop[] = [];
  for (let i = 0; i < 8 && crops.length < 2; i++) {
    const roll = rolls(tile.x, tile.y, 40 + i);
    const local: Point = [0.22 + 0.56 * roll(), 0.22 + 0.56 * roll()];
    const at: Point = [tile.x + local[0], tile.y + local[1]];
    const room = Math.min(clearanceAt(tile.shape, local), edgeDistance(local) + 0.02);
    if (room < 0.19 || crops.some((crop) => distance(crop.at, at) < 0.4) || roll() < 0.42) continue;
    const half = Math.min(0.2, room * 0.86);
    const strips = 2 + Math.floor(roll() * 2);
    const first = Math.floor(roll() * tone.crops.length);
    crops.push({
      at,
      size: [half, half * (0.62 + 0.14 * roll())],
      angle: (roll() - 0.5) * 0.7,
      strips: Array.from({ length: strips }, (_, k) =>
        pick(tone.crops, ((first + k * (1 + Math.floor(i / 2))) % 4) / 4),
      ),
    });
  }
  return crops;
}

/** Groves where low-frequency noise is high, single trees elsewhere. */
function treesOn(tile: WorldTile, crops: readonly Crop[]): readonly Plant[] {
  return scattered(tile, 7, 0.055, 50).flatMap((at): readonly Plant[] => {
    const roll = rolls(at[0], at[1], 51);
    const wood = noise(at[0], at[1], 0.9, 52);
    if (roll() > (wood > 0.64 ? 0.75 : wood > 0.5 ? 0.16 : 0.05)) return [];
    if (crops.some((crop) => distance(crop.at, at) < crop.size[0] + 0.07)) return [];
    // Crowns can extend slightly over the upper edge of the tile, and hardly over its sides.
    if (at[1] - tile.y < 0.1 || Math.abs(at[0] - tile.x - 0.5) > 0.44) return [];
    const kind = noise(at[0], at[1], 0.7, 53) + roll() * 0.4 > 0.86 ? 'pointed' : 'round';
    return [{ kind, at, size: 0.058 + 0.028 * stepped(roll()), roll: stepped(roll()) }];
  });
}

/** Hedges along roads, on about a third of their length, and never across a field. */
function bushesBeside({ x, y, shape }: WorldTile): readonly Plant[] {
  const bushes: Plant[] = [];
  shape.roads.forEach((road, r) => {
    const line = pointsOf(road.line);
    for (let i = 1; i + 1 < line.length; i++) {
      const [before, here, after] = [line[i - 1]!, line[i]!, line[i + 1]!];
      const along: Point = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(along[0], along[1]) || 1;
      for (const side of [-1, 1]) {
        const roll = rolls(x + here[0], y + here[1], 60 + side + 3 * r);
        if (noise(x + here[0] + side * 3.3, y + here[1], 2.6, 61) < 0.61) continue;
        const off = side * (0.128 + 0.012 * roll());
        const local: Point = [here[0] - (along[1] / length) * off, here[1] + (along[0] / length) * off + 0.02];
        if (clearanceAt(shape, local) < 0.012 || edgeDistance(local) < 0.03) continue;
        const at: Point = [x + local[0], y + local[1]];
        if (bushes.some((bush) => distance(bush.at, at) < 0.055)) continue;
        bushes.push({ kind: 'bush', at, size: 0.034 + 0.01 * stepped(roll()), roll: stepped(roll()) });
      }
    }
  });
  return bushes;
}

/** Occasionally a small flock on open grass. */
function sheepOn(tile: WorldTile, crops: readonly Crop[]): readonly Plant[] {
  const roll = rolls(tile.x, tile.y, 70);
  if (roll() > 0.16) return [];
  const local: Point = [0.2 + 0.6 * roll(), 0.25 + 0.55 * roll()];
  if (clearanceAt(tile.shape, local) < 0.14 || edgeDistance(local) < 0.12) return [];
  const middle: Point = [tile.x + local[0], tile.y + local[1]];
  if (crops.some((crop) => distance(crop.at, middle) < crop.size[0] + 0.14)) return [];
  return [0, 1, 2].map((i) => ({
    kind: 'sheep',
    at: [middle[0] + (i - 1) * 0.085 + 0.02 * roll(), middle[1] + (i % 2) * 0.055],
    size: 0.03,
    roll: stepped(roll()),
  }));
}

function isClearOf(at: Point, crops: readonly Crop[], plants: readonly Plant[], room: number): boolean {
  return (
    crops.every((crop) => distance(crop.at, at) > crop.size[0] + room) &&
    plants.every((plant) => distance(plant.at, at) > plant.size + room)
  );
}

/** Plots of strips with furrows and a dark edge. */
export function paintCrops({ context, scale }: Pen, crops: readonly Crop[]): void {
  for (const crop of crops) {
    context.save();
    context.translate(crop.at[0], crop.at[1]);
    context.rotate(crop.angle);
    const outline = outlineOf(crop);
    outline();
    context.save();
    context.clip();
    paintStrips(crop);
    context.restore();
    outline();
    context.lineWidth = Math.max(0.012, 0.9 / scale);
    context.strokeStyle = tone.cropEdge;
    context.stroke();
    context.restore();
  }

  function outlineOf({ at, size: [a, b] }: Crop): () => void {
    const roll = rolls(at[0], at[1], 41);
    const corner = (sx: number, sy: number): Point => [
      sx * a * (0.88 + 0.12 * roll()),
      sy * b * (0.86 + 0.14 * roll()),
    ];
    const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
    return () => {
      context.beginPath();
      context.moveTo(corners[0][0], corners[0][1]);
      corners.forEach((from, i) => {
        const to = corners[(i + 1) % 4]!;
        const bulge = 1.09;
        const mid: Point = [((from[0] + to[0]) / 2) * bulge, ((from[1] + to[1]) / 2) * bulge];
        context.quadraticCurveTo(mid[0], mid[1], to[0], to[1]);
      });
      context.closePath();
    };
  }

  function paintStrips({ size: [a, b], strips }: Crop): void {
    const width = (2.4 * a) / strips.length;
    strips.forEach(([fill, furrow], i) => {
      const left = -1.2 * a + i * width;
      context.fillStyle = fill;
      context.fillRect(left, -1.3 * b, width, 2.6 * b);
      if (scale < 44) return;
      context.beginPath();
      for (let k = 1; k < 4; k++) {
        context.moveTo(left + (k * width) / 4, -1.3 * b);
        context.lineTo(left + (k * width) / 4, 1.3 * b);
      }
      context.lineWidth = Math.max(0.009, 0.7 / scale);
      context.strokeStyle = furrow;
      context.stroke();
    });
  }
}

/** Tufts and flowers. */
export function paintMeadow({ context, scale }: Pen, { tufts, flowers }: Fields): void {
  if (scale < 40) return;
  context.beginPath();
  for (const [x, y] of tufts) {
    for (const lean of [-0.014, 0, 0.014]) {
      context.moveTo(x + lean * 0.6, y);
      context.lineTo(x + lean * 1.7, y - 0.026);
    }
  }
  context.lineWidth = 0.009;
  context.strokeStyle = tone.tuft;
  context.stroke();
  for (const [[x, y], fill] of flowers) {
    context.beginPath();
    for (const [dx, dy] of [
      [0, 0],
      [0.022, 0.012],
      [0.004, 0.026],
    ] as const) {
      context.moveTo(x + dx + 0.009, y + dy);
      context.arc(x + dx, y + dy, 0.009, 0, 2 * Math.PI);
    }
    context.fillStyle = fill;
    context.fill();
  }
}

/** Trees, bushes, and sheep. */
export const standingPlants = (plants: readonly Plant[]): readonly Standing[] => plants.map(standing);

/** The rolls at which the look of a plant changes. */
const TURNS: { readonly [K in Plant['kind']]: readonly number[] } = {
  round: [0.6],
  pointed: [],
  bush: [0.4, 0.75],
  sheep: [0.5],
};

function standing({ at: [x, y], size, kind, roll }: Plant): Standing {
  const height = kind === 'pointed' ? 3.6 : 2.6;
  const variant = TURNS[kind].filter((turn) => roll >= turn).length;
  return {
    x,
    y,
    reach: [x - 1.6 * size, y - height * size, x + 1.9 * size, y + 0.8 * size],
    look: `${kind} ${size} ${variant}`,
    paint: (pen, px, py) => paint[kind](pen, { at: [px, py], size, variant }),
  };
}

interface Looking extends Pick<Plant, 'at' | 'size'> {
  /** How many of those rolls it has reached. */
  readonly variant: number;
}

const paint: { readonly [K in Plant['kind']]: (pen: Pen, plant: Looking) => void } = {
  round({ context }, { at: [x, y], size, variant }) {
    const [dark, middle, light] = tone.leaves[variant === 0 ? 0 : 1];
    fillEllipse(context, tone.shade, x + size * 0.45, y, size * 1.1, size * 0.42);
    fillEllipse(context, dark, x, y - size, size, size);
    fillEllipse(context, middle, x - size * 0.12, y - size * 1.12, size * 0.82, size * 0.8);
    fillEllipse(context, light, x - size * 0.34, y - size * 1.36, size * 0.38, size * 0.34);
  },
  pointed({ context }, { at: [x, y], size }) {
    const [dark, middle, light] = tone.leaves[1];
    fillEllipse(context, tone.shade, x + size * 0.4, y, size * 0.9, size * 0.34);
    const tier = (fill: string, low: number, high: number, west: number, east: number) =>
      fillShape(
        context,
        fill,
        [
          [-west, -low],
          [0, -high],
          [east, -low],
        ].map(([dx, dy]) => [x + dx! * size, y + dy! * size] as const),
      );
    tier(dark, 0.1, 2, 0.82, 0.82);
    tier(dark, 1.2, 3.1, 0.62, 0.62);
    tier(middle, 0.2, 2, 0.8, 0.2);
    tier(middle, 1.25, 3.1, 0.6, 0.14);
    tier(light, 1.5, 2.9, 0.42, -0.06);
  },
  bush({ context }, { at: [x, y], size, variant }) {
    const [dark, middle, light] = tone.leaves[variant < 2 ? 0 : 1];
    fillEllipse(context, tone.shade, x + size * 0.4, y - size * 0.1, size, size * 0.5);
    fillEllipse(context, dark, x, y - size * 0.7, size, size * 0.9);
    fillEllipse(context, middle, x - size * 0.12, y - size * 0.85, size * 0.78, size * 0.66);
    if (variant > 0) fillEllipse(context, light, x - size * 0.3, y - size * 1.02, size * 0.32, size * 0.28);
  },
  sheep({ context }, { at: [x, y], size, variant }) {
    const facing = variant === 0 ? -1 : 1;
    fillEllipse(context, tone.shade, x + size * 0.3, y, size * 1.1, size * 0.35);
    fillEllipse(context, tone.line, x + facing * size * 0.95, y - size * 0.75, size * 0.42, size * 0.36);
    fillEllipse(context, tone.line, x, y - size * 0.5, size * 1.02, size * 0.66);
    fillEllipse(context, tone.ivory, x, y - size * 0.6, size * 0.9, size * 0.6);
  },
};
