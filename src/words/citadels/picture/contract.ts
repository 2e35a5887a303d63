/** The few words that stand in the pictures themselves. */
import type { Character, District } from '../../../engines/citadels/index.ts';
import type { Seat } from '../../../engines/contract.ts';

/** Something that was done in a turn, short enough for a few words. */
export type Deed =
  | { readonly kind: 'crowned' }
  | { readonly kind: 'robbedOf'; readonly gold: number }
  | { readonly kind: 'names'; readonly character: Character; readonly how: 'murder' | 'theft' }
  /** All gold of the turn from actions, income, and powers. */
  | { readonly kind: 'took'; readonly gold: number }
  | { readonly kind: 'threwAway'; readonly districts: readonly District[] }
  | { readonly kind: 'drew'; readonly cards: number }
  | { readonly kind: 'built'; readonly district: District }
  | { readonly kind: 'swapped'; readonly partner: Seat }
  | { readonly kind: 'exchanged'; readonly cards: number }
  | { readonly kind: 'destroyed'; readonly district: District; readonly owner: Seat }
  | { readonly kind: 'salvaged'; readonly district: District; readonly seat: Seat };

export interface PictureWords {
  readonly header: HeaderWords;
  readonly deck: string;
  readonly discard: string;
  readonly faceUp: string;
  readonly none: string;
  readonly choosing: string;
  /** What became of a character. */
  readonly nobody: string;
  readonly murdered: string;
  readonly robbed: string;
  readonly toCome: string;
  readonly removed: string;
  /** In the plot whose district would begin the last round: two lines. */
  readonly lastRoundHere: readonly [string, string];
  /** What was done, in a few words after `Merchant: Lena`. */
  deed(deed: Deed, name: (seat: Seat) => string): string;
  /** `Merchant: Lena`. */
  call(character: string, name: string): string;
  /** What was done, one after the other. */
  deeds(told: readonly string[]): string;
  /** Names that are too long for a plot. */
  readonly short: { readonly [D in District]?: string };
  /** The columns of the table at the end. */
  readonly final: {
    readonly city: string;
    readonly colors: string;
    readonly complete: string;
    readonly total: string;
  };
  readonly hand: HandWords;
  readonly sheets: SheetWords;
}

/** What is to be done, with the name of whoever is to do it. */
interface HeaderWords {
  chooses(name: string): string;
  takes(name: string, character: string): string;
  builds(name: string, character: string): string;
  ends(name: string, character: string): string;
  keeps(name: string, keep: number, drawn: number): string;
  salvages(name: string, district: string): string;
  round(round: number): string;
  readonly lastRound: string;
}

/** What stands on the picture of a hand. */
interface HandWords {
  readonly title: string;
  readonly onlyYou: string;
  /** What is to be done. */
  readonly waits: string;
  readonly salvages: string;
  readonly takes: string;
  /** While cards for the deck, or one for the Laboratory, are chosen. */
  readonly exchanges: string;
  readonly gives: string;
  readonly builds: string;
  readonly ends: string;
  readonly chooses: string;
  keeps(keep: number): string;
  readonly noCharacter: string;
  readonly murdered: string;
  /** On the own turn of whoever has an income; with nothing that brings any `noIncome`. */
  income(gold: number, isTaken: boolean): string;
  readonly noIncome: string;
  city(built: number): string;
  /** The gold and the size of the city. */
  figures(gold: number, built: number): string;
  readonly gold: string;
  readonly build: string;
  readonly keep: string;
  readonly throwAway: string;
  /** The same beside a tick on the smallest cards; at most eight letters. */
  readonly discard: string;
  tooDear(gold: number): string;
  readonly alreadyBuilt: string;
  readonly empty: string;
  readonly yourHand: string;
  readonly faceUpOut: string;
  readonly notHere: string;
  readonly caution: string;
}

/** What stands on the lists of all districts and characters, and on cards as large as those. */
interface SheetWords {
  readonly districts: string;
  readonly characters: string;
  readonly cityTitle: string;
  cityOf(name: string): string;
  readonly nothingBuilt: string;
  copies(copies: number): string;
  points(points: number): string;
  /** What a district of a class is worth at the income of this character. */
  incomeOf(character: string): string;
  /** What the special districts do. */
  readonly effects: { readonly [D in District]?: string };
  /** What each character does, in a sentence or two. */
  readonly powers: { readonly [C in Character]: string };
  destroyFor(price: number): string;
  readonly indestructible: string;
}
