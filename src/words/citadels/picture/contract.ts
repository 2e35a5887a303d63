/** The words written in the pictures of Citadels. */
import type { Character, District, TurnMove } from '../../../engines/citadels/index.ts';
import type { Seat } from '../../../engines/contract.ts';

/** Something that happened in a turn, for a few words. */
export type Deed =
  | { readonly kind: 'crowned' }
  /** The player lost this gold to the Thief. */
  | { readonly kind: 'robbedOf'; readonly gold: number }
  | { readonly kind: 'names'; readonly character: Character; readonly how: 'murder' | 'theft' }
  /** All gold that the player got this turn, from actions, income, and powers. */
  | { readonly kind: 'took'; readonly gold: number }
  | { readonly kind: 'threwAway'; readonly districts: readonly District[] }
  | { readonly kind: 'drew'; readonly cards: number }
  | { readonly kind: 'built'; readonly district: District }
  | { readonly kind: 'swapped'; readonly partner: Seat }
  | { readonly kind: 'exchanged'; readonly cards: number }
  | { readonly kind: 'destroyed'; readonly district: District; readonly owner: Seat }
  /** `seat` used the Graveyard to take the destroyed district. */
  | { readonly kind: 'salvaged'; readonly district: District; readonly seat: Seat };

export interface PictureWords {
  readonly header: HeaderWords;
  readonly deck: string;
  readonly discard: string;
  readonly faceUp: string;
  /** After `faceUp`, if no character is out. */
  readonly none: string;
  /** The round's first phase, in which characters are chosen. */
  readonly choosing: string;
  /** What happened to a character. `nobody`: it was called, but no one had it. */
  readonly nobody: string;
  readonly murdered: string;
  readonly robbed: string;
  /** Not called yet. */
  readonly toCome: string;
  /** Out of this round, face up. */
  readonly removed: string;
  /** Two lines, in the place for the district that would trigger the last round. */
  readonly lastRoundHere: readonly [string, string];
  /** In a few words, after `Merchant: Lena`. */
  deed(deed: Deed, name: (seat: Seat) => string): string;
  /** The character called and its player: `Merchant: Lena`. */
  call(character: string, name: string): string;
  /** Joins several deeds. */
  deeds(deeds: readonly string[]): string;
  /** Shorter names of districts whose full names do not fit into their place in a city. */
  readonly shortNames: { readonly [D in District]?: string };
  readonly final: FinalWords;
  /** Short names for a list of moves still possible. Moves that feel like one thing share a name. */
  readonly furtherMoves: { readonly [M in FurtherMove]: string };
  readonly hand: HandWords;
  readonly sheets: SheetWords;
}

/** What the points at the end are made of. */
interface FinalWords {
  /** Before the points of the districts. */
  readonly districts: string;
  /** After the points for five colors, for the first city with eight districts, and for later ones. */
  readonly allFive: string;
  readonly firstWithEight: string;
  readonly eight: string;
  /** In the laurel of the first complete city; at most three letters. */
  readonly first: string;
  /** Before the emblem of the only missing color. `points`: what it would have scored. */
  missing(points: number): string;
  /** Before the emblem of the color as which the Haunted City counts. */
  haunted(district: string): string;
  /** What broke the tie, in the row ahead. */
  readonly tie: TieWords;
  /** The same for small spaces. `districts` follows a picture of a card. */
  readonly shortTie: TieWords;
}

export interface TieWords {
  districts(own: number, other: number): string;
  gold(own: number, other: number): string;
  readonly shared: string;
  /** In the winner's row, when everyone else has resigned. */
  readonly allLeft: string;
}

/** Moves that can follow the turn’s basic action. */
export type FurtherMove = Exclude<TurnMove, 'drawCards' | 'takeGold' | 'endTurn'>;

/** Whose turn it is and what they can do. */
interface HeaderWords {
  chooses(name: string): string;
  takes(name: string, character: string): string;
  /** `moves`: still possible before the end of the turn; can be empty. */
  still(name: string, character: string, moves: readonly string[]): string;
  keeps(name: string, keep: number, drawn: number): string;
  salvages(name: string, district: string): string;
  /** In two lines: who, then what (from `tasks`). */
  who(name: string, character: string): string;
  readonly tasks: TaskWords;
  round(round: number): string;
  readonly lastRound: string;
}

/** What the player named above it can do. */
interface TaskWords {
  readonly chooses: string;
  readonly takes: string;
  still(moves: readonly string[]): string;
  keeps(keep: number, drawn: number): string;
  salvages(district: string): string;
}

/** The words in the picture of a hand. */
interface HandWords {
  readonly title: string;
  readonly onlyYou: string;
  /** What the player can do now, from here to `keeps`. */
  readonly waits: string; // It is not their turn.
  readonly salvages: string;
  readonly takes: string;
  /** Choosing cards to exchange with the deck, or (`gives`) one to discard for the Laboratory. */
  readonly exchanges: string;
  readonly gives: string;
  readonly builds: string;
  still(moves: readonly string[]): string;
  readonly chooses: string;
  keeps(keep: number): string;
  readonly noCharacter: string;
  readonly murdered: string;
  /** On the player's own turn, if their character earns income; `noIncome` if no district of theirs brings any. */
  income(gold: number, isTaken: boolean): string;
  readonly noIncome: string;
  city(built: number): string;
  /** The player's gold and the size of their city. */
  figures(gold: number, built: number): string;
  readonly gold: string;
  /** On cards that can be chosen. */
  readonly build: string;
  readonly keep: string;
  readonly throwAway: string;
  /** Like `throwAway`, but next to a check mark on the smallest cards, so at most eight letters. */
  readonly discard: string;
  /** On cards that cannot be built; `gold`: how much is missing. */
  tooExpensive(gold: number): string;
  readonly alreadyBuilt: string;
  readonly empty: string;
  readonly yourHand: string;
  /** On characters that can’t be chosen: out of the round, or not among the cards passed on. */
  readonly faceUpOut: string;
  readonly notHere: string;
  /** The same with their names in a line. */
  faceUpAre(characters: readonly string[]): string;
  notHereAre(characters: readonly string[]): string;
  /** The reader's own place in the order of choosing. */
  readonly you: string;
  /** A reminder not to give secrets away in the chat. */
  readonly caution: string;
}

/** The words on the sheets of all districts and characters, and on other cards of that size. */
interface SheetWords {
  readonly districts: string;
  readonly characters: string;
  /** The heading of a close-up of one city. */
  readonly cityTitle: string;
  cityOf(name: string): string;
  readonly nothingBuilt: string;
  /** How many of a district are in the deck. */
  copies(copies: number): string;
  /** The same during a game, with how many are built. */
  copiesBuilt(copies: number, built: number): string;
  points(points: number): string;
  /** The income that one district of a color brings this character. */
  incomeOf(character: string): string;
  /** What the special districts do. */
  readonly effects: { readonly [D in District]?: string };
  /** What each character does, in a sentence or two. */
  readonly powers: { readonly [C in Character]: string };
  /** On districts of a city while the Warlord chooses. */
  destroyFor(price: number): string;
  readonly indestructible: string;
}
