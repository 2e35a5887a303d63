import type { FormerBoard } from '../../tables/table/payloads.ts';
import type { Standpoint, Standpoints } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Message } from '../discord/components.ts';
import { readCustomId } from '../discord/customId.ts';
import { type Failure, failureOf } from '../discord/failure.ts';
import { EDITABLE_FOR } from '../discord/limits.ts';
import { boardMessage } from '../messages/board.ts';
import { finalMessage } from '../messages/final.ts';
import { drawBoard, publicDrawing } from '../messages/pictures.ts';
import { hasLost } from '../messages/sinceLastTurn.ts';
import { type Context, gameOf, memberOf, publicWords } from '../state/context.ts';
import { areKnown, playersOf } from '../state/players.ts';
import { publishAnnouncements } from './announcements.ts';
import { calledUsers, postCall } from './call.ts';
import { type Channels, noneIfGone } from './channels.ts';
import { isLeftBehind, type News, postedSince } from './news.ts';
import { nonceOf } from './nonce.ts';
import { followBoard } from './notices.ts';
import { withdraw } from './takenBack.ts';
import { threadOf } from './thread.ts';

type StoredBoard = NonNullable<Table['messages']['board']>;
/** A board message, and the row that it shows. */
type PostedBoard = Pick<StoredBoard, 'channel' | 'message' | 'seq'>;

/**
 * Updates the board message of a table: a new message for a new turn, an edit within one. What is announced
 * comes first. A player who has to act because of a move within a turn is notified by a short message below.
 *
 * @param entries outbox entries that this completes
 * @returns whether the entries were marked as done in the commit that saved the message
 */
export async function publishBoard(
  context: Context,
  channels: Channels,
  table: Table,
  news: News,
  entries: readonly number[],
): Promise<boolean> {
  const { standpoints } = table;
  const shown = table.messages.board;
  const isLeft = shown !== null && isLeftBehind(news.repostAt, shown);
  if (standpoints === null) return false;
  const isShown = shown !== null && shown.seq >= table.seq && !isLeft;
  // An earlier run may have edited the board and died before it notified anyone.
  if (isShown && !(news.mayBePosted && isWithinTurn(table, news))) return false;

  const thread = await threadOf(context, channels, table);
  const channel = thread ?? table.channel;
  // The thread may have been created, or abandoned, since the last attempt.
  const before = shown?.channel ?? table.channel;
  const strays = news.mayBePosted ? await findStrays(channels, table, channel, before) : [];
  const inDirect = await calledInDirect(context, table, news, standpoints.public);
  const calls = isWithinTurn(table, news) ? calledUsers(table, news, inDirect) : [];
  if (isShown) {
    if (calls.length === 0 || table.call?.seq === table.seq) return false;
    await postCall(context, channels, table, news, calls, entries);
    return true;
  }
  const undone = await withdraw(context, channels, table, { channel, before });
  const hasAnnounced = await publishAnnouncements(context, channels, table, { channel, before }, news.mayBePosted);
  const pings = pingsOf(table, news, inDirect);
  const isOld = shown !== null && context.clock.now() - shown.postedAt > EDITABLE_FOR;
  const mustBeNew =
    shown === null ||
    (news.isNewTurn && (pings.length > 0 || !isSecretNow(context, table, standpoints))) || // Secret choices need no new board.
    hasAnnounced || // The board stays below.
    isLeft ||
    isOld ||
    table.status !== 'running' ||
    shown.channel !== channel ||
    strays.length > 0;

  // How a game ended isn't edited any more: it waits for its names, or is drawn again.
  const isNamed = table.status === 'running' || (await areKnown(context.names, table));
  if (!isNamed) await context.tables.redrawBoard(table.id, table.seq);
  const message = await compose(context, table, standpoints, pings, inDirect);
  if (!mustBeNew && (await edit(context, channels, table, shown, message, calls.length === 0 ? entries : [], undone))) {
    if (calls.length > 0) await postCall(context, channels, table, news, calls, entries);
    return true;
  }

  // Replacing an old message is not news: notify no one.
  const isSilent = pings.length === 0;
  const generation = nextGeneration(table);
  const posted =
    strays.find(({ seq }) => seq === table.seq) ??
    (await postBoard(channels, table, channel, message, { isSilent, generation }));
  const isSameTurn = isWithinTurn(table, news) && shown !== null && shown.channel === posted.channel;
  // The first turn also includes the rows of the start.
  const first = shown === null && Number.isFinite(news.from) ? news.from - 1 : table.seq;
  const turnSeq = isSameTurn ? turnOf(shown) : first;
  await context.tables.attach(table.id, {
    message: {
      ...{ kind: 'board', channel: posted.channel, message: posted.message, seq: table.seq },
      ...{ generation, postedAt: postedSince(context.clock.now(), news.repostAt), turnSeq },
    },
    told: entries,
    former: formersOf(posted, shown, isSameTurn ? null : table.seq, strays, undone),
  });
  await followBoard(context, channels, table);
  return true;
}

/** Whether the current choice is made by direct message. */
const isSecretNow = ({ games }: Context, table: Table, standpoints: Standpoints): boolean =>
  gameOf(games, table).hand?.isSecret(standpoints.public.view.open) === true;

const isWithinTurn = ({ status }: Table, { isNewTurn }: News): boolean => status === 'running' && !isNewTurn;

/** The row that began the turn that a board shows. */
const turnOf = ({ turnSeq, seq }: StoredBoard): number => turnSeq ?? seq;

