/** A table without its game: its seats, its vote, its result. */
import type { Score, Seat, Standings } from '../../engines/contract.ts';
import type { Answer, ClockName, Consent } from '../stored/clock.ts';
import type {
  Ballot,
  Holder,
  MessageKind,
  StoredCall,
  StoredMessage,
  StoredReminder,
  StoredStatus,
  Suspension,
} from '../stored/stored.ts';

/** 'suspended': its record is damaged or its rules threw; nothing can be done at the table until that is fixed. */
export type Status = StoredStatus | 'suspended';

/** A seat and who sits there. */
export interface Seating {
  readonly seat: Seat;
  /** Discord's id of the player, or of the last one if no member holds the seat; null if it has been erased. */
  readonly user: string | null;
  readonly host: boolean;
  readonly holder: Holder;
  /** No member holds this seat: `user` has left. */
  readonly resigned: boolean;
  /** The first row that the player may know as this seat; 0: all of them. */
  readonly heldFrom: number;
  /** Until when a free seat waits for somebody to take it over; null for others. */
  readonly freeUntil: number | null;
  /** Since when the game has been waiting for the seat's present decision; null if it isn't. */
  readonly waitingSince: number | null;
  /** When the time for the present decision is up, outages considered; null without a clock, or if nobody waits. */
  readonly deadline: number | null;
  /** The game is waiting for this seat. */
  readonly awaited: boolean;
  /** The row that last changed what this seat can do. Buttons made for another row are outdated. */
  readonly offer: number;
  /**
   * When that was; for an active seat, since when it has been active. Unix time in milliseconds, like every time in
   * this file.
   */
  readonly since: number;
}

/** How a game ended. */
export interface GameResult {
  /** 'played': by the rules. 'resigned': at most one seat had not resigned. */
  readonly how: 'played' | 'resigned';
  /** Best first; seats that resigned share the last place. */
  readonly standings: Standings;
  /** In seat order. */
  readonly scores: readonly Score[];
}

/** An open vote. The seats that may vote are `electorate`; those of `ballots` have, and may change their minds. */
export type Vote =
  | {
      readonly about: 'overdue';
      /** The row that opened it: buttons name it. */
      readonly row: number;
      /** The seats whose time is up, and those in `gone`. */
      readonly seats: readonly Seat[];
      /** Those whose members have left the server. */
      readonly gone: readonly Seat[];
      /** The seat whose request to take something back has lapsed because of this vote; null for none. */
      readonly lapsedUndo: Seat | null;
      readonly electorate: readonly Seat[];
      readonly ballots: readonly Ballot<Answer>[];
      readonly endsAt: number;
      /** What happens if nobody votes, or if the vote is tied. */
      readonly fallback: Answer;
    }
  | {
      readonly about: 'clock';
      readonly row: number;
      /** The seat that asked for this clock. */
      readonly by: Seat;
      readonly clock: ClockName;
      readonly electorate: readonly Seat[];
      readonly ballots: readonly Ballot<Consent>[];
      readonly endsAt: number;
    }
  | {
      readonly about: 'undo';
      readonly row: number;
      /** The seat that asked to take its last action back. */
      readonly by: Seat;
      /** The last row that is kept. */
      readonly to: number;
      readonly electorate: readonly Seat[];
      readonly ballots: readonly Ballot<Consent>[];
      readonly endsAt: number;
    };

/** Why a vote about overdue seats ended as it did. All but 'votes' leave it to the clock: 'tie' if no answer has most. */
export type Reason = 'votes' | 'tie' | 'noVotes' | 'noVoters';

/**
 * How a vote ended; `seats` and `lapsedUndo` as in the vote. 'acted': all overdue seats have moved, left, or got time by
 * a new clock; or somebody has moved or left, so what should be taken back is no longer the last that happened.
 */
export type VoteOutcome =
  | {
      readonly about: 'overdue';
      readonly answer: 'acted';
      readonly seats: readonly number[];
      readonly lapsedUndo?: number;
    }
  | Extract<Decision, { about: 'overdue' }>
  | { readonly about: 'clock'; readonly answer: Consent; readonly clock: ClockName }
  | { readonly about: 'undo'; readonly answer: Consent | 'acted'; readonly by: number };

/** What lists of tables need: a table without its game state. */
export interface TableHead {
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  readonly thread: string | null;
  readonly messages: { readonly [K in MessageKind]: StoredMessage | null };
  /** The message that mentions the active players within the current turn; null if there is none. */
  readonly call: StoredCall | null;
  readonly game: string;
  readonly options: readonly string[];
  readonly locale: string;
  /** The table that this is a rematch of: its players sit in the same order, moved on by one. Null if it is none. */
  readonly rematchOf: string | null;
  /** The id of the table in the record from which this one was opened, so that it counts for nothing; null if it wasn't. */
  readonly origin: string | null;
  /** Only invited users can take a seat. */
  readonly isPrivate: boolean;
  /** Discord's ids of everyone invited, seated or not. */
  readonly invited: readonly string[];
  readonly clock: ClockName;
  /** Null if there is none. */
  readonly vote: Vote | null;
  /** The messages that remind members now. */
  readonly reminders: readonly StoredReminder[];
  readonly status: Status;
  /** Why the table is suspended; null if it isn't. */
  readonly suspended: Suspension | null;
  readonly seats: readonly Seating[];
  /** Number of the newest row. */
  readonly seq: number;
  readonly openedAt: number;
  readonly changedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Null unless finished. */
  readonly result: GameResult | null;
}

/** What a vote has decided. */
export type Decision =
  | {
      readonly about: 'overdue';
      readonly answer: Answer;
      readonly seats: readonly number[];
      readonly reason: Reason;
      /** See `OverdueVote`. */
      readonly lapsedUndo?: number;
    }
  | { readonly about: 'clock'; readonly answer: Consent; readonly clock: ClockName }
  | { readonly about: 'undo'; readonly answer: Consent; readonly by: number };
