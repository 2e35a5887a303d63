import { failed, ok, type Result } from '../../kernel/result.ts';
import type { NewOutboxEntry } from '../stored/outbox.ts';
import { activeSeats, type LoadedTable, seatOfUser } from '../table/loadedTable.ts';
import type { BoardNews, LobbyNews } from '../table/payloads.ts';
import type { Problem } from '../table/problem.ts';
import type { RelocateRequest } from '../table/requests.ts';

/** Where a table will be shown, and the messages to post there. */
interface Relocation {
  readonly channel: string;
  readonly thread: string | null;
  readonly news: readonly NewOutboxEntry[];
}

/**
 * Any seated player who hasn't resigned can move a live table. This isn't part of the history, because it doesn't
 * affect the game.
 */
export function judgeRelocation(
  { info, content, seq, engine }: LoadedTable,
  { interaction, user, channel }: RelocateRequest,
): Result<Relocation, Problem> {
  if (content.status !== 'lobby' && content.status !== 'running')
    return failed({ kind: 'notOpen', status: content.status });
  if (content.status === 'lobby' && content.freeze !== null) return failed({ kind: 'starting' });
  const seat = seatOfUser(content, user);
  if (!seat) return failed({ kind: 'notSeated' });
  if (seat.holder !== 'member') return failed({ kind: 'alreadyResigned' });

  const { id: table } = info;
  const lobby: LobbyNews = { seq, isMoved: true };
  // Notifies every active player of the new location.
  const board: BoardNews = { seq, before: [], after: activeSeats(content), isMoved: true };
  const entry = (kind: NewOutboxEntry['kind'], news: LobbyNews | BoardNews): NewOutboxEntry => ({
    ...{ kind, dedupeKey: `${kind}/${table}/moved/${interaction}`, payload: JSON.stringify(news), isRepost: true },
  });
  return ok({
    // In its own thread it stays there, and is only posted again.
    ...(channel === info.thread ? { channel: info.channel, thread: channel } : { channel, thread: null }),
    news: [
      entry('lobby', lobby),
      ...(content.startedAt === null ? [] : [entry('board', board)]),
      ...(engine.hasSecrets ? [entry('hand', { ...board, after: [] })] : []), // They link to the table.
    ],
  });
}
