import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Placement } from '../../../../../src/engines/carcassonne/index.ts';
import { paintCell } from '../../../../../src/render/games/carcassonne/map/tiles.ts';
import { worldOf } from '../../../../../src/render/games/carcassonne/map/world.ts';

/** A spring in the northwest, then the river in turns to its lake: each tile touches the next. */
const RIVER: readonly Placement[] = [
  { tile: 'R01', x: 0, y: 0, rotation: 0 },
  { tile: 'R03', x: 1, y: 0, rotation: 0 },
  { tile: 'R04', x: 2, y: 0, rotation: 0 },
  { tile: 'R08', x: 2, y: 1, rotation: 0 },
  { tile: 'R10', x: 2, y: 2, rotation: 90 },
  { tile: 'R06', x: 1, y: 2, rotation: 0 },
  { tile: 'R02', x: 0, y: 2, rotation: 180 },
];

test.each([40, 57, 120])('water flows over the edges of tiles of %i pixels without a seam', (scale) => {
  const world = worldOf(RIVER);
  const side = 3 * scale;
  const context = createCanvas(side, side).getContext('2d');
  for (const cell of world.tiles) paintCell(context, world, cell, { left: cell.x * scale, top: cell.y * scale, scale });
  const { data } = context.getImageData(0, 0, side, side);
  const isWater = (x: number, y: number) => {
    const [red, , blue] = data.subarray((y * side + x) * 4);
    return blue! > red! + 30;
  };
  const along = Array.from({ length: scale }, (_, i) => i);
  for (const [i, { x, y }] of RIVER.slice(1).entries()) {
    const before = RIVER[i]!;
    const isAcross = before.y === y;
    // The first pixels of the tile farther east or south, and the last ones of the other.
    const [edgeX, edgeY] = [Math.max(before.x, x) * scale, Math.max(before.y, y) * scale];
    const water = [-1, 0].map((step) =>
      along.filter((at) => (isAcross ? isWater(edgeX + step, y * scale + at) : isWater(x * scale + at, edgeY + step))),
    );
    expect(water[0]!.length, `${before.tile} to ${i + 1}`).toBeGreaterThan(scale * 0.14);
    expect(water[1], `${before.tile} to ${i + 1}`).toEqual(water[0]);
  }
});
