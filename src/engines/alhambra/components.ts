import {
  BUILDINGS,
  type Building,
  type ByBuilding,
  type Coin,
  type CoinValue,
  CURRENCIES,
  type Currency,
  type Round,
  SIDES,
  type Side,
  TILE_IDS,
  type TileId,
} from './ids.ts';

/** How many can play (rules §2). */
export const SEATS = { min: 2, max: 6 } as const;
/** The starting money reaches at least this total (rules §3.4). */
export const STARTING_MONEY = 20;
/** The most that several coins taken together can add up to (rules §5). */
export const TAKEN_TOGETHER = 5;
/** Places of the market, and coins on display. */
export const PLACES = 4;
/** Coins of each kind: with two players one of three is left out (rules §14). */
export const copiesOfCoin = (seats: number): number => (seats === 2 ? 2 : 3);
/** Tiles that Dirk draws at the start and after the first scoring round (rules §14). */
export const DIRK_DRAWS = 6;
/** Piles of the coin deck, and the piles of the scoring cards, from 1 (rules §3.7). */
export const PILES = 5;
export const SCORING_PILES = { 'scoring-1': 2, 'scoring-2': 4 } as const;

/** What is printed on a tile. */
interface TileKind {
  readonly id: TileId;
  readonly building: Building;
  readonly cost: number;
  readonly walls: Readonly<Record<Side, boolean>>;
}

/** All tiles, in the order of the ids. */
export const TILES: readonly TileKind[] = TILE_IDS.map((id) => {
  const [building, cost, walls] = id.split('-') as [Building, string, string]; // The form of every id.
  const hasWall = (side: Side) => walls.includes(side);
  return {
    id,
    building,
    cost: Number(cost),
    walls: { n: hasWall('n'), e: hasWall('e'), s: hasWall('s'), w: hasWall('w') },
  };
});

const byId = new Map(TILES.map((tile) => [tile.id, tile]));
export const tileKind = (id: TileId): TileKind => byId.get(id)!; // Every id is in the table.

/** The start tile has no walls, no building, and no cost. */
export const START = { x: 0, y: 0 } as const;

const [OPPOSITE, STEP] = [
  { n: 's', e: 'w', s: 'n', w: 'e' },
  { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } },
] as const;
export const opposite = (side: Side): Side => OPPOSITE[side];
/** From a cell to its neighbor on this side. */
export const stepTo = (side: Side): { readonly x: number; readonly y: number } => STEP[side];
export { SIDES };

/** A coin's two halves: its first letter tells its currency, its last digit is its value. */
export const currencyOf = (coin: Coin): Currency => BY_LETTER.get(coin.charCodeAt(0))!; // Each currency has a letter.
const BY_LETTER = new Map(CURRENCIES.map((currency) => [currency.charCodeAt(0), currency]));
export const coinValue = (coin: Coin): CoinValue => (coin.charCodeAt(coin.length - 1) - ZERO) as CoinValue; // 1 to 9
const ZERO = 48;
export const sumOf = (coins: readonly Coin[]): number => coins.reduce((sum, coin) => sum + coinValue(coin), 0);

/** The points of the ranks, first rank first, in each scoring round (rules §11.1). */
export const RANK_POINTS: Readonly<Record<Round, ByBuilding<readonly number[]>>> = {
  1: { pavilion: [1], seraglio: [2], arcades: [3], chambers: [4], garden: [5], tower: [6] },
  2: { pavilion: [8, 1], seraglio: [9, 2], arcades: [10, 3], chambers: [11, 4], garden: [12, 5], tower: [13, 6] },
  3: {
    pavilion: [16, 8, 1],
    seraglio: [17, 9, 2],
    arcades: [18, 10, 3],
    chambers: [19, 11, 4],
    garden: [20, 12, 5],
    tower: [21, 13, 6],
  },
};

/** An entry per building. */
export const forEachBuilding = <T>(entry: (building: Building) => T): ByBuilding<T> =>
  Object.fromEntries(BUILDINGS.map((building) => [building, entry(building)])) as ByBuilding<T>; // One for each.
