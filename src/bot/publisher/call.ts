import type { StoredCall } from '../../tables/stored/stored.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Seating } from '../../tables/table/tableHead.ts';
import { readCustomId } from '../discord/customId.ts';
import { failureOf } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import { callMessage } from '../messages/call.ts';
import { type Context, gameOf, memberOf, publicWords } from '../state/context.ts';
import { playersOf } from '../state/players.ts';
import { type Channels, noneIfGone } from './channels.ts';
import type { News } from './news.ts';
import { nonceOf } from './nonce.ts';

/**
 * Deletes the message that notified members at this table, once all of them have responded or the game has moved on.
 *
 * @returns the message if it is still needed, or null
 */
export async function endCall(
  context: Context,
  channels: Channels,
  table: Table,
  news: News,
): Promise<StoredCall | null> {
  const { call } = table;
  if (news.mayBePosted && news.hasCalls) {
    // An earlier run may have posted some and died before saving that; the one for the newest row is yet to be saved.
    const strays = await channels.find(placeOfBoard(table), rowOnCall(table.id)).catch(noneIfGone);
    for (const { message, value } of strays) {
      if (message.id !== call?.message && value !== table.seq)
        await remove(context, channels, table, placeOfBoard(table), message.id);
    }
  }
  if (call === null) return null;
  const isWithinTurn = table.status === 'running' && !news.isNewTurn;
  if (isWithinTurn && isUnanswered(table, call) && call.channel === placeOfBoard(table)) return call;
  await remove(context, channels, table, call.channel, call.message);
  await context.tables.attach(table.id, { call: null });
  return null;
}

/** Whether someone has not responded yet. Anyone who has responded and is asked again has a newer offer. */
const isUnanswered = ({ seats }: Table, { seats: called, seq }: StoredCall): boolean =>
  seats.some(({ seat, awaited, offer }) => awaited && offer <= seq && called.includes(seat));

/**
 * Notifies members who now have to act within a turn: one short message below the board replaces the previous one.
 *
 * @param users the members to notify
 * @param entries outbox entries that this completes
 */
export async function postCall(
  context: Context,
  channels: Channels,
  table: Table,
  news: News,
  users: readonly string[],
  entries: readonly number[],
): Promise<void> {
  const channel = placeOfBoard(table);
  const before = table.call;
  const called = table.seats.filter((seating) => seating.awaited && isCalled(seating, memberOf(seating)));
  function isCalled({ seat }: Seating, user: string | null): boolean {
    return user !== null && (users.includes(user) || before?.seats.includes(seat) === true);
  }
  const strays = news.mayBePosted ? await channels.find(channel, rowOnCall(table.id)) : [];
  const found = strays.find(({ value: row }) => row === table.seq)?.message;
  const players = await playersOf(context.names, table, publicWords(table));
  const message = callMessage(gameOf(context.games, table), table, called, players, users);
  const nonce = nonceOf(table.id, table.seq, 'call', 0);
  const posted = found ?? (await channels.say(channel, message, { nonce }));
  if (before !== null) await remove(context, channels, table, channel, before.message);
  const seats = called.map(({ seat }) => seat);
  const call = { channel, message: posted.id, seq: table.seq, postedAt: context.clock.now(), seats };
  await context.tables.attach(table.id, { call, told: entries });
}

/** Calls are posted below the board. */
const placeOfBoard = ({ messages: { board }, thread, channel }: Table): string => board?.channel ?? thread ?? channel;

/** Best effort: a leftover button leads to the current move. */
async function remove(
  context: Context,
  channels: Channels,
  table: Table,
  channel: string,
  message: string,
): Promise<void> {
  try {
    await channels.remove(channel, message);
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
    context.log.info({ table: table.id, error: describeError(error) }, 'deleting a call failed');
  }
}

/** A call's button contains its table and row; other buttons that lead to a move contain no row. */
const rowOnCall =
  (table: string) =>
  (customId: string): number | null => {
    const id = readCustomId(customId);
    const isCall = id?.kind === 'verb' && id.table === table && id.verb === 'panel' && /^\d+$/.test(id.argument);
    return isCall ? Number(id.argument) : null;
  };

/** Members who now have to act within the current turn, except those notified elsewhere. */
export const calledUsers = (table: Table, { called }: News, elsewhere: ReadonlySet<string>): readonly string[] =>
  table.seats.flatMap((seating) => {
    const user = memberOf(seating);
    return user !== null && called.includes(seating.seat) && !elsewhere.has(user) ? [user] : [];
  });
