import type { Seat, Viewer } from '../contract.ts';
import { CHARACTERS, type Character, type District, type Option, type Power } from './ids.ts';

/** Everything that must be remembered. */
export interface State {
  readonly options: readonly Option[];
  /** From 1 on. */
  readonly round: number;
  /** Who chooses first in the next round, if it does not pass on before. */
  readonly crown: Seat;
  readonly selection: Selection;
  /** Who was named by the Assassin and by the Thief in this round. */
  readonly murdered: Character | null;
  readonly robbed: Character | null;
  /** The number of the character called last, murdered and face-up ones passed over; 0 while characters are chosen. */
  readonly called: number;
  /** The next card to be drawn comes first. */
  readonly deck: readonly District[];
  /** In the order in which they came there. */
  readonly discard: readonly Discarded[];
  /** How often the discard pile has become the deck. */
  readonly reshuffles: number;
  /** Who was the first to have a complete city. */
  readonly firstComplete: Seat | null;
  /** What is removed in the rounds to come, where a deal says so; used up before chance is asked. */
  readonly scripted: readonly Removal[];
  /** In seat order. */
  readonly players: readonly Player[];
  /** What is waited for, the present step last; empty when the game is over. */
  readonly agenda: readonly AgendaStep[];
}

/** The characters that a round begins without (rules §5.1). */
export interface Removal {
  /** In the order in which they were turned up. */
  readonly faceUp: readonly Character[];
  /** With seven players the last chooser may take it. */
  readonly faceDown: Character;
}

/** A round's removal, and who was the first to choose. */
export interface Selection extends Removal {
  readonly first: Seat;
}

/** A card of the discard pile. */
export interface Discarded {
  readonly district: District;
  /** Who has seen it go there: all, or only the one who put it there. */
  readonly seenBy: Viewer;
}

export interface Player {
  readonly gold: number;
  /** In the order of `DISTRICTS`. */
  readonly hand: readonly District[];
  /** In the order of building. */
  readonly city: readonly District[];
  /** This round's character; null before it is chosen. */
  readonly character: Character | null;
}

export type AgendaStep = ChooseStep | TurnStep | KeepStep | GraveyardStep;

/** A character is to be chosen. */
export interface ChooseStep {
  readonly kind: 'choose';
  readonly seat: Seat;
}

/** The owner of the character called last is on turn. */
export interface TurnStep {
  readonly kind: 'turn';
  readonly seat: Seat;
  /** What was done, in the order of doing. */
  readonly used: readonly Power[];
  /** How many districts were built. */
  readonly built: number;
}

/** Of the cards drawn so many are to be kept; lies on the turn. */
export interface KeepStep {
  readonly kind: 'keep';
  readonly seat: Seat;
  /** In the order of drawing; in no other place meanwhile. */
  readonly drawn: readonly District[];
  readonly keep: number;
}

/** The owner of the Graveyard is asked whether to take a destroyed district; lies on the Warlord's turn. */
export interface GraveyardStep {
  readonly kind: 'graveyard';
  readonly seat: Seat;
  /** In no other place meanwhile. */
  readonly district: District;
}

/** What is waited for now; null when the game is over. */
export const stepOf = ({ agenda }: State): AgendaStep | null => agenda.at(-1) ?? null;

/** The turn that is being played, also while a question lies on it. */
export function turnOf({ agenda }: State): TurnStep | null {
  const [step] = agenda;
  return step?.kind === 'turn' ? step : null;
}

/** The character that was called last; only where one was. */
export const characterCalled = ({ called }: State): Character => CHARACTERS[called - 1]!;
