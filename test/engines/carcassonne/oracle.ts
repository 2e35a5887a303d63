/**
 * The rules a second time, slowly and by another way: maps of strings and flood fill, straight from the printed table
 * of tiles and the words of the rules. It shares no code with the engine.
 */
import { readFileSync } from 'node:fs';

export interface Tile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

export interface Man {
  readonly seat: number;
  readonly figure: string;
  readonly x: number;
  readonly y: number;
  readonly segment: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

interface Printed {
  readonly id: string;
  readonly edges: Readonly<Record<string, string>>;
  readonly flags: readonly string[];
  readonly segments: readonly {
    readonly kind: string;
    readonly edges?: readonly string[];
    readonly pennants?: number;
    readonly inn?: boolean;
    readonly cathedral?: boolean;
    readonly princess?: boolean;
    readonly good?: string;
    readonly halves?: readonly number[];
    readonly cities?: readonly number[];
  }[];
}

/** A feature as a flood has found it. */
interface Region {
  readonly kind: string;
  /** `x,y/segment` of all its segments. */
  readonly segments: ReadonlySet<string>;
  /** `x,y` of all its cells. */
  readonly cells: ReadonlySet<string>;
  readonly complete: boolean;
  readonly pennants: number;
  /** Whether an inn or a cathedral belongs to it. */
  readonly signed: boolean;
  readonly goods: readonly string[];
}

const file = new URL('../../../src/engines/carcassonne/tiles.json', import.meta.url);
const printed: ReadonlyMap<string, Printed> = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as { tiles: Printed[] }).tiles.map((tile) => [tile.id, tile]),
);

const COMPASS = 'nesw';
const NEIGHBOURS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;
/** Half of a tile → half of the neighbour, from the table's own legend. */
const MEETS = [5, 4, 7, 6, 1, 0, 3, 2] as const;

const turnSide = (side: string, rotation: number): string => COMPASS[(COMPASS.indexOf(side) + rotation / 90) % 4]!;
const turnHalf = (half: number, rotation: number): number => (half + rotation / 45) % 8;
const opposite = (side: string): string => turnSide(side, 180);

/** What is special about a tile. */
export const flagsOf = (tile: string): readonly string[] => printed.get(tile)!.flags;

/** What a tile shows at a side of its cell. */
function edgeOf({ tile, rotation }: Pick<Tile, 'tile' | 'rotation'>, side: string): string {
  const { edges } = printed.get(tile)!;
  const original = Object.keys(edges).find((printedSide) => turnSide(printedSide, rotation) === side)!;
  return edges[original]!;
}

export class Oracle {
  readonly #at = new Map<string, Tile>();

  constructor(tiles: readonly Tile[]) {
    for (const tile of tiles) this.#at.set(`${tile.x},${tile.y}`, tile);
  }

