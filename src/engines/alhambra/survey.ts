/**
 * What can change in an alhambra, found in one pass and kept as long as the alhambra is. Sides are bits here: an empty
 * cell or a tile knows on which sides tiles touch it, and which of these have a wall there.
 */

import { remembered } from '../recent.ts';
import { SIDES, stepTo, TILES } from './components.ts';
import type { Cell } from './events.ts';
import type { TileId } from './ids.ts';
import type { PlacedTile } from './state.ts';

/** An empty cell where a tile would touch an open side and enclose no empty cells. */
interface Gap extends Cell {
  /** The sides on which tiles touch the cell. */
  readonly touching: number;
  /** Those of them that are walls of the touching tile. */
  readonly walls: number;
}

/** A placed tile. */
interface Site extends Gap {
  readonly tile: TileId;
  /** Whether others could not be reached on foot without it (rules §7). */
  readonly isCut: boolean;
}

interface Survey {
  /** West to east in each row, north to south. */
  readonly gaps: readonly Gap[];
  /** In placement order. */
  readonly sites: readonly Site[];
}

/** A bit for each side. */
const bitOf = (side: (typeof SIDES)[number]): number => 1 << SIDES.indexOf(side);
export const ALL_SIDES = 15;

const WALLS = new Map<TileId, number>(
  TILES.map(({ id, walls }) => [id, SIDES.reduce((bits, side) => bits | (walls[side] ? bitOf(side) : 0), 0)]),
);
/** The sides on which a tile has a wall. */
export const wallsOf = (tile: TileId): number => WALLS.get(tile)!; // Every tile is listed.

/** Whether a tile with these walls can be placed on this cell (rules §9): its sides match. */
export const fitsGap = (walls: number, gap: Gap): boolean => (walls & gap.touching) === gap.walls;

/** Whether a tile with these walls can take the place of this one (rules §7): the sides with neighbors agree. */
export const fitsSite = fitsGap;

/** Whether a tile can leave the alhambra (rules §7). */
export const canLeave = (site: Site): boolean => !site.isCut && site.touching !== ALL_SIDES;

/** The cells on which a tile can be placed (rules §9), west to east in each row, north to south. */
export const placesFor = (alhambra: readonly PlacedTile[], tile: TileId): readonly Cell[] =>
  gapsFor(alhambra, tile).map(({ x, y }) => ({ x, y }));

/** The same with what is known of the cells. */
export function gapsFor(alhambra: readonly PlacedTile[], tile: TileId): readonly Gap[] {
  const walls = wallsOf(tile);
  return surveyOf(alhambra).gaps.filter((gap) => fitsGap(walls, gap));
}

/** Whether a tile can be placed on this cell. */
export function canPlace(alhambra: readonly PlacedTile[], tile: TileId, x: number, y: number): boolean {
  const gap = surveyOf(alhambra).gaps.find((one) => one.x === x && one.y === y);
  return gap !== undefined && fitsGap(wallsOf(tile), gap);
}

/** The placed tile on this cell. */
export const siteAt = (alhambra: readonly PlacedTile[], x: number, y: number): Site | undefined =>
  surveyOf(alhambra).sites.find((site) => site.x === x && site.y === y);

/** A square of cells around the start tile, wide enough for any alhambra and its neighbors, as one row after another. */
const WIDTH = 128;
const CENTER = WIDTH / 2;
const indexOf = ({ x, y }: Cell): number => (y + CENTER) * WIDTH + x + CENTER;

/** From an index to the cells around it: first its neighbors in the order of `SIDES`, then the corners from northeast on. */
const STEPS = [...SIDES.map(stepTo), { x: 1, y: -1 }, { x: 1, y: 1 }, { x: -1, y: 1 }, { x: -1, y: -1 }].map(
  ({ x, y }) => y * WIDTH + x,
);
/** For each step, the bit of the step back. */
const BACK = STEPS.map((step) => 1 << STEPS.indexOf(-step));
/** The bits of the steps in a circle. */
const CIRCLE = [0, 4, 1, 5, 2, 6, 3, 7];

