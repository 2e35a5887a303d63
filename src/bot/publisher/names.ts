import type { Table } from '../../tables/table/table.ts';
import type { Message } from '../discord/components.ts';
import { failureOf } from '../discord/failure.ts';
import { announcedIn, announcementMessage, markOf } from '../messages/announcement.ts';
import { hasEnded, lobbyMessage } from '../messages/lobby.ts';
import { offerMessage } from '../messages/offer.ts';
import { startMessage } from '../messages/start.ts';
import { voteMessage } from '../messages/vote.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import { type Context, gameOf, publicWords } from '../state/context.ts';
import { guestsOf } from '../state/guests.ts';
import { type Players, playersOf } from '../state/players.ts';
import { markIn } from './announcements.ts';
import { compose } from './board.ts';
import { type Channels, noneIfGone } from './channels.ts';
import { shrink } from './former.ts';
import { isHidden } from './lobby.ts';
import { removed } from './ownMessages.ts';

/** How far back to look for messages that aren't saved anywhere. */
const DEPTH = 2_000;

type Where = { readonly channel: string; readonly message: string };

/**
 * Writes all messages of a table again that name its members, because the data of one was erased. Messages that are gone,
 * or can no longer be edited, stay as they are.
 *
 * Call it when nothing else about the table waits to be posted.
 *
 * @returns false if something about the table was posted meanwhile, so that this may have written over it
 */
export async function rewriteNames(context: Context, channels: Channels, table: Table): Promise<boolean> {
  const players = await playersOf(context.names, table, publicWords(table));
  const thread = await openedThread(channels, table);
  await rewriteLobby(context, channels, table, players);
  await rewriteBoards(context, channels, table);
  await rewriteNotices(context, channels, table, players);
  await rewriteStory(context, channels, table, players);
  if (thread !== null) await channels.setArchived(thread, true);
  const now = await context.tables.get(table.id);
  return now?.seq === table.seq && now.messages.board?.message === table.messages.board?.message;
}

/** Nothing can be edited in an archived thread. Returns the thread if it had to be opened for a while. */
async function openedThread(channels: Channels, { thread }: Table): Promise<string | null> {
  if (thread === null) return null;
  try {
    if (!(await channels.isArchived(thread))) return null;
    await channels.setArchived(thread, false);
    return thread;
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
    return null; // It is locked or gone, so its messages stay.
  }
}

async function rewriteLobby(context: Context, channels: Channels, table: Table, players: Players): Promise<void> {
  const { lobby } = table.messages;
  if (lobby === null) return;
  const game = gameOf(context.games, table);
  await attempt(async () => {
    const { picture } = hasEnded(table) ? { picture: null } : await channels.get(lobby.channel, lobby.message);
    const guest = await guestsOf(context, table, await isHidden(context, channels, table));
    const message = lobbyMessage(game, table, players, publicWords(table), picture, guest);
    await channels.edit(lobby.channel, lobby.message, message);
  });
}

/** The board, and the lines that are left of those before it, without their pictures. */
export async function rewriteBoards(context: Context, channels: Channels, table: Table): Promise<void> {
  const { board } = table.messages;
  const { standpoints } = table;
  if (board !== null && standpoints !== null) {
    const message = await compose(context, table, standpoints, [], new Set());
    await edit(channels, board, { ...message, pings: [] });
  }
  for (const former of await context.tables.formerBoards(table.id))
    await attempt(() => shrink(context, channels, table, former, null));
}

async function rewriteNotices(context: Context, channels: Channels, table: Table, players: Players): Promise<void> {
  const { vote, offer } = table.messages;
  const game = gameOf(context.games, table);
  if (vote !== null && table.vote !== null)
    await edit(channels, vote, voteMessage(game, table, table.vote, players, []));
  else if (vote !== null) {
    await removed(context, channels, table.id, vote);
    await context.tables.attach(table.id, { gone: 'vote' });
  }
  if (offer !== null) await edit(channels, offer, offerMessage(game, table, players, null));
}

/** The start message, and the announcements, which are found by their buttons. */
async function rewriteStory(context: Context, channels: Channels, table: Table, players: Players): Promise<void> {
  if (table.startedAt === null) return;
  const place = placeOf(table);
  const game = gameOf(context.games, table);
  const start = table.fairness?.startMessage ?? null;
  if (start !== null) {
    const shown = startMessage(game, table, start.shown, publicWords(table));
    await attempt(() => channels.sayAgain(start.channel, start.message, { ...shown, pings: [] }));
  }
  const found = await channels.find(place, markIn(table.id), 'any', DEPTH).catch(noneIfGone);
  const announced = announcedIn(game, await context.tables.story(table.id, 'table'));
  for (const { message, value } of found) {
    const one = announced.find((each) => markOf(each) === value);
    if (one === undefined) continue;
    const content = await announcementMessage(context, game, table, players, one);
    await edit(channels, { channel: place, message: message.id }, content);
  }
}

const edit = (channels: Channels, { channel, message }: Where, content: Message): Promise<void> =>
  attempt(() => channels.edit(channel, message, content));

/** Tries once; only what may work later is an error. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
  }
}
