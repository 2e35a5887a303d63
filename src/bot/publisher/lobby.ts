import type { StoredMessage } from '../../tables/stored.ts';
import type { Table } from '../../tables/tables.ts';
import type { Kept, Message } from '../discord/components.ts';
import { readCustomId } from '../discord/customId.ts';
import { failureOf } from '../discord/failure.ts';
import { EDITABLE_FOR } from '../discord/limits.ts';
import { describeError } from '../log.ts';
import { bannerFor } from '../messages/banner.ts';
import { hasEnded, lobbyMessage, movedMessage } from '../messages/lobby.ts';
import { type Context, gameOf, publicLocale, seatingOf } from '../state/context.ts';
import { playersOf } from '../state/players.ts';
import type { Channels } from './channels.ts';
import { isLeftBehind, type News, postedSince } from './news.ts';
import { nonceOf } from './nonce.ts';
import { removed } from './ownMessages.ts';

/** How long the message waits for its banner before it goes without, in ms. */
const PATIENCE = 5_000;
/** How long the answer to `/new` may take to become the lobby message, in ms. */
const ANSWER_TIME = 20_000;

/**
 * Updates the lobby message. It is the answer to `/new`; only if that was lost, it is searched for and, if it never
 * arrived, posted. If the table was moved, or restored before the start, it is posted again.
 *
 * @returns false if the answer may still be on its way
 */
export async function publishLobby(
  context: Context,
  channels: Channels,
  table: Table,
  news: Pick<News, 'isFromEarlierRun' | 'movedAt' | 'lobbyAnewAt'>,
): Promise<boolean> {
  const shown = table.messages.lobby;
  const now = context.clock.now();
  const isMoved = shown !== null && isLeftBehind(news.movedAt, shown);
  const isAnew = shown !== null && isLeftBehind(news.lobbyAnewAt, shown);
  const isOpen = table.status === 'lobby';
  // No answer becomes the message of a rematch, or of an imported game; one that was over before it came has none.
  const isAnswer = table.rematchOf === null && table.origin === null;
  if (shown === null && table.origin !== null && hasEnded(table)) return true;
  if (
    shown === null &&
    isAnswer &&
    !news.isFromEarlierRun &&
    news.movedAt === null &&
    Math.abs(now - table.openedAt) < ANSWER_TIME // The clock may have been set back.
  )
    return false;
  if (shown !== null && shown.seq >= table.seq && news.movedAt === null && !isAnew) return true;

  const locale = publicLocale(table);
  const players = await playersOf(context.names, table, locale);
  const game = gameOf(context.games, table);
  const banner = async (standing: Kept | null) =>
    hasEnded(table) ? null : await bannerFor(context, game, locale, { standing, patience: PATIENCE });
  const compose = async (standing: string | null) => {
    const picture = standing === null ? null : (channels.known(standing)?.picture ?? null);
    return lobbyMessage(game, table, players, locale, await banner(picture));
  };
  // Posted before the board of an imported game, it is one row behind: with the board, it gets its link.
  const seq = table.origin !== null && table.messages.board === null ? table.seq - 1 : table.seq;
  const keep = (id: string, channel: string, generation: number, postedAt: number) =>
    context.tables.attach(table.id, {
      message: { kind: 'lobby', channel, message: id, seq, generation, postedAt, turnSeq: null },
    });

  if (shown !== null && !isMoved && !(isAnew && isOpen)) {
    const isTooOld = isOpen && now - shown.postedAt > EDITABLE_FOR;
    try {
      await channels.edit(shown.channel, shown.message, await compose(shown.message));
      await keep(shown.message, shown.channel, shown.generation, shown.postedAt);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      const isGone = ['messageGone', 'uneditable', 'archived', 'rejected'].includes(failure);
      if (!isGone && !isTooOld) throw error;
      if (!isOpen) return true; // No one needs it anymore: the table has its board.
    }
  }
  const [lost] = shown === null ? await channels.find(table.channel, isLobbyOf(table.id)) : [];
  if (lost) {
    await channels.edit(table.channel, lost.message.id, await compose(lost.message.id));
    await keep(lost.message.id, table.channel, 0, table.openedAt);
    return true;
  }
  const generation = shown === null ? 0 : shown.generation + 1;
  const nonce = nonceOf(table.id, table.seq, 'lobby', generation);
  // Only the first message of a rematch notifies those who are invited: other tables have done so in an answer.
  const missing = table.invited.filter((user) => seatingOf(table, user) === null);
  const pings = shown === null && !isAnswer ? missing : [];
  const message = { ...(await compose(null)), pings };
  const posted = await channels.post(table.channel, message, { nonce, isSilent: pings.length === 0 });
  await keep(posted.id, table.channel, generation, postedSince(now, news.movedAt, news.lobbyAnewAt));
  if (shown !== null && isAnew && !isMoved) await removed(context, channels, table.id, shown);
  if (shown !== null && isMoved) await pointToNewPlace(context, channels, shown, movedMessage(table, locale));
  return true;
}

/** Turns the message in the former place into a pointer to the table. One attempt, best effort. */
async function pointToNewPlace(
  context: Context,
  channels: Channels,
  old: StoredMessage,
  message: Message,
): Promise<void> {
  try {
    await channels.edit(old.channel, old.message, message);
  } catch (error) {
    context.log.info({ error: describeError(error) }, 'updating the old message of a table failed');
  }
}

const isLobbyOf = (table: string) => (customId: string) => {
  const id = readCustomId(customId);
  return id?.kind === 'verb' && id.table === table && id.verb === 'join' ? true : null;
};
