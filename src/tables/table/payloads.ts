/** What the entries of the outbox hold, as JSON. */
import type { Seat } from '../../engines/contract.ts';
import type { VoteOutcome } from './tableHead.ts';

/**
 * Payload of a 'board' or 'hand' entry in the outbox. `before` and `after` are the active seats before and after the
 * change; before a new turn, none. `isNewTurn`: the change began a turn of somebody else, so a new board is due; missing
 * in entries from before this was stored. `from`: the first row of the change, of which `seq` is the last; omitted if no
 * row was added. `isMoved`: the table has moved to another channel, so post both messages there. `isAnew`: post the board
 * again in the same channel, and the hand. `isPaused`: say that the table is suspended.
 */
export interface BoardNews {
  readonly seq: number;
  readonly from?: number;
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
  readonly isNewTurn?: boolean;
  readonly isMoved: boolean;
  readonly isAnew?: boolean;
  readonly isPaused?: boolean;
}

/** Payload of a 'lobby' entry in the outbox. */
export interface LobbyNews {
  readonly seq: number;
  readonly isMoved: boolean;
  /** Post it again in the same channel, or edit it once the game has started. */
  readonly isAnew?: boolean;
}

/** Payload of a 'start' entry in the outbox: the row `freeze` for which the start message is due. */
export interface StartNews {
  readonly row: number;
}

/**
 * Payload of a 'former' entry in the outbox: a board message that has been replaced. `to` is the row that began the
 * turn of the new board; null if that shows the same turn, so the old message is deleted. `shown`: the row whose digits
 * stood with it; missing in entries from before there were digits.
 */
export interface FormerBoard {
  readonly channel: string;
  readonly message: string;
  readonly from: number;
  readonly to: number | null;
  readonly shown?: number;
}

/**
 * Payload of a 'names' entry in the outbox: the messages that name members are written again. `isBoardOnly`: only the board,
 * because it was drawn before all names were known.
 */
export interface NamesNews {
  readonly isBoardOnly?: boolean;
}

/** Payload of a 'vote' entry in the outbox. `outcome`: null as long as the vote `row` is open. */
export interface VoteNews {
  readonly row: number;
  readonly outcome: VoteOutcome | null;
}

/**
 * Payload of an 'offer' entry in the outbox: the seats that can be taken over have changed. Those that no member holds
 * are offered (`Seating.holder`); if there are none or the table has ended, the message goes.
 */
export interface OfferNews {
  readonly seq: number;
  /** The seat that somebody has just taken over or come back to, or null. */
  readonly taken: Seat | null;
}

/**
 * Payload of a 'reminder' entry in the outbox. `seat`: whom to remind, unless the decision for which the game has waited
 * `since` then has been made. Null: nobody; only delete reminders that are out of date.
 */
export interface ReminderNews {
  readonly seat: Seat | null;
  readonly since: number;
}