/**
 * The boards that a new one replaces, and old ones that are written again.
 *
 * @param to the row that began the turn of the new board; null if `shown` shows the same turn: no separate summary for
 * rows that the new board shows itself
 */
function formersOf(
  posted: PostedBoard,
  shown: StoredBoard | null,
  to: number | null,
  strays: readonly PostedBoard[],
  undone: readonly FormerBoard[],
): readonly FormerBoard[] {
  const replaced = shown === null ? [] : [{ ...addressOf(shown), from: turnOf(shown), to, shown: shown.seq }];
  const left = strays.map((stray) => ({ ...addressOf(stray), from: stray.seq, to: null, shown: stray.seq }));
  return [...undone, ...replaced, ...left].filter(({ message }) => message !== posted.message);
}

const addressOf = ({ channel, message }: PostedBoard) => ({ channel, message });

/** Increases whenever the message of this row has to be posted again. */
const nextGeneration = ({ seq, messages }: Table): number =>
  messages.board !== null && messages.board.seq === seq ? messages.board.generation + 1 : 0;

/** Who is mentioned: at the end everyone, once; otherwise the players who now have to act. */
function pingsOf(table: Table, { called }: News, inDirect: ReadonlySet<string>): readonly string[] {
  const all = table.status === 'finished';
  const isFirst = table.messages.board === null;
  return table.seats
    .filter(({ seat, awaited }) => all || called.includes(seat) || (isFirst && awaited))
    .map((seating) => (all ? seating.user : memberOf(seating)))
    .flatMap((user) => (user === null || inDirect.has(user) ? [] : [user]));
}

/** Members who are notified by direct message instead: for a choice made in secret there, or for a loss. */
async function calledInDirect(
  { games, tables, directs }: Context,
  table: Table,
  { from }: News,
  { view, recent }: Standpoint,
): Promise<ReadonlySet<string>> {
  const game = gameOf(games, table);
  if (table.status !== 'running' || game.hand === null) return new Set();
  const isSecret = game.hand.isSecret(view.open);
  const fresh = recent.filter(({ seq }) => seq >= from);
  const called = table.seats.filter((seating) => isSecret || hasLost(game, fresh, seating.seat));
  const users = await Promise.all(
    called.map(async (seating) => {
      const user = memberOf(seating);
      if (user === null || ((await tables.hands.member(user, table.guild))?.hands ?? 'on') !== 'on') return null;
      if (!(await directs.mustWait(user))) return user;
      directs.isFirstCall(table, seating); // The board calls them.
      return null;
    }),
  );
  return new Set(users.filter((user) => user !== null));
}

/** The board of a running table, or how its game ended. */
export async function compose(
  context: Context,
  table: Table,
  standpoints: Standpoints,
  pings: readonly string[],
  inDirect: ReadonlySet<string>,
): Promise<Message> {
  const game = gameOf(context.games, table);
  const words = publicWords(table);
  const players = await playersOf(context.names, table, words);
  const picture = await drawBoard(context, game, table, {
    ...publicDrawing(game, table, standpoints),
    players,
    priority: 'board',
  });
  return table.status === 'running'
    ? boardMessage(game, table, standpoints.public, players, picture, pings, inDirect)
    : finalMessage(game, table, standpoints.public, players, picture, await context.tables.results.outcome(table.id));
}

const NOT_EDITED: readonly Failure[] = ['messageGone', 'uneditable', 'archived', 'rejected'];

/** @returns false if the message cannot be edited, so that a new one has to be posted */
async function edit(
  context: Context,
  channels: Channels,
  table: Table,
  shown: StoredBoard,
  message: Message,
  entries: readonly number[],
  former: readonly FormerBoard[],
): Promise<boolean> {
  try {
    await channels.edit(shown.channel, shown.message, message);
  } catch (error) {
    const failure = failureOf(error);
    // A new message reopens an archived thread; an edit does not. Discord has refused edits that bring a new picture.
    if (NOT_EDITED.includes(failure)) return false;
    throw error;
  }
  await context.tables.attach(table.id, { message: { ...shown, seq: table.seq }, told: entries, former });
  return true;
}

/**
 * Board messages that were posted without our getting confirmation, recognized by their buttons. One of them may show
 * the newest row; the others may be out of date.
 */
async function findStrays(
  channels: Channels,
  table: Table,
  place: string,
  former: string,
): Promise<readonly PostedBoard[]> {
  const read = rowOnBoard(table.id);
  const here = (await channels.find(place, read)).map((found) => ({ ...found, channel: place }));
  const there = former === place ? [] : await channels.find(former, read).catch(noneIfGone);
  return [...here, ...there.map((found) => ({ ...found, channel: former }))]
    .map(({ channel, message, value }) => ({ channel, message: message.id, seq: value }))
    .filter(({ message }) => message !== table.messages.board?.message);
}

async function postBoard(
  channels: Channels,
  { id, seq }: Table,
  channel: string,
  message: Message,
  { isSilent, generation }: { readonly isSilent: boolean; readonly generation: number },
): Promise<PostedBoard> {
  const posted = await channels.post(channel, message, { nonce: nonceOf(id, seq, 'board', generation), isSilent });
  return { channel, message: posted.id, seq };
}

/** Every board message has a button that contains its row, as the last argument: More or, at the end, Move list. */
const rowOnBoard =
  (table: string) =>
  (customId: string): number | null => {
    const id = readCustomId(customId);
    if (id?.kind !== 'verb' || id.table !== table || id.argument === '') return null;
    return id.verb === 'more' || id.verb === 'log' ? Number(id.argument) : null;
  };
