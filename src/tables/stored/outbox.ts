/** What still has to be sent to Discord, as it is stored. */
import type { OutboxKind } from './stored.ts';

export interface NewOutboxEntry {
  readonly kind: OutboxKind;
  /** An entry with an existing key isn't added again. */
  readonly dedupeKey: string;
  readonly payload: string;
  /** When it is due; omitted: at once. */
  readonly dueAt?: number;
  /** It replaces messages: it counts as added after all that the table has now, even if the clock has been set back. */
  readonly isRepost?: boolean;
}

export interface OutboxEntry extends NewOutboxEntry {
  readonly id: number;
  readonly table: string;
  readonly attempts: number;
  readonly nextAt: number;
  readonly createdAt: number;
}

/** The outbox entries that a commit removes and adds. */
export interface OutboxChange {
  readonly delivered: readonly number[];
  readonly news: readonly NewOutboxEntry[];
  readonly at: number;
}

/** What still has to be sent to Discord. */
export interface Outbox {
  /** Entries that are due, oldest first; if there are more than `limit`, the newest of them. */
  due(now: number, limit: number): Promise<readonly OutboxEntry[]>;
  /** All entries of a table, due or not, oldest first. */
  ofTable(table: string): Promise<readonly OutboxEntry[]>;
  /** Removes entries that were sent, or superseded by something newer. */
  done(ids: readonly number[]): Promise<void>;
  /** Counts an attempt and postpones the entry. */
  retryLater(id: number, nextAt: number): Promise<void>;
  /** Postpones the entry, which has not been tried. */
  postpone(id: number, nextAt: number): Promise<void>;
  /** The earliest time later than `now` at which something is due, or null. */
  nextAt(now: number): Promise<number | null>;
}
