import type { Placement } from './state.ts';
import { type TurnedTile, turned } from './turned.ts';

/**
 * Cells as small whole numbers, which sort column by column from the west and, within a column, from the north. The
 * start tile is at (0, 0); no game has enough tiles to reach the edge.
 */
const SPAN = 512;
const REACH = SPAN / 2;

/** The number of a cell, or null outside what any game can reach. */
export const cellOf = (x: number, y: number): number | null =>
  x >= -REACH && x < REACH && y >= -REACH && y < REACH ? (x + REACH) * SPAN + y + REACH : null;

export const xOf = (cell: number): number => Math.floor(cell / SPAN) - REACH;
export const yOf = (cell: number): number => (cell % SPAN) - REACH;

/** Offsets to the neighbors to the north, east, south, and west. */
export const STEPS = [-1, SPAN, 1, -SPAN] as const;

/** Whether two cells are the same or touch, corners included. No map reaches the edge, where the next column begins. */
export function areClose(a: number, b: number): boolean {
  const apart = Math.abs(a - b);
  return apart <= 1 || (apart >= SPAN - 1 && apart <= SPAN + 1);
}

/**
 * Everything derived from the placements: which segments form one feature, what is still open, and where tiles can go.
 * Never saved. Memoized per list of placements and extended tile by tile.
 */
export interface Atlas {
  /** By placement. */
  readonly cells: readonly number[];
  readonly tiles: readonly TurnedTile[];
  /**
   * By placement and segment, a union-find forest: the parent node or, at the root of a feature, `~open`, where `open`
   * is the number of edges of a city or road, or of cells around a cloister, that still lack a tile (0 for fields).
   */
  readonly links: Links;
  /** The nodes of all cloisters. */
  readonly cloisters: readonly number[];
  /** The empty cells beside a tile, in ascending order. */
  readonly frontier: readonly number[];
  /** By cell of the frontier: what its neighbors forbid, as bits to compare with a tile's `pattern`. */
  readonly forbidden: readonly number[];
}

type Links = readonly (readonly number[])[];
type MutableLinks = (readonly number[])[];

const EMPTY: Atlas = { cells: [], tiles: [], links: [], cloisters: [], frontier: [], forbidden: [] };

/**
 * The newest atlas is kept outside the memo: a game that only moves forward never touches the WeakMap, which costs more
 * than extending the atlas (with one entry per tile, random games run at two thirds of the speed).
 */
let newest: { readonly placements: readonly Placement[]; readonly atlas: Atlas } = { placements: [], atlas: EMPTY };
const memo = new WeakMap<readonly Placement[], Atlas>();

/** The atlas of these placements. */
export function atlas(placements: readonly Placement[]): Atlas {
  if (placements === newest.placements) return newest.atlas;
  const known = memo.get(placements);
  if (known) return known;
  const made = placements.reduce(extend, EMPTY);
  memo.set(placements, made);
  return made;
}

/** The atlas after one more placement; extends the previous atlas. */
export function place(placements: readonly Placement[], placement: Placement): readonly Placement[] {
  const grown = [...placements, placement];
  newest = { placements: grown, atlas: extend(atlas(placements), placement) };
  return grown;
}

/** A segment on the map as one number. A tile has at most 16 segments. */
export const nodeOf = (placement: number, segment: number): number => placement * 16 + segment;
export const placementOf = (node: number): number => node >> 4;
export const segmentOf = (node: number): number => node & 15;

/** The node that represents the whole feature of a segment. */
export const rootOf = (map: Atlas, node: number): number => rootIn(map.links, node);

/** How many edges of a city or road, or cells around a cloister, still lack a tile. Takes a root. */
export const openOf = (map: Atlas, root: number): number => ~linkAt(map.links, root);

/** The index of the tile on a cell, or −1. */
export const placementAt = (map: Atlas, cell: number): number => map.cells.indexOf(cell);

