import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { OPTIONS, ROTATIONS, tilesOf } from '../../../../../src/engines/carcassonne/index.ts';
import type { Pen } from '../../../../../src/render/games/carcassonne/map/pen.ts';
import { standingOn } from '../../../../../src/render/games/carcassonne/map/reach.ts';
import { paintCell } from '../../../../../src/render/games/carcassonne/map/tiles.ts';
import { paintWalls, towersOf, WALLS_OVER } from '../../../../../src/render/games/carcassonne/map/walls.ts';
import { surroundings, worldOf, worldOfOne } from '../../../../../src/render/games/carcassonne/map/world.ts';
import { breathe } from '../../../support/pictures.ts';
import { sensibleGame } from '../support/sensibleGame.ts';

const SCALE = 60;

/** Where something paints, in tiles: west, north, east, south; null for nothing at all. */
function painted(
  paint: (pen: Pen) => void,
  x: number,
  y: number,
): readonly [west: number, north: number, east: number, south: number] | null {
  const side = 3 * SCALE;
  const context = createCanvas(side, side).getContext('2d');
  context.translate((1 - x) * SCALE, (1 - y) * SCALE);
  context.scale(SCALE, SCALE);
  paint({ context, scale: SCALE });
  const { data } = context.getImageData(0, 0, side, side);
  const [columns, rows]: [number[], number[]] = [[], []];
  for (let i = 0; i < side * side; i++) {
    if (data[i * 4 + 3] === 0) continue;
    columns.push(i % side);
    rows.push(Math.floor(i / side));
  }
  if (columns.length === 0) return null;
  const least = (list: readonly number[]) => list.reduce((a, b) => Math.min(a, b));
  const most = (list: readonly number[]) => list.reduce((a, b) => Math.max(a, b)) + 1;
  return [
    least(columns) / SCALE - 1 + x,
    least(rows) / SCALE - 1 + y,
    most(columns) / SCALE - 1 + x,
    most(rows) / SCALE - 1 + y,
  ];
}

test('nothing that stands on a tile paints outside of what it says it reaches, nor beyond the next cell', async () => {
  let things = 0;
  for (const [i, { id }] of tilesOf(OPTIONS).entries()) {
    const [x, y] = [3 * i, 7];
    const { tiles } = worldOfOne({ tile: id, rotation: ROTATIONS[i % 4]!, x, y });
    for (const thing of [...standingOn(tiles[0]!), ...towersOf(tiles)]) {
      things++;
      const [west, north, east, south] = thing.reach;
      expect(Math.min(west - x, north - y) > -1 && Math.max(east - x, south - y) < 2, id).toBe(true);
      const seen = painted((pen) => thing.paint(pen, thing.x, thing.y), x, y);
      expect(seen, id).not.toBeNull();
      const pixel = 1.01 / SCALE;
      expect(seen![0], id).toBeGreaterThanOrEqual(west - pixel);
      expect(seen![1], id).toBeGreaterThanOrEqual(north - pixel);
      expect(seen![2], id).toBeLessThanOrEqual(east + pixel);
      expect(seen![3], id).toBeLessThanOrEqual(south + pixel);
    }
    await breathe();
  }
  expect(things).toBeGreaterThan(300);
});

test('no wall paints farther over the edges of its tile than it says', async () => {
  let walled = 0;
  for (const [i, { id }] of tilesOf(OPTIONS).entries()) {
    for (const rotation of ROTATIONS) {
      const [x, y] = [3 * i, 7];
      const [tile] = worldOfOne({ tile: id, rotation, x, y }).tiles;
      const seen = painted((pen) => paintWalls(pen, tile!), x, y);
      if (seen === null) continue;
      walled++;
      const [west, north, east, south] = seen;
      const over = Math.max(x - west, y - north, east - x - 1, south - y - 1);
      expect(over, `${id} ${rotation}`).toBeLessThanOrEqual(WALLS_OVER + 1 / SCALE);
    }
    await breathe();
  }
  expect(walled).toBeGreaterThan(40);
});

test('nothing moves when the map grows: a cell with the same surroundings keeps its pixels', async () => {
  const states = [...sensibleGame(2, 'grow')].map(({ state }) => state);
  const [early, late] = [30, 45].map((tiles) => worldOf(states.find((s) => s.placements.length === tiles)!.placements));
  let same = 0;
  for (const cell of early!.tiles) {
    if (surroundings(early!, cell) !== surroundings(late!, cell)) continue;
    same++;
    const [before, after] = [early!, late!].map((world) => {
      const context = createCanvas(SCALE, SCALE).getContext('2d');
      paintCell(context, world, cell, { left: 0, top: 0, scale: SCALE });
      return Buffer.from(context.getImageData(0, 0, SCALE, SCALE).data);
    });
    expect(before!.equals(after!)).toBe(true);
    await breathe();
  }
  expect(same).toBeGreaterThan(5);
});
