import type { StoredMessage } from '../../tables/stored/stored.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Message } from '../discord/components.ts';
import { readCustomId } from '../discord/customId.ts';
import { failureOf } from '../discord/failure.ts';
import { EDITABLE_FOR } from '../discord/limits.ts';
import { describeError } from '../log.ts';
import { bannerFor } from '../messages/banner.ts';
import { hasEnded, lobbyMessage, movedMessage } from '../messages/lobby.ts';
import { type Context, gameOf, publicWords, seatingOf } from '../state/context.ts';
import { guestsOf } from '../state/guests.ts';
import { playersOf } from '../state/players.ts';
import type { Channels } from './channels.ts';
import { isLeftBehind, type News, postedSince } from './news.ts';
import { nonceOf } from './nonce.ts';
import { removed } from './ownMessages.ts';

/** How long the message waits for its banner before it goes without, in ms. */
const PATIENCE = 5_000;
/** How long the answer to `/new` may take to become the lobby message, in ms. */
const ANSWER_TIME = 20_000;

type LobbyNews = Pick<News, 'isFromEarlierRun' | 'movedAt' | 'lobbyAnewAt'>;

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
  news: LobbyNews,
): Promise<boolean> {
  const shown = table.messages.lobby;
  const now = context.clock.now();
  if (shown === null) {
    // An imported game that was over before its message came has none.
    if (table.origin !== null && hasEnded(table)) return true;
    if (isAnswerComing(table, news, now)) return false;
    if (await adoptLost(context, channels, table)) return true;
  } else {
    const isMoved = isLeftBehind(news.movedAt, shown);
    const isAnew = isLeftBehind(news.lobbyAnewAt, shown);
    if (shown.seq >= table.seq && news.movedAt === null && !isAnew) return true;
    const isReposted = isMoved || (isAnew && table.status === 'lobby');
    if (!isReposted && (await editShown(context, channels, table, shown))) return true;
  }
  await postLobby(context, channels, table, news, now);
  return true;
}

/** Whether the answer to `/new` may still become the message. The clock may have been set back. */
const isAnswerComing = (table: Table, { isFromEarlierRun, movedAt }: LobbyNews, now: number): boolean =>
  isAnswer(table) && !isFromEarlierRun && movedAt === null && Math.abs(now - table.openedAt) < ANSWER_TIME;

/** No answer becomes the message of a rematch, or of an imported game. */
const isAnswer = ({ rematchOf, origin }: Table): boolean => rematchOf === null && origin === null;

/** Whether there is a message already that was posted without our getting confirmation; it is the table's from then on. */
async function adoptLost(context: Context, channels: Channels, table: Table): Promise<boolean> {
  const [lost] = await channels.find(table.channel, isLobbyOf(table.id));
  if (lost === undefined) return false;
  const { id } = lost.message;
  await edit(context, channels, table, { channel: table.channel, message: id });
  await keep(context, table, { message: id, channel: table.channel, generation: 0, postedAt: table.openedAt });
  return true;
}

/** @returns false if a new one has to be posted */
async function editShown(context: Context, channels: Channels, table: Table, shown: StoredMessage): Promise<boolean> {
  const isOpen = table.status === 'lobby';
  const isTooOld = isOpen && context.clock.now() - shown.postedAt > EDITABLE_FOR;
  try {
    await edit(context, channels, table, shown);
    await keep(context, table, shown);
    return true;
  } catch (error) {
    const failure = failureOf(error);
    const isGone = ['messageGone', 'uneditable', 'archived', 'rejected'].includes(failure);
    if (!isGone && !isTooOld) throw error;
    return !isOpen; // Once it has started, no one needs it anymore: the table has its board.
  }
}

/** The banner that is there is kept; if Discord doesn't take that, it is uploaded again. */
async function edit(
  context: Context,
  channels: Channels,
  table: Table,
  { channel, message: id }: Pick<StoredMessage, 'channel' | 'message'>,
): Promise<void> {
  const message = await compose(context, channels, table, id);
  try {
    await channels.edit(channel, id, message);
  } catch (error) {
    if (failureOf(error) !== 'rejected' || message.kept.length === 0) throw error;
    await channels.edit(channel, id, await compose(context, channels, table, null));
  }
}

/** @param since when this attempt began: the table may have moved again since */
async function postLobby(
  context: Context,
  channels: Channels,
  table: Table,
  news: LobbyNews,
  since: number,
): Promise<void> {
  const { id, seq, channel } = table;
  const shown = table.messages.lobby;
  const generation = shown === null ? 0 : shown.generation + 1;
  const nonce = nonceOf(id, seq, 'lobby', generation);
  // Only the first message of a rematch notifies those who are invited: other tables have done so in an answer.
  const missing = table.invited.filter((user) => seatingOf(table, user) === null);
  const isCalling = shown === null && !isAnswer(table) && !(await isHidden(context, channels, table));
  const pings = isCalling ? missing : [];
  const message = { ...(await compose(context, channels, table, null)), pings };
  const posted = await channels.post(channel, message, { nonce, isSilent: pings.length === 0 });
  const postedAt = postedSince(since, news.movedAt, news.lobbyAnewAt);
  await keep(context, table, { message: posted.id, channel, generation, postedAt });
  if (shown === null) return;
  if (isLeftBehind(news.movedAt, shown))
    await pointToNewPlace(context, channels, shown, movedMessage(table, publicWords(table)));
  else if (isLeftBehind(news.lobbyAnewAt, shown)) await removed(context, channels, id, shown);
}

/** @param standing the id of the message that is edited, whose banner stays; null for a new one */
async function compose(context: Context, channels: Channels, table: Table, standing: string | null): Promise<Message> {
  const words = publicWords(table);
  const game = gameOf(context.games, table);
  const players = await playersOf(context.names, table, words);
  const picture = standing === null ? null : (channels.known(standing)?.picture ?? null);
  const banner = hasEnded(table)
    ? null
    : await bannerFor(context, game, words, { standing: picture, patience: PATIENCE });
  const guest = await guestsOf(context, table, await isHidden(context, channels, table));
  return lobbyMessage(game, table, players, words, banner, guest);
}

/** Whether the lobby is in a private thread; it is asked for only where somebody invited isn't seated. */
export async function isHidden({ privateThreads }: Context, channels: Channels, table: Table): Promise<boolean> {
  const { channel, invited } = table;
  if (invited.every((user) => seatingOf(table, user) !== null)) return false;
  const known = privateThreads.has(channel);
  if (known !== null) return known;
  const found = await channels.isPrivateThread(channel);
  privateThreads.note(channel, found);
  return found;
}

function keep(
  { tables }: Context,
  table: Table,
  { channel, message, generation, postedAt }: Pick<StoredMessage, 'channel' | 'message' | 'generation' | 'postedAt'>,
): Promise<void> {
  // Posted before the board of an imported game, it is one row behind: with the board, it gets its link.
  const seq = table.origin !== null && table.messages.board === null ? table.seq - 1 : table.seq;
  return tables.attach(table.id, {
    message: { kind: 'lobby', channel, message, seq, generation, postedAt, turnSeq: null },
  });
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
