/** Words for Alhambra’s buttons and panels. */
import type { Building, Coin, Currency, Round, TileId } from '../../../engines/alhambra/index.ts';

export interface PanelWords {
  readonly buttons: ButtonWords;
  readonly questions: QuestionWords;
  readonly notes: NoteWords;
  readonly hand: HandWords;
  readonly lists: ListWords;
  /** Below the task: the tiles and coins still face down. */
  status(tiles: number, coins: number): string;
  /** The same after the game. */
  over(turns: number): string;
}

/** Labels of buttons; at most 80 characters. */
interface ButtonWords {
  readonly takeMoney: string;
  readonly buy: string;
  readonly rebuild: string;
  place(tiles: number): string;
  /** At the end, for several players with different numbers of tiles. */
  readonly placeWon: string;
  /** `yellow 3+1, green 1`. */
  coins(coins: readonly Coin[]): string;
  /** A place of the market with its tile; `missing`: what the reader lacks to pay for it, or 0. */
  market(currency: Currency, tile: TileId, missing: number): string;
  /** Coins of the currency that the question names, and what paying with them means. */
  payment(values: readonly number[], cost: number): string;
  /** Placeholder of the menu of coins. */
  tickCoins(currency: Currency): string;
  /** Pays with the coins selected there, or says how much is missing. */
  pay(sum: number, cost: number): string;
  readonly swap: string;
  readonly build: string;
  readonly move: string;
  /** A tile by its letter: `A · tower 9`. */
  lettered(letter: string, tile: TileId): string;
  /** Chooses another tile to be placed first. */
  tile(tile: TileId): string;
  readonly reserve: string;
  readonly dirk: string;
}

interface QuestionWords {
  readonly turn: string;
  readonly take: string;
  readonly buy: string;
  pay(tile: TileId, cost: number): string;
  readonly rebuild: string;
  readonly swap: string;
  swapFor(tile: TileId): string;
  readonly build: string;
  readonly move: string;
  place(tile: TileId): string;
}

/** More information at a step. */
interface NoteWords {
  /** The reader’s coins of one currency. */
  purse(currency: Currency, values: readonly number[]): string;
  /** What an exact payment earns, and that nothing is given back. */
  readonly earnsAction: string;
  /** An action is left after an exact payment. */
  readonly isExtra: string;
  /** What a tile would make the reader’s rank in its building; `others`: how many share the rank. */
  rank(building: Building, count: number, rank: number, others: number): string;
  /** The longest wall that a tile allows, and on one cell. */
  wallUpTo(length: number): string;
  wall(before: number, after: number): string;
  readonly fitsNowhere: string;
  /** Everything that a choice would bring. */
  all(parts: readonly string[]): string;
  /** How many numbered cells there are. */
  places(places: number): string;
  noPlace(tile: TileId): string;
  /** Further tiles to place after this one. */
  further(tiles: readonly TileId[]): string;
  /** Why a kind of rebuilding is impossible. */
  readonly reserveEmpty: string;
  readonly noSwap: string;
  readonly noBuild: string;
  readonly noMove: string;
  /** A kind of rebuilding and why it is impossible. */
  why(label: string, reason: string): string;
  readonly endsActions: string;
  swapped(tile: TileId, removed: TileId, cell: string): string;
  movedToReserve(tile: TileId, cell: string): string;
  /** A path through buttons, and what can be chosen there or what it brings. */
  offer(path: readonly string[], inside: readonly string[]): string;
  /** A choice in such a list, and what it brings; `what` can be empty. */
  brings(label: string, what: string): string;
}

/** Words in the DM and in the alt text of its picture. */
interface HandWords {
  readonly title: string;
  readonly noCoins: string;
  /** All coins: how many, and their total. */
  total(coins: number, sum: number): string;
  /** The tiles that the reader can pay for exactly, and only with a loss. */
  exactly(tiles: readonly TileId[]): string;
  withLoss(tiles: readonly { readonly tile: TileId; readonly lost: number }[]): string;
  readonly nothingToBuy: string;
  toPlace(tiles: readonly TileId[]): string;
}

interface ListWords {
  readonly tiles: string;
  /** All tiles of a building, each with its cost and walls. */
  building(building: Building, tiles: readonly TileId[]): string;
  readonly coins: string;
  /** All coins at a table of two, or of more. */
  inBox(coins: number, copies: number, isOfTwo: boolean): string;
  currency(currency: Currency, coins: number, sum: number): string;
  readonly points: string;
  /** The points of the ranks in each round. */
  ranks(building: Building, rounds: readonly { readonly round: Round; readonly points: readonly number[] }[]): string;
  readonly wallPoints: string;
  readonly shared: string;
  readonly scoring: string;
  readonly notScored: string;
  /** Who has tiles of a building, by rank. */
  scored(building: Building, parties: readonly ScoredParty[]): string;
  walls(lengths: readonly { readonly name: string; readonly length: number }[]): string;
  /** Everyone’s points after that round. */
  totals(round: Round, totals: readonly { readonly name: string; readonly points: number }[]): string;
}

export interface ScoredParty {
  readonly name: string;
  readonly count: number;
  readonly rank: number;
  readonly points: number;
}
