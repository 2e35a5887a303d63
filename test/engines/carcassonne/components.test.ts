import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SIDES, TILE_IDS, TILES, type TileKind, tileKind, tilesOf } from '../../../src/engines/carcassonne/index.ts';

const ofSet = (set: string) => TILES.filter((tile) => tile.set === set);
const copies = (tiles: readonly TileKind[]) => tiles.reduce((sum, { count }) => sum + count, 0);
/** How often a test holds, each kind of tile as often as it is in the box. */
const counted = (tiles: readonly TileKind[], holds: (tile: TileKind) => number) =>
  tiles.reduce((sum, tile) => sum + tile.count * holds(tile), 0);

describe('the box', () => {
  test.each([
    ['base', 24, 72],
    ['fluss', 10, 12],
    ['erweiterung', 17, 18],
    ['haendler', 24, 24],
    ['koenig', 5, 5],
    ['drache', 29, 30],
  ])('set %s has %i kinds and %i tiles', (set, kinds, tiles) => {
    expect(ofSet(set)).toHaveLength(kinds);
    expect(copies(ofSet(set))).toBe(tiles);
  });

  test('every id has its tile, in the order of the list', () => {
    expect(TILES.map(({ id }) => id)).toEqual(TILE_IDS);
    expect(TILES).toHaveLength(109);
    for (const id of TILE_IDS) expect(tileKind(id).id).toBe(id);
  });

  test('§2.3 the base set is played alone and with `old`, and D alone is laid before the start', () => {
    expect(copies(tilesOf([]))).toBe(72);
    expect(tilesOf(['old'])).toEqual(tilesOf([]));
    expect(TILES.filter(({ startCopies }) => startCopies > 0).map(({ id, startCopies }) => [id, startCopies])).toEqual([
      ['D', 1],
    ]);
  });

  test('§7 the base set has ten pennants and six cloisters', () => {
    const base = ofSet('base');
    const pennants = (tile: TileKind) =>
      tile.segments.reduce((sum, segment) => sum + (segment.kind === 'city' ? segment.pennants : 0), 0);
    expect(counted(base, pennants)).toBe(10);
    expect(counted(base, ({ segments }) => segments.filter(({ kind }) => kind === 'cloister').length)).toBe(6);
  });

  test('the later sets show what their rules count: goods, inns, cathedrals, signs', () => {
    const goods = (good: string) =>
      counted(TILES, ({ segments }) => segments.filter((one) => one.kind === 'city' && one.good === good).length);
    const cities = (holds: (tile: Extract<TileKind['segments'][number], { kind: 'city' }>) => boolean) =>
      counted(TILES, ({ segments }) => segments.filter((one) => one.kind === 'city' && holds(one)).length);
    const inns = counted(TILES, ({ segments }) => segments.filter((one) => one.kind === 'road' && one.inn).length);
    const flags = (flag: TileKind['flags'][number]) => counted(TILES, (tile) => (tile.flags.includes(flag) ? 1 : 0));
    expect([goods('wine'), goods('grain'), goods('cloth')]).toEqual([9, 6, 5]);
    expect([inns, cities(({ cathedral }) => cathedral), cities(({ princess }) => princess)]).toEqual([6, 2, 6]);
    expect([flags('volcano'), flags('dragon'), flags('portal'), flags('princess')]).toEqual([6, 12, 6, 6]);
    expect([flags('spring'), flags('lake')]).toEqual([1, 1]);
  });

  test.each([
    ['base', '444aa954b8a4e8e0eab0a3fb3eefbac361d6261fbd61639f3b94dd574972a80e'],
    ['fluss', '144d3ce041fbda01bf992dfd9a5c8515f5109d9028487365c35a5219d4ffbca6'],
    ['erweiterung', '6348de69896b2349f387f8997649eb885b0c8892448acf4b0529e7d75de7bf9c'],
    ['haendler', 'ddbb9c6bef7d4ddd59ca35e81a6901dd448058957c8e2f35eca4f5f6e26cfa90'],
    ['koenig', '75da76d21049b79726d5a8e8b7c34f1a51b748b5faf48e3d763fd50765be009a'],
    ['drache', '9d14d86b4e261ae607f299a54eb2b951b9159835c45e7716aa04864a883dad7c'],
  ])('of set %s, all that rules read on a tile is as it was compared with the tiles', (set, digest) => {
    const read = ofSet(set).map(({ name: _, ...rest }) => rest);
    expect(createHash('sha256').update(JSON.stringify(read)).digest('hex')).toBe(digest);
  });
});

describe('every tile', () => {
  test('every city, road and river edge belongs to just one segment of its kind', () => {
    let edges = 0;
    for (const { id, edges: shown, segments } of TILES) {
      for (const side of SIDES) {
        const reaching = segments.filter((one) => 'edges' in one && one.edges.includes(side)).map(({ kind }) => kind);
        expect([id, side, reaching]).toEqual([id, side, shown[side] === 'field' ? [] : [shown[side]]]);
        edges++;
      }
    }
    expect(edges).toBe(436);
  });

  test('every half edge that is not city belongs to just one field', () => {
    let halves = 0;
    for (const { id, edges, segments } of TILES) {
      for (let half = 0; half < 8; half++) {
        const city = edges[SIDES[Math.floor(half / 2)]!] === 'city';
        const fields = segments.filter((one) => one.kind === 'field' && one.halves.includes(half)).length;
        expect([id, half, fields]).toEqual([id, half, city ? 0 : 1]);
        halves++;
      }
    }
    expect(halves).toBe(872);
  });

  test('fields name cities of their own tile, each once', () => {
    let named = 0;
    for (const { segments } of TILES) {
      for (const segment of segments) {
        if (segment.kind !== 'field') continue;
        expect(new Set(segment.cities).size).toBe(segment.cities.length);
        for (const city of segment.cities) expect(segments[city]?.kind).toBe('city');
        named += segment.cities.length;
      }
    }
    expect(named).toBeGreaterThan(100);
  });

  test('§7 no pennant lies on a segment with one edge, so that a city of two tiles never has one', () => {
    const pennants = TILES.flatMap(({ segments }) => segments).filter((one) => one.kind === 'city' && one.pennants > 0);
    expect(pennants.length).toBeGreaterThan(10);
    for (const one of pennants) expect(one.kind === 'city' ? one.edges.length : 0).toBeGreaterThan(1);
  });
});
