/** Rules §13 a second time: by cells as texts and flood fill, without the engine. */
import { flagsOf, type Man, mayStand, Oracle, standsIn, type Tile } from './oracle.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Fable {
  readonly dragon: Point | null;
  readonly fairy: {
    readonly cell: Point;
    readonly with: { readonly seat: number; readonly segment: number } | null;
  } | null;
}

const WAYS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;
const name = ({ x, y }: Point) => `${x},${y}`;
export const isFollower = ({ figure }: Man): boolean => figure.toLowerCase().endsWith('follower');

export const beyond = ({ x, y }: Point, side: string): Point => {
  const [dx, dy] = WAYS[side as keyof typeof WAYS];
  return { x: x + dx, y: y + dy };
};

/** Rules §13.3: the sides to which the dragon can go after this way. */
export function sidesFrom(tiles: readonly Tile[], way: readonly Point[], { fairy }: Fable): readonly string[] {
  const free = new Set(tiles.map(name));
  for (const been of way) free.delete(name(been));
  if (fairy !== null) free.delete(name(fairy.cell));
  return Object.keys(WAYS).filter((side) => free.has(name(beyond(way.at(-1)!, side))));
}

/** The men without these, and without the builders and pigs whom they leave alone (rules §13.3, §13.4). */
export function without(tiles: readonly Tile[], men: readonly Man[], gone: (man: Man) => boolean): readonly Man[] {
  const map = new Oracle(tiles);
  const left = men.filter((man) => !gone(man));
  return left.filter((man) => {
    if (isFollower(man)) return true;
    const region = map.region(man.x, man.y, man.segment);
    return left.some((other) => other.seat === man.seat && isFollower(other) && standsIn(region, other));
  });
}

/** Rules §13.6: she is alone once her follower is gone. */
export function keepFairy({ fairy }: Fable, men: readonly Man[]): Fable['fairy'] {
  if (fairy === null) return null;
  return companion({ dragon: null, fairy }, men) === undefined ? { ...fairy, with: null } : fairy;
}

export const companion = ({ fairy }: Fable, men: readonly Man[]): Man | undefined =>
  men.find(
    (man) =>
      fairy !== null &&
      name(man) === name(fairy.cell) &&
      man.seat === fairy.with?.seat &&
      man.segment === fairy.with.segment,
  );

/** Rules §13.4: the knights of the city that the princess on the last tile has come to. */
export function knightsBeside(tiles: readonly Tile[], men: readonly Man[]): readonly Man[] {
  const map = new Oracle(tiles);
  const { x, y } = tiles.at(-1)!;
  const segment = map.segmentsAt(x, y).findIndex(({ princess }) => princess === true);
  if (segment < 0) return [];
  const city = map.region(x, y, segment);
  return men.filter((man) => isFollower(man) && standsIn(city, man));
}

/** Rules §13.5: where the portal on the last tile leads: by x, then y, then segment. */
export function exitsOf(tiles: readonly Tile[], men: readonly Man[], { dragon }: Fable) {
  const last = tiles.at(-1)!;
  if (!flagsOf(last.tile).includes('portal')) return [];
  const map = new Oracle(tiles);
  const others = tiles.filter((tile) => tile !== last && (dragon === null || name(tile) !== name(dragon)));
  return [...others]
    .sort((a, b) => a.x - b.x || a.y - b.y)
    .flatMap(({ x, y }) =>
      map.segmentsAt(x, y).flatMap((_, segment) => {
        const isFree = mayStand(map, men, { seat: 0, figure: 'follower', x, y, segment });
        return isFree && !map.region(x, y, segment).complete ? [{ x, y, segment }] : [];
      }),
    );
}

/** The dragon goes on by itself as long as it has no choice, and eats; `awaits`: the side is somebody's choice. */
export function walkOn(tiles: readonly Tile[], standing: readonly Man[], begun: readonly Point[], before: Fable) {
  let men = standing;
  let { fairy } = before;
  const way = [...begun];
  for (;;) {
    const dragon = way.at(-1)!;
    const sides = way.length > 6 ? [] : sidesFrom(tiles, way, { dragon, fairy });
    if (sides.length !== 1) return { men, way, fable: { dragon, fairy }, awaits: sides.length > 1 };
    const next = beyond(dragon, sides[0]!);
    men = without(tiles, men, (man) => name(man) === name(next));
    fairy = keepFairy({ dragon: next, fairy }, men);
    way.push(next);
  }
}
