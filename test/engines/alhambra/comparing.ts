/** Positions of which each is compared with the slow reading of the rules. */
import { expect } from 'vitest';
import {
  canLeave,
  cellsAround,
  layoutOf,
  longestWall,
  type PlacedTile,
  placesFor,
  siteAt,
  TILE_IDS,
  type TileId,
  whyNotThere,
} from '../../../src/engines/alhambra/index.ts';
import { whyNotLegal } from '../../../src/engines/alhambra/layout.ts';
import { fitsSite, surveyOf, wallsOf } from '../../../src/engines/alhambra/survey.ts';
import { type Stream, seeded, shuffled } from '../../../src/kernel/random.ts';
import { isLegal, isWalledIn, placesOf, removable, replaceable, wallLength } from './oracle.ts';
import { layout } from './support.ts';

/** How many of the tiles outside an alhambra are tried on it. */
const TRIED = 4;

/** The smallest alhambra that is walled in. */
const WALLED_IN = layout('pavilion-2-new 0,-1', 'arcades-4-nes 1,0', 'seraglio-3-esw 0,1', 'chambers-5-nsw -1,0');

const seen = { positions: 0, places: 0, noPlaces: 0, removals: 0, stays: 0, swaps: 0, walls: 0, loops: 0 };

/** Compares so many positions of alhambras that grow and shrink at random; all things that matter are met. */
export function comparePositions(positions: number): void {
  const stream = seeded('oracle').stream('layouts');
  let alhambra: readonly PlacedTile[] = [];
  while (seen.positions < positions) {
    const outside = shuffled(
      stream,
      TILE_IDS.filter((tile) => !alhambra.some((placed) => placed.tile === tile)),
    ).slice(0, TRIED);
    checkPosition(alhambra, outside);
    const isGrown = alhambra.length > 25 || stream.uniform(40) === 0;
    if (isGrown) alhambra = stream.uniform(4) === 0 ? WALLED_IN : [];
    else alhambra = changed(alhambra, outside, stream);
  }
  console.log(`oracle: ${JSON.stringify(seen)}`);
  expect(Object.entries(seen).filter(([, number]) => number === 0)).toEqual([]);
}

function checkPosition(alhambra: readonly PlacedTile[], outside: readonly TileId[]): void {
  expect(isLegal(alhambra)).toBe(true);
  expect(whyNotLegal(alhambra)).toBe(null);
  const ground = layoutOf(alhambra);
  for (const tile of outside) {
    const places = placesOf(alhambra, tile);
    expect(placesFor(alhambra, tile).map(({ x, y }) => [x, y])).toEqual(places);
    const reasons = cellsAround(ground).filter((cell) => whyNotThere(ground, tile, cell) === null);
    expect(reasons.map(({ x, y }) => [x, y])).toEqual(places);
    const swaps = alhambra.filter(({ x, y }) => fitsSite(wallsOf(tile), siteAt(alhambra, x, y)!));
    expect(swaps).toEqual(replaceable(alhambra, tile));
    seen.places += places.length;
    seen.swaps += swaps.length;
    if (places.length === 0) seen.noPlaces++;
  }
  const leaving = removable(alhambra);
  const loose = surveyOf(alhambra).sites.filter(canLeave);
  expect(loose.map(({ x, y, tile }) => ({ tile, x, y }))).toEqual(leaving.map(({ x, y, tile }) => ({ tile, x, y })));
  const length = wallLength(alhambra);
  expect(longestWall(alhambra).length).toBe(length);
  seen.positions++;
  seen.removals += leaving.length;
  seen.stays += alhambra.length - leaving.length;
  if (length > 0) seen.walls++;
  if (isWalledIn(alhambra)) seen.loops++;
}

/** Builds mostly, sometimes removes or swaps; removes where nothing can be built. */
function changed(alhambra: readonly PlacedTile[], outside: readonly TileId[], stream: Stream): readonly PlacedTile[] {
  const kind = stream.uniform(8);
  const tile = outside[0]!;
  const from = <T>(values: readonly T[]): T | undefined =>
    values[values.length === 0 ? 0 : stream.uniform(values.length)];
  const cell = from(placesOf(alhambra, tile));
  if (kind === 0 || (kind > 1 && cell === undefined)) {
    const gone = from(removable(alhambra));
    return gone === undefined ? alhambra : alhambra.filter((one) => one !== gone);
  }
  if (kind === 1) {
    const gone = from(replaceable(alhambra, tile));
    return alhambra.map((one) => (one === gone ? { ...one, tile } : one));
  }
  return cell === undefined ? alhambra : [...alhambra, { tile, x: cell[0], y: cell[1] }];
}
