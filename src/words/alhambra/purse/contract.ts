/** The words in the pictures of coins and of scorings, on sheets, and on phones. */
import type { StarterReason } from '../../../engines/alhambra/index.ts';

export interface PurseWords {
  readonly hand: HandWords;
  readonly phone: PhoneWords;
  readonly money: MoneyWords;
  readonly scoring: ScoringWords;
  readonly sheets: SheetWords;
}

/** In the picture of a seat's coins. */
interface HandWords {
  readonly title: string;
  readonly onlyYou: string;
  /** What the player can do now, from here to `wins`. */
  readonly waits: string; // It is not their turn.
  readonly acts: string;
  readonly takes: string;
  readonly buys: string;
  /** `cost`: of the tile that is paid for. */
  pays(cost: number): string;
  readonly places: string;
  readonly rebuilds: string;
  /** In a row without coins. */
  readonly noCoins: string;
  /** On the empty place of a tile that was bought this turn. */
  sold(paid: number): string;
  readonly emptyPlace: string;
  /** Below the sum of a row: whether the tile of this currency can be paid for. */
  readonly exact: string;
  readonly enough: string;
  short(missing: number): string;
  readonly display: string;
  readonly toPlace: string;
  readonly reserve: string;
  /** What a payment brings; `lost`: how much is overpaid. */
  readonly paysExactly: string;
  overpays(lost: number): string;
}

interface PhoneWords {
  /** In the header, below the name of the player on turn. */
  readonly acts: string;
  readonly actsAgain: string;
  readonly places: string;
  readonly placeWon: string;
  readonly toPlace: string;
  readonly reserve: string;
}

/** The starting money of all players. */
interface MoneyWords {
  readonly title: string;
  begins(name: string): string;
  readonly reasons: { readonly [R in StarterReason]: string };
  coins(count: number): string;
}

/** The table of a scoring round. */
interface ScoringWords {
  /** The heads of the last rows: the longest wall, the points before, those of this round, and all points. */
  readonly wall: string;
  readonly before: string;
  readonly gained: string;
  readonly total: string;
}

interface SheetWords {
  readonly tiles: string;
  readonly coins: string;
  readonly points: string;
  /** How many of each coin there are. */
  readonly copies: string;
  readonly copiesForTwo: string;
  /** How many tiles a building has. */
  count(tiles: number): string;
  /** Below the points of the scorings. */
  readonly sharing: string;
  readonly wallPoints: string;
}
