/** How far a game can have gone, and the most that the box allows: `check` refuses more. */
import { coinsOf } from './coins.ts';
import { currencyOf, sumOf, TILES } from './components.ts';
import { type ByBuilding, type Currency, SIDES, TILE_IDS } from './ids.ts';
import { countsOf } from './scoring.ts';

/** The rules end no game in which nobody buys (rules §13), but no table lasts for so many turns. */
export const MOST_TURNS = 1_000_000;

/** How many tiles there are of each building (rules §2). */
export const MOST_BUILDINGS: ByBuilding<number> = countsOf(TILE_IDS);

/** All walls of the box in one line (rules §2, §12). */
export const LONGEST_WALL = TILES.reduce((sum, { walls }) => sum + SIDES.filter((side) => walls[side]).length, 0);

/** All coins of a currency, paid for one tile (rules §2, §6). */
export const mostPaid = (seats: number, currency: Currency): number =>
  sumOf(coinsOf(seats).filter((coin) => currencyOf(coin) === currency));
