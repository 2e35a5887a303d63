import { expect, test } from 'vitest';
import { BUILDINGS, CLASSES, CUBES } from '../../../../../src/engines/caylus/index.ts';
import { seatsOf } from '../../../../../src/engines/contract.ts';
import { drawAnyCube, drawCube } from '../../../../../src/render/games/caylus/art/cubes.ts';
import { drawCastleHouse, drawToken, drawWorker } from '../../../../../src/render/games/caylus/art/pieces.ts';
import { drawScene, drawTile, placesOn, stripOf, tileHeight } from '../../../../../src/render/games/caylus/art/tile.ts';
import { classTones, cubeTones, tone } from '../../../../../src/render/games/caylus/tones.ts';
import { contrast, mostAlike } from '../../../support/colors.ts';
import { drawn } from '../../../support/drawn.ts';

test('no two buildings look alike, as tiles and as pictures', () => {
  const tiles = BUILDINGS.map(({ id }) => drawn(100, (context) => drawTile(context, id, { x: 0, y: 0, width: 93 })));
  expect(new Set(tiles).size).toBe(BUILDINGS.length);
  const box = { x: 0, y: 0, width: 60, height: 44 };
  const scenes = BUILDINGS.map(({ id }) => drawn(60, (context) => drawScene(context, id, box)));
  // The printed and the neutral carpenter, for one, differ in color alone, but no two of a class do.
  expect(new Set(scenes).size).toBe(BUILDINGS.length);
});

test('pieces of each seat and cubes of each kind look different, also faint ones', () => {
  const seats = seatsOf(5);
  for (const looks of [
    seats.map((seat) => drawn(60, (context) => drawWorker(context, seat, { x: 30, y: 55, height: 50 }))),
    seats.map((seat) => drawn(60, (context) => drawToken(context, seat, { x: 30, y: 30, radius: 12 }))),
    seats.map((seat) => drawn(60, (context) => drawCastleHouse(context, seat, { x: 5, y: 5, side: 40 }))),
    [
      ...[true, false].flatMap((isFaint) =>
        CUBES.map((cube) => drawn(40, (context) => drawCube(context, cube, { x: 0, y: 0, side: 38 }, isFaint))),
      ),
      ...[true, false].map((hasGold) =>
        drawn(40, (context) => drawAnyCube(context, hasGold, { x: 0, y: 0, side: 38 })),
      ),
    ],
  ])
    expect(new Set(looks).size).toBe(looks.length);
});

test('a strip has one row or two, and places for workers only at stables and inn, inside the tile', () => {
  for (const { id, worker, prestige } of BUILDINGS) {
    const rows = stripOf(id);
    expect([1, 2], id).toContain(rows.length);
    if (worker === null) expect(rows[0]).toContainEqual({ kind: 'prestige', n: prestige });
  }
  const at = { x: 100, y: 200, width: 93 };
  for (const [id, count] of [
    ['stables', 3],
    ['inn', 2],
  ] as const) {
    const places = placesOn(id, at);
    expect(places).toHaveLength(count);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(at.x + 10);
      expect(x).toBeLessThan(at.x + at.width - 10);
      expect(y).toBeGreaterThan(at.y + 50);
      expect(y).toBeLessThan(at.y + tileHeight(at.width) - 10);
    }
  }
});

test('numbers on coins and seals can be read', () => {
  expect(contrast(tone.coinInk, tone.coinLight)).toBeGreaterThan(4.5);
  expect(contrast(tone.white, tone.seal)).toBeGreaterThan(4.5);
});

test('people with color blindness can tell cubes apart, and what players build', () => {
  const built = CLASSES.filter((klass) => klass !== 'special' && klass !== 'fixed');
  for (const tones of [CUBES.map((cube) => cubeTones[cube].body), built.map((klass) => classTones[klass].roof)]) {
    const { far, which } = mostAlike(tones);
    expect(far, which).toBeGreaterThan(4);
  }
});
