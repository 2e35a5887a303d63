/** Everything that is stored about a member or a server: to hand it out, and to erase it. */
import type { NewOutboxEntry } from './outbox.ts';

/** Rows by the tables of the schema, each with its columns by name. */
export type StoredRecords = Readonly<Record<string, readonly Readonly<Record<string, string | number | null>>[]>>;

export interface MemberSeats {
  readonly all: number;
  /** Running games. */
  readonly playing: number;
  /** Tables that have not started. */
  readonly waiting: number;
}

/** What is stored under the id of a member. */
export interface PersonalData {
  /** Every row with the member's id, without the ids of others. */
  recordsOf(user: string): Promise<StoredRecords>;
  /** How many tables there are with the member's id, and where the member holds a seat of a live one. */
  seatsOf(user: string): Promise<MemberSeats>;
  /** The tables in whose rows the member's id is. */
  tablesOf(user: string): Promise<readonly string[]>;
  /**
   * Takes the member's id and shuffle word out of one table, with the messages to rewrite, in one commit. A seat that
   * the member still holds is the bot's from then on. Nothing of the game's record changes.
   */
  eraseAt(table: string, user: string, news: readonly NewOutboxEntry[], at: number): Promise<void>;
  /** Deletes the member's settings and sums, but not the channel in which direct messages are still to be deleted. In the sums of others, the member becomes one of the erased opponents. */
  eraseRest(user: string): Promise<void>;
}

/** Whose data is erased. */
export type Subject =
  | { readonly kind: 'member'; readonly user: string }
  | { readonly kind: 'server'; readonly guild: string };

export interface AskedErasure {
  readonly subject: Subject;
  readonly at: number;
}

/**
 * What has been asked to be erased. Of what is done, only a keyed hash of the id remains: it is kept outside the database
 * as well, so that a database restored from an older backup is asked for the same again.
 */
export interface Erasures {
  ask(subject: Subject, at: number): Promise<void>;
  /** What isn't done yet, oldest first. */
  waiting(): Promise<readonly AskedErasure[]>;
  /** Whether the data of this member, or of this server, is being erased. Known without a query. */
  isWaiting(user: string, guild: string | null): boolean;
  /** When this member last asked; null: never. */
  askedAt(user: string): Promise<number | null>;
  /** Nothing of the member is left but the channel of direct messages, which goes now. */
  done(user: string): Promise<void>;
}
