import { failed, ok, type Result } from '../kernel/result.ts';
import { awaitedSeats, type Live, seatOfUser } from './live.ts';
import type { NewOutboxEntry } from './store.ts';
import type { BoardNews, LobbyNews, MoveRequest, Problem } from './tables.ts';

/** Where a table is shown from now on, and what is to be told there. */
export interface Move {
  readonly channel: string;
  readonly thread: string | null;
  readonly news: readonly NewOutboxEntry[];
}

/**
 * Whoever has a seat, and has not resigned, may take a live table elsewhere. Nothing of it is in the history: it decides
 * nothing.
 */
export function judgeMove(
  { heading, sitting, seq, engine }: Live,
  { interaction, user, channel }: MoveRequest,
): Result<Move, Problem> {
  if (sitting.status !== 'lobby' && sitting.status !== 'running')
    return failed({ kind: 'notOpen', status: sitting.status });
  const seat = seatOfUser(sitting, user);
  if (!seat) return failed({ kind: 'notSeated' });
  if (seat.resigned) return failed({ kind: 'alreadyResigned' });

  const { id: table } = heading;
  const lobby: LobbyNews = { seq, isMoved: true };
  // Everybody who is awaited is to learn where it goes on.
  const board: BoardNews = { seq, before: [], after: awaitedSeats(sitting), isMoved: true };
  const entry = (kind: NewOutboxEntry['kind'], news: LobbyNews | BoardNews): NewOutboxEntry => ({
    ...{ kind, dedupeKey: `${kind}/${table}/moved/${interaction}`, payload: JSON.stringify(news) },
  });
  return ok({
    // In its own thread it stays there, and is only shown anew.
    ...(channel === heading.thread ? { channel: heading.channel, thread: channel } : { channel, thread: null }),
    news: [
      entry('lobby', lobby),
      ...(sitting.startedAt === null ? [] : [entry('board', board)]),
      ...(engine.hasSecrets ? [entry('hand', { ...board, after: [] })] : []), // They lead to the table.
    ],
  });
}
