import type { Table } from '../../tables/table/table.ts';
import { failureOf } from '../discord/failure.ts';
import { limits } from '../discord/limits.ts';
import { shorten } from '../discord/text.ts';
import { describeError } from '../log.ts';
import { type Context, gameOf, publicWords } from '../state/context.ts';
import type { Channels } from './channels.ts';

/**
 * The thread where the game is played: created once, from the lobby message, before the start message. If
 * that is not possible the game stays in the channel. Needs no nonce: the thread of a message has that message's id, so
 * repeating the request is harmless.
 */
export async function threadOf(
  { tables, games, log }: Context,
  channels: Channels,
  table: Table,
): Promise<string | null> {
  const { lobby, board } = table.messages;
  if (table.thread !== null || lobby === null) return table.thread;
  if (board !== null && board.postedAt >= lobby.postedAt) return null; // The game is played in the channel.
  const words = publicWords(table);
  const name = words.board.threadName(gameOf(games, table).words[words.locale].name, table.id);
  let thread: string;
  try {
    thread = await channels.openThread(lobby.channel, lobby.message, shorten(name, limits.threadName));
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'unclear') throw error;
    if (failure !== 'threadExists') {
      log.info(
        { table: table.id, error: describeError(error) },
        'creating a thread failed; the game stays in the channel',
      );
      return null;
    }
    thread = lobby.message;
  }
  await tables.attach(table.id, { thread: { id: thread, channel: table.channel } });
  return thread;
}