/** By cell, cleared after every use: 0 for nothing there, otherwise one more than the number of the node. */
const ground = new Uint8Array(WIDTH * WIDTH);
/** Which of the cells around it are occupied, as bits of steps; and which neighbors have a wall toward it. */
const occupied = new Uint8Array(WIDTH * WIDTH);
const facing = new Uint8Array(WIDTH * WIDTH);

export const surveyOf = remembered((alhambra: readonly PlacedTile[]): Survey => {
  // Node 0 is the start tile.
  const places = [indexOf({ x: 0, y: 0 })];
  const walls = [0];
  for (const placed of alhambra) {
    places.push(indexOf(placed));
    walls.push(wallsOf(placed.tile));
  }
  const around = layOut(places, walls);
  try {
    const isCut = cutNodes(places, walls);
    const sites = alhambra.map(({ x, y, tile }, i): Site => {
      const place = places[i + 1]!;
      return { x, y, tile, touching: occupied[place]! & ALL_SIDES, walls: facing[place]!, isCut: isCut[i + 1]! };
    });
    return { gaps: gapsAmong(around), sites };
  } finally {
    for (const place of places) ground[place] = 0;
    for (const place of around) occupied[place] = facing[place] = 0;
  }
});

/** Puts the nodes on the ground and returns all cells next to one, corners included. */
function layOut(places: readonly number[], walls: readonly number[]): readonly number[] {
  const around: number[] = [];
  for (let node = 0; node < places.length; node++) {
    const place = places[node]!;
    ground[place] = node + 1;
    for (let i = 0; i < STEPS.length; i++) {
      const next = place + STEPS[i]!;
      if (occupied[next] === 0) around.push(next);
      occupied[next]! |= BACK[i]!;
      if (walls[node]! & (1 << i)) facing[next]! |= BACK[i]!;
    }
  }
  return around;
}

function gapsAmong(cells: readonly number[]): readonly Gap[] {
  const found: number[] = [];
  for (const place of cells) {
    const touching = occupied[place]! & ALL_SIDES;
    // If only walls touch, no tile there could be reached on foot.
    if (ground[place] === 0 && touching !== facing[place] && ONE_RUN[occupied[place]!]) insert(found, place);
  }
  return found.map((place) => ({
    x: (place % WIDTH) - CENTER,
    y: Math.floor(place / WIDTH) - CENTER,
    touching: occupied[place]! & ALL_SIDES,
    walls: facing[place]!,
  }));
}

/** Into an ascending list; for a dozen numbers faster than to sort them. */
function insert(ascending: number[], value: number): void {
  let at = ascending.length;
  for (; at > 0 && ascending[at - 1]! > value; at--) ascending[at] = ascending[at - 1]!;
  ascending[at] = value;
}

/** For each set of occupied cells: whether they are one unbroken run of the circle, and not all of it (rules §9). */
const ONE_RUN = Array.from({ length: 1 << STEPS.length }, (_, cells) => {
  const isSet = (at: number) => (cells & (1 << CIRCLE[at % CIRCLE.length]!)) !== 0;
  return CIRCLE.filter((_, at) => isSet(at + 1) && !isSet(at)).length === 1;
});

/** For each node whether others hang on it: a depth-first search for the cut vertices of the paths on foot. */
function cutNodes(places: readonly number[], walls: readonly number[]): readonly boolean[] {
  const isCut = places.map(() => false);
  const found = places.map(() => 0);
  let count = 0;

  /** Returns the earliest node that the nodes found from here can reach without going back. */
  function visit(node: number, from: number): number {
    found[node] = ++count;
    let earliest = count;
    for (let side = 0; side < 4; side++) {
      if (walls[node]! & (1 << side)) continue;
      const next = ground[places[node]! + STEPS[side]!]! - 1;
      if (next < 0 || next === from) continue;
      if (found[next] !== 0) {
        earliest = Math.min(earliest, found[next]!);
        continue;
      }
      const reached = visit(next, node);
      if (reached >= found[node]!) isCut[node] = true;
      earliest = Math.min(earliest, reached);
    }
    return earliest;
  }

  visit(0, -1);
  return isCut;
}