  /** All places for a tile, column by column, by trying every cell around the map. */
  places(tile: string): readonly Place[] {
    const xs = [...this.#at.values()].map(({ x }) => x);
    const ys = [...this.#at.values()].map(({ y }) => y);
    const places: Place[] = [];
    for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) {
      for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++) {
        for (const rotation of [0, 90, 180, 270]) if (this.#fits(tile, x, y, rotation)) places.push({ x, y, rotation });
      }
    }
    return places;
  }

  #fits(tile: string, x: number, y: number, rotation: number): boolean {
    if (this.#at.has(`${x},${y}`)) return false;
    let touching = 0;
    for (const [side, [dx, dy]] of Object.entries(NEIGHBOURS)) {
      const neighbour = this.#at.get(`${x + dx},${y + dy}`);
      if (!neighbour) continue;
      touching++;
      if (edgeOf({ tile, rotation }, side) !== edgeOf(neighbour, opposite(side))) return false;
    }
    return touching > 0;
  }

  /** The feature to which a segment belongs. */
  region(x: number, y: number, segment: number): Region {
    const { kind } = this.#segment(x, y, segment);
    const segments = new Set<string>();
    const cells = new Set<string>();
    const goods: string[] = [];
    let signed = false;
    let pennants = 0;
    let holes = 0;
    const waiting = [{ x, y, segment }];
    while (waiting.length > 0) {
      const here = waiting.pop()!;
      const name = `${here.x},${here.y}/${here.segment}`;
      if (segments.has(name)) continue;
      segments.add(name);
      cells.add(`${here.x},${here.y}`);
      const own = this.#segment(here.x, here.y, here.segment);
      pennants += own.pennants ?? 0;
      signed ||= own.inn === true || own.cathedral === true;
      if (own.good !== undefined) goods.push(own.good);
      const { next, open } = this.#across(here.x, here.y, here.segment);
      holes += open;
      waiting.push(...next);
    }
    if (kind === 'cloister') {
      for (const cell of this.#around(x, y)) cells.add(cell);
      return { kind, segments, cells, complete: cells.size === 9, pennants, signed, goods };
    }
    return { kind, segments, cells, complete: kind !== 'field' && holes === 0, pennants, signed, goods };
  }

  /** The completed cities whose wall a farm touches on its own tiles; each by its segments in one text. */
  citiesBeside(farm: Region): ReadonlyMap<string, Region> {
    const cities = new Map<string, Region>();
    for (const name of farm.segments) {
      const { x, y, segment } = parse(name);
      for (const index of this.#segment(x, y, segment).cities ?? []) {
        const city = this.region(x, y, index);
        if (city.complete) cities.set([...city.segments].sort().join(' '), city);
      }
    }
    return cities;
  }

  segmentsAt(x: number, y: number): Printed['segments'] {
    return printed.get(this.#at.get(`${x},${y}`)!.tile)!.segments;
  }

  /** Cloisters on this cell and around it: `x,y/segment`. */
  cloistersNear(x: number, y: number): readonly { readonly x: number; readonly y: number; readonly segment: number }[] {
    return [`${x},${y}`, ...this.#around(x, y)].flatMap((cell) => {
      const [cx = 0, cy = 0] = cell.split(',').map(Number);
      return this.segmentsAt(cx, cy).flatMap(({ kind }, segment) =>
        kind === 'cloister' ? [{ x: cx, y: cy, segment }] : [],
      );
    });
  }

  #around(x: number, y: number): readonly string[] {
    const cells = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${x + dx},${y + dy}`));
    return cells.filter((cell) => cell !== `${x},${y}` && this.#at.has(cell));
  }

  #segment(x: number, y: number, segment: number): Printed['segments'][number] {
    return this.segmentsAt(x, y)[segment]!;
  }

  #across(x: number, y: number, segment: number) {
    const { rotation } = this.#at.get(`${x},${y}`)!;
    const { kind, edges = [], halves = [] } = this.#segment(x, y, segment);
    const next: { x: number; y: number; segment: number }[] = [];
    let open = 0;
    for (const edge of edges) {
      const side = turnSide(edge, rotation) as keyof typeof NEIGHBOURS;
      const [dx, dy] = NEIGHBOURS[side];
      const neighbour = this.#at.get(`${x + dx},${y + dy}`);
      if (!neighbour) open++;
      else {
        const theirs = printed
          .get(neighbour.tile)!
          .segments.findIndex(
            (one) =>
              one.kind === kind && one.edges?.some((back) => turnSide(back, neighbour.rotation) === opposite(side)),
          );
        next.push({ x: x + dx, y: y + dy, segment: theirs });
      }
    }
    for (const half of halves) {
      const turned = turnHalf(half, rotation);
      const [dx, dy] = NEIGHBOURS[COMPASS[Math.floor(turned / 2)] as keyof typeof NEIGHBOURS];
      const neighbour = this.#at.get(`${x + dx},${y + dy}`);
      if (!neighbour) continue;
      const theirs = printed
        .get(neighbour.tile)!
        .segments.findIndex((one) => one.halves?.some((back) => turnHalf(back, neighbour.rotation) === MEETS[turned]));
      next.push({ x: x + dx, y: y + dy, segment: theirs });
    }
    return { next, open };
  }
}

function parse(name: string): { readonly x: number; readonly y: number; readonly segment: number } {
  const [x = 0, y = 0, segment = 0] = name.split(/[,/]/).map(Number);
  return { x, y, segment };
}

export const standsIn = (region: Region, { x, y, segment }: Man): boolean =>
  region.segments.has(`${x},${y}/${segment}`);

/** Seat → strength of the men of that seat. */
function count(men: readonly Man[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { seat, figure } of men) {
    if (figure === 'follower') counts.set(seat, (counts.get(seat) ?? 0) + 1);
    if (figure === 'bigFollower') counts.set(seat, (counts.get(seat) ?? 0) + 2);
  }
  return counts;
}

const strongest = (counts: ReadonlyMap<number, number>): readonly number[] =>
  [...counts].filter(([, number]) => number === Math.max(...counts.values())).map(([seat]) => seat);

/** Rules §7, §8, §10.2, §10.3 */
function pointsOf({ kind, cells: { size }, pennants, complete, signed }: Region): number {
  if (!complete) return signed ? 0 : size + pennants;
  if (signed) return kind === 'city' ? 3 * (size + pennants) : 2 * size;
  return kind === 'city' && size > 2 ? (size + pennants) * 2 : size;
}

/** Rules §7: what the tile at (x, y) has completed pays, and whose men stay. */
export function scoreTile(tiles: readonly Tile[], men: readonly Man[], x: number, y: number) {
  const map = new Oracle(tiles);
  const here = map.segmentsAt(x, y).map((_, segment) => ({ x, y, segment }));
  const paid = new Map<number, number>();
  const seen = new Set<string>();
  const completed: Region[] = [];
  let staying = men;
  for (const at of [...here, ...map.cloistersNear(x, y)]) {
    const region = map.region(at.x, at.y, at.segment);
    const name = [...region.segments].sort().join(' ');
    if (!region.complete || region.kind === 'river' || seen.has(name)) continue;
    seen.add(name);
    completed.push(region);
    const points = pointsOf(region);
    for (const seat of strongest(count(men.filter((man) => standsIn(region, man))))) {
      paid.set(seat, (paid.get(seat) ?? 0) + points);
    }
    staying = staying.filter((man) => !standsIn(region, man));
  }
  return { paid, staying, completed };
}

/** Rules §11.4 */
const hasPig = (men: readonly Man[], seat: number): boolean =>
  men.some((man) => man.figure === 'pig' && man.seat === seat);

/** Rules §8: what everybody gets at the end, farms by the normal or the old rule. */
export function scoreEnd(tiles: readonly Tile[], men: readonly Man[], seats: number, old: boolean): readonly number[] {
  const map = new Oracle(tiles);
  const points = Array.from({ length: seats }, () => 0);
  const regions = new Map<string, Region>();
  for (const { x, y, segment } of men) {
    const region = map.region(x, y, segment);
    regions.set([...region.segments].sort().join(' '), region);
  }
  for (const region of regions.values()) {
    if (region.kind === 'field') continue;
    for (const seat of strongest(count(men.filter((man) => standsIn(region, man))))) {
      points[seat]! += pointsOf(region);
    }
  }
  const farms = [...regions.values()].filter(({ kind }) => kind === 'field');
  const farmCities = new Map(farms.map((farm) => [farm, map.citiesBeside(farm)]));
  const farmersOf = (farm: Region) => men.filter((man) => standsIn(farm, man));
  if (old) {
    for (const city of new Set([...farmCities.values()].flatMap((cities) => [...cities.keys()]))) {
      const farmers = farms.filter((farm) => farmCities.get(farm)!.has(city)).flatMap(farmersOf);
      for (const seat of strongest(count(farmers))) points[seat]! += hasPig(farmers, seat) ? 5 : 4;
    }
  } else {
    for (let seat = 0; seat < seats; seat++) {
      const owned = farms.filter((farm) => strongest(count(farmersOf(farm))).includes(seat));
      for (const city of new Set(owned.flatMap((farm) => [...farmCities.get(farm)!.keys()]))) {
        const beside = owned.filter((farm) => farmCities.get(farm)!.has(city));
        points[seat]! += beside.some((farm) => hasPig(farmersOf(farm), seat)) ? 4 : 3;
      }
    }
  }
  return points;
}

/** Rules §9.4, §9.5: whether a river tile goes on from the last one, and not in a second bend of the same sense. */
export function riverGoesOn(tiles: readonly Tile[], placed: Tile): boolean {
  const ways = (tile: Tile) =>
    Object.entries(NEIGHBOURS).flatMap(([side, way]) => (edgeOf(tile, side) === 'river' ? [way] : []));
  if (ways(placed).length === 0) return true;
  const last = tiles.findLast((tile) => ways(tile).length > 0)!;
  const isFree = ([dx, dy]: readonly [number, number]) =>
    !tiles.some(({ x, y }) => x === last.x + dx && y === last.y + dy);
  const [ox, oy] = ways(last).find(isFree) ?? [0, 0];
  if (placed.x !== last.x + ox || placed.y !== last.y + oy) return false;
  // The cross product of two steps of the river is positive for a right turn, negative for a left turn.
  const into = ways(last).find(([dx, dy]) => dx !== ox || dy !== oy);
  const before = into === undefined ? 0 : -into[0] * oy + into[1] * ox;
  const out = ways(placed).find(([dx, dy]) => dx !== -ox || dy !== -oy);
  const after = out === undefined ? 0 : ox * out[1] - oy * out[0];
  return before === 0 || after === 0 || before !== after;
}

/** Rules §6.3, §11.2, §11.4: whether a figure of this seat may be placed on a segment of the last tile. */
export function mayStand(map: Oracle, men: readonly Man[], man: Man): boolean {
  const region = map.region(man.x, man.y, man.segment);
  const there = men.filter((other) => standsIn(region, other));
  if (region.kind === 'river') return false;
  if (man.figure === 'follower' || man.figure === 'bigFollower') return there.length === 0;
  const hasOwn = there.some(({ seat, figure }) => seat === man.seat && figure.toLowerCase().endsWith('follower'));
  if (man.figure === 'pig') return region.kind === 'field' && hasOwn;
  return (region.kind === 'city' || region.kind === 'road') && !region.complete && hasOwn;
}

/** How many cities or roads of the whole map are complete (rules §12.5). */
export function countComplete(tiles: readonly Tile[], kind: string): number {
  const map = new Oracle(tiles);
  const found = new Set<string>();
  for (const { x, y } of tiles) {
    for (const [segment, one] of map.segmentsAt(x, y).entries()) {
      if (one.kind !== kind) continue;
      const region = map.region(x, y, segment);
      if (region.complete) found.add([...region.segments].sort().join(' '));
    }
  }
  return found.size;
}