function extend(before: Atlas, { tile, x, y, rotation }: Placement): Atlas {
  const placed = turned(tile, rotation);
  const cell = cellOf(x, y)!; // The rule has checked that the cell exists.
  const links = [...before.links, placed.needs.map((need) => ~need)];
  const frontier = before.frontier.slice();
  const forbidden = before.forbidden.slice();
  removeCell(frontier, forbidden, cell);
  for (let side = 0; side < 4; side++) {
    const beside = cell + STEPS[side]!;
    const neighbor = placementAt(before, beside);
    if (neighbor < 0) forbidAt(frontier, forbidden, beside, placed.forbids[side]!);
    else joinAcross(links, side, before.cells.length, placed, neighbor, before.tiles[neighbor]!);
  }
  const cloisters = joinCloisters(links, before, cell, placed);
  return { cells: [...before.cells, cell], tiles: [...before.tiles, placed], links, cloisters, frontier, forbidden };
}

function removeCell(frontier: number[], forbidden: number[], cell: number): void {
  const index = frontier.indexOf(cell);
  if (index < 0) return; // The very first tile.
  frontier.splice(index, 1);
  forbidden.splice(index, 1);
}

function forbidAt(frontier: number[], forbidden: number[], cell: number, bits: number): void {
  let index = 0;
  while (index < frontier.length && frontier[index]! < cell) index++;
  if (frontier[index] === cell) {
    forbidden[index]! |= bits;
  } else {
    frontier.splice(index, 0, cell);
    forbidden.splice(index, 0, bits);
  }
}

/** Joins tile `a` to its neighbor on this side: the city or road, and the fields at both half edges. */
function joinAcross(
  links: MutableLinks,
  side: number,
  a: number,
  { edgeSegments, halfSegments }: TurnedTile,
  b: number,
  theirs: TurnedTile,
): void {
  const across = (side + 2) % 4;
  join(links, a, edgeSegments[side]!, b, theirs.edgeSegments[across]!, 2);
  join(links, a, halfSegments[2 * side]!, b, theirs.halfSegments[2 * across + 1]!, 0);
  join(links, a, halfSegments[2 * side + 1]!, b, theirs.halfSegments[2 * across]!, 0);
}

/** Merges two features under the older root; `closed` of their open edges are closed. */
function join(
  links: MutableLinks,
  a: number,
  mine: number | null,
  b: number,
  theirs: number | null,
  closed: number,
): void {
  if (mine === null || theirs === null) return;
  const one = rootIn(links, nodeOf(a, mine));
  const other = rootIn(links, nodeOf(b, theirs));
  const top = Math.min(one, other);
  const below = Math.max(one, other);
  if (top === below) {
    setLink(links, top, ~(~linkAt(links, top) - closed));
  } else {
    setLink(links, top, ~(~linkAt(links, top) + ~linkAt(links, below) - closed));
    setLink(links, below, top);
  }
}

/** Counts the new tile for cloisters around it, and the tiles around it for its own cloister. */
function joinCloisters(links: MutableLinks, before: Atlas, cell: number, placed: TurnedTile): readonly number[] {
  for (const node of before.cloisters) {
    if (areClose(before.cells[placementOf(node)]!, cell)) setLink(links, node, ~(~linkAt(links, node) - 1));
  }
  const segment = placed.kind.segments.findIndex(({ kind }) => kind === 'cloister');
  if (segment < 0) return before.cloisters;
  const node = nodeOf(before.cells.length, segment);
  const around = before.cells.filter((other) => areClose(other, cell)).length;
  setLink(links, node, ~(~linkAt(links, node) - around));
  return [...before.cloisters, node];
}

function rootIn(links: Links, node: number): number {
  let at = node;
  let above = linkAt(links, at);
  while (above >= 0) {
    at = above;
    above = linkAt(links, at);
  }
  return at;
}

const linkAt = (links: Links, node: number): number => links[placementOf(node)]![segmentOf(node)]!;

/** Atlases share their lists of links, so this copies a tile's list instead of changing it. */
function setLink(links: MutableLinks, node: number, link: number): void {
  links[placementOf(node)] = links[placementOf(node)]!.with(segmentOf(node), link);
}
