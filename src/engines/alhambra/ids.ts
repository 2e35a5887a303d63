/**
 * The names that exist in Alhambra. One word for one thing:
 * tile = 建物タイル, market = 建物タイル市場, coin = コイン, display = コイン獲得場, supply = 残り建物タイル,
 * deck = コインの山札, reserve = リザーブ, alhambra = a player's own layout of tiles.
 */
import type { Seat } from '../contract.ts';

/** Alhambra has none. */
export const OPTIONS = [] as const;
export type Option = (typeof OPTIONS)[number];

/** The colors of coins, and the places of the market from left to right. */
export const CURRENCIES = ['yellow', 'orange', 'blue', 'green'] as const;
export type Currency = (typeof CURRENCIES)[number];
export type ByCurrency<T> = Readonly<Record<Currency, T>>;

export const COIN_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type CoinValue = (typeof COIN_VALUES)[number];

/** A kind of coin. Equal coins are interchangeable. */
export type Coin = `${Currency}-${CoinValue}`;

/** The kinds of buildings in the order in which they are scored. */
export const BUILDINGS = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const;
export type Building = (typeof BUILDINGS)[number];
export type ByBuilding<T> = Readonly<Record<Building, T>>;

/** Every building tile: building, cost, and the sides with a wall (0: none). No two are equal. */
// biome-ignore format: a line a building is easier to read than a line a tile
export const TILE_IDS = [
  'pavilion-2-new', 'pavilion-3-sw', 'pavilion-4-es', 'pavilion-5-nw', 'pavilion-6-n', 'pavilion-7-e', 'pavilion-8-0',
  'seraglio-3-esw', 'seraglio-4-ne', 'seraglio-5-sw', 'seraglio-6-es', 'seraglio-7-w', 'seraglio-8-s', 'seraglio-9-0',
  'arcades-4-nes', 'arcades-5-nw', 'arcades-6-ne', 'arcades-6-sw', 'arcades-7-es', 'arcades-8-e', 'arcades-8-n', 'arcades-9-0', 'arcades-10-0',
  'chambers-5-nsw', 'chambers-6-es', 'chambers-7-ne', 'chambers-7-sw', 'chambers-8-nw', 'chambers-9-s', 'chambers-9-w', 'chambers-10-0', 'chambers-11-0',
  'garden-6-esw', 'garden-7-nsw', 'garden-8-ne', 'garden-8-nw', 'garden-8-sw', 'garden-9-e', 'garden-10-0', 'garden-10-n', 'garden-10-w', 'garden-11-0', 'garden-12-s',
  'tower-7-new', 'tower-8-nes', 'tower-9-es', 'tower-9-ne', 'tower-9-nw', 'tower-10-w', 'tower-11-0', 'tower-11-n', 'tower-11-s', 'tower-12-0', 'tower-13-e',
] as const;
export type TileId = (typeof TILE_IDS)[number];

/** The sides of a tile, clockwise from north. Tiles are never rotated. */
export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];

/** The three scoring rounds. Cards in the coin deck trigger the first two; the third ends the game. */
export const ROUNDS = [1, 2, 3] as const;
export type Round = (typeof ROUNDS)[number];

/** The cards in the coin deck that trigger a scoring round. */
export const SCORING_CARDS = ['scoring-1', 'scoring-2'] as const;
export type ScoringCard = (typeof SCORING_CARDS)[number];

/** Who is ranked in a scoring round: the players, and with two players Dirk. */
export type Party = Seat | 'dirk';

/** The parts of a score, in display order. */
export const PARTS = [...BUILDINGS, 'walls'] as const;
export type Part = (typeof PARTS)[number];
export type ByPart<T> = Readonly<Record<Part, T>>;
