import { seatOf } from '../../engines/contract.ts';
import type { NewOutboxEntry } from '../stored/outbox.ts';
import type { BoardNews, LobbyNews, OfferNews, VoteNews } from '../table/payloads.ts';

/** An open or running table as a backup had it. */
export interface RestoredTable {
  readonly id: string;
  readonly status: 'lobby' | 'running';
  readonly seq: number;
  /** How many there are. */
  readonly seats: number;
  /** The seats that have to act. */
  readonly awaited: readonly number[];
  /** The row that opened the present vote, or null. */
  readonly voteRow: number | null;
  /** Some seats can be taken over. */
  readonly isOffering: boolean;
}

/**
 * The messages of a table whose backup was restored: all of them anew, since those that are there may be gone or show
 * what came later. Whoever has to act is called again.
 */
export function restoredNews(table: RestoredTable, epoch: string): readonly NewOutboxEntry[] {
  const { id, status, seq, voteRow, isOffering } = table;
  const entry = (kind: NewOutboxEntry['kind'], payload: BoardNews | LobbyNews | VoteNews | OfferNews) => ({
    ...{ kind, dedupeKey: `${kind}/${id}/epoch/${epoch}`, payload: JSON.stringify(payload), isRepost: true },
  });
  const lobby = entry('lobby', { seq, isMoved: false, isAnew: true });
  const called = table.awaited.flatMap((seat) => seatOf(seat, table.seats) ?? []);
  const board: BoardNews = { seq, before: [], after: called, isNewTurn: true, isMoved: false, isAnew: true };
  if (status === 'lobby') return [lobby, entry('hand', board)];
  return [
    ...[lobby, entry('board', board), entry('hand', board)],
    ...(voteRow === null ? [] : [entry('vote', { row: voteRow, outcome: null })]),
    ...(isOffering ? [entry('offer', { seq, taken: null })] : []),
  ];
}
