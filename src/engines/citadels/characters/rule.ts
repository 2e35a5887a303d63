import type { Seat } from '../../contract.ts';
import type { Event } from '../events.ts';
import type { Colour, Power } from '../ids.ts';
import type { State } from '../state.ts';

/** What a character can do and what it causes. */
export interface CharacterRule {
  /** What its owner can do once per turn, in addition to the action. */
  readonly powers: readonly Power[];
  /** Each district of this color brings one gold of income. */
  readonly income?: Colour;
  /** How many districts its owner can build per turn; one if omitted. */
  readonly builds?: number;
  /** The Warlord cannot destroy its owner's districts, unless this character was murdered. */
  readonly protectsCity?: true;
  /** Never removed face-up: another character is turned up instead (rules §5.1). */
  readonly isNeverFaceUp?: true;
  /** When murdered, its owner is still revealed at the end of the round. */
  readonly isShownAtRoundEnd?: true;
  /** Runs when any character is called, before its owner `seat` starts the turn. */
  onCall?(state: State, seat: Seat, events: Event[]): State;
  /** Runs after all characters have been called. */
  onRoundEnd?(state: State, events: Event[]): State;
}
