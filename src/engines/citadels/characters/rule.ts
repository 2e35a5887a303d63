import type { Seat } from '../../contract.ts';
import type { Event } from '../events.ts';
import type { Colour, Power } from '../ids.ts';
import type { State } from '../state.ts';

/** What a character may do and brings about. */
export interface CharacterRule {
  /** What its owner may do once in the turn, besides the action. */
  readonly powers: readonly Power[];
  /** Each district of this colour brings a gold at the income. */
  readonly income?: Colour;
  /** How many districts its owner may build in the turn, where it is not one. */
  readonly builds?: number;
  /** The Warlord cannot destroy its owner's districts, unless it was murdered. */
  readonly protectsCity?: true;
  /** Another is turned up in its place when characters are removed (rules §5.1). */
  readonly isNeverFaceUp?: true;
  /** Murdered, its owner shows himself at the end of the round all the same. */
  readonly isShownAtRoundEnd?: true;
  /** When any character is called, before the turn of its owner `seat` begins. */
  onCall?(state: State, seat: Seat, events: Event[]): State;
  /** When all characters have been called. */
  onRoundEnd?(state: State, events: Event[]): State;
}
