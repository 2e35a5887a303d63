import { failed, ok, type Result } from '../kernel/result.ts';
import { awaitedSeats, type LoadedTable, seatOfUser } from './loadedTable.ts';
import type { NewOutboxEntry } from './store.ts';
import type { BoardNews, LobbyNews, Problem, RelocateRequest } from './tables.ts';

/** Where a table is shown from now on, and what is to be told there. */
interface Relocation {
  readonly channel: string;
  readonly thread: string | null;
  readonly news: readonly NewOutboxEntry[];
}

/**
 * Whoever has a seat, and has not resigned, may take a live table elsewhere. Nothing of it is in the history: it decides
 * nothing.
 */
export function judgeRelocation(
  { info, content, seq, engine }: LoadedTable,
  { interaction, user, channel }: RelocateRequest,
): Result<Relocation, Problem> {
  if (content.status !== 'lobby' && content.status !== 'running')
    return failed({ kind: 'notOpen', status: content.status });
  const seat = seatOfUser(content, user);
  if (!seat) return failed({ kind: 'notSeated' });
  if (seat.resigned) return failed({ kind: 'alreadyResigned' });

  const { id: table } = info;
  const lobby: LobbyNews = { seq, isMoved: true };
  // Everybody who is awaited is to learn where it goes on.
  const board: BoardNews = { seq, before: [], after: awaitedSeats(content), isMoved: true };
  const entry = (kind: NewOutboxEntry['kind'], news: LobbyNews | BoardNews): NewOutboxEntry => ({
    ...{ kind, dedupeKey: `${kind}/${table}/moved/${interaction}`, payload: JSON.stringify(news) },
  });
  return ok({
    // In its own thread it stays there, and is only shown anew.
    ...(channel === info.thread ? { channel: info.channel, thread: channel } : { channel, thread: null }),
    news: [
      entry('lobby', lobby),
      ...(content.startedAt === null ? [] : [entry('board', board)]),
      ...(engine.hasSecrets ? [entry('hand', { ...board, after: [] })] : []), // They lead to the table.
    ],
  });
}
