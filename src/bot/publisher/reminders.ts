import { isRecord } from '../../kernel/json.ts';
import type { OutboxEntry } from '../../tables/stored/outbox.ts';
import type { StoredReminder } from '../../tables/stored/stored.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Seating } from '../../tables/table/tableHead.ts';
import { wordsIn } from '../../words/words.ts';
import type { Message } from '../discord/components.ts';
import { readCustomId } from '../discord/customId.ts';
import { failureOf, isUndeliverable } from '../discord/failure.ts';
import { localeOf } from '../interaction/readInteraction.ts';
import { describeError } from '../log.ts';
import { privateReminder, publicReminder, reminderMark } from '../messages/reminder.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import type { Context } from '../state/context.ts';
import { type Channels, noneIfGone } from './channels.ts';
import { DirectsPaused } from './directChannels.ts';
import { nonceOf } from './nonce.ts';
import { removed } from './ownMessages.ts';

/**
 * Deletes the reminders of a table that are out of date and sends those that are due to members who are still in the server:
 * by direct message if the member gets any, else with a mention at the table, one message for all of them. A new reminder
 * replaces the last one of the same member.
 *
 * @param mayBePosted there was an attempt before: it may have succeeded
 */
export async function publishReminders(
  context: Context,
  channels: Channels,
  table: Table,
  entries: readonly OutboxEntry[],
  mayBePosted: boolean,
): Promise<void> {
  const isValid = ({ seat, since }: Pick<StoredReminder, 'seat' | 'since'>) =>
    table.status === 'running' &&
    table.seats.some((one) => one.seat === seat && !one.resigned && one.waitingSince === since);
  const wanted = entries.map(readReminder).flatMap((one) => (one !== null && isValid(one) ? [one.seat] : []));
  const due = table.seats.filter(({ seat, user }) => user !== null && wanted.includes(seat));
  const outdated = table.reminders.filter((one) => !isValid(one) || due.some(({ seat }) => seat === one.seat));
  for (const one of outdated) await removed(context, channels, table.id, one);
  const sent = table.reminders.filter((one) => !outdated.includes(one));

  const atTable: Seating[] = [];
  for (const seating of due) {
    // The others vote about the seat.
    if (seating.user !== null && (await context.gone.check(table.guild, seating.user))) continue;
    const direct = await sendDirect(context, channels, table, seating, mayBePosted);
    if (direct === null) atTable.push(seating);
    else sent.push(direct);
  }
  if (atTable.length > 0) sent.push(...(await sendPublic(context, channels, table, atTable, mayBePosted)));
  if (outdated.length > 0 || due.length > 0) await context.tables.attach(table.id, { reminders: sent });
}

/** Null if the member gets no direct messages. */
async function sendDirect(
  context: Context,
  channels: Channels,
  table: Table,
  seating: Seating,
  mayBePosted: boolean,
): Promise<StoredReminder | null> {
  const { hands } = context.tables;
  const { user } = seating;
  if (user === null) return null;
  const member = await hands.member(user, table.guild);
  if ((member?.hands ?? 'on') !== 'on') return null;
  const words = wordsIn(localeOf(member?.locale ?? table.locale));
  const message: Message = { ...privateReminder(context, table, seating, words), pings: [user] };
  try {
    return await context.directs.send(channels, user, async (channel) => {
      const strays = mayBePosted ? await channels.find(channel, isReminderOf(table, seating)) : [];
      const nonce = nonceOf(table.id, seating.offer, 'reminder', seating.seat);
      const posted = strays[0]?.message ?? (await channels.post(channel, message, { nonce, isSilent: false }));
      return reminderOf(seating, channel, posted.id);
    });
  } catch (error) {
    if (error instanceof DirectsPaused) return null;
    if (!isUndeliverable(error)) throw error;
    context.log.info({ table: table.id, error: describeError(error) }, 'delivering a reminder failed');
    await hands.saveMember(user, table.guild, { hands: 'refused', locale: words.locale });
    return null;
  }
}

async function sendPublic(
  context: Context,
  channels: Channels,
  table: Table,
  seats: readonly Seating[],
  mayBePosted: boolean,
): Promise<readonly StoredReminder[]> {
  const channel = placeOf(table);
  const [first] = seats;
  if (first === undefined) return [];
  const strays = mayBePosted ? await channels.find(channel, isReminderOf(table, first)).catch(noneIfGone) : [];
  const pings = seats.flatMap(({ user }) => user ?? []);
  const nonce = nonceOf(table.id, first.offer, 'reminder', first.seat);
  try {
    const posted = strays[0]?.message ?? (await channels.say(channel, publicReminder(table, seats, pings), { nonce }));
    return seats.map((seating) => reminderOf(seating, channel, posted.id));
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
    context.log.info({ table: table.id, error: describeError(error) }, 'reminding at a table failed');
    return [];
  }
}

const reminderOf = ({ seat, waitingSince, since }: Seating, channel: string, message: string): StoredReminder => ({
  ...{ channel, message, seat },
  since: waitingSince ?? since,
});

/** Our own payload: the tables wrote it. Null if it reminds no one. */
function readReminder({ payload }: OutboxEntry): { readonly seat: number; readonly since: number } | null {
  const value: unknown = JSON.parse(payload);
  if (!isRecord(value)) throw new Error('an outbox entry is not an object');
  return typeof value.seat === 'number' ? { seat: value.seat, since: Number(value.since) } : null;
}

const isReminderOf =
  (table: Table, seating: Seating) =>
  (customId: string): true | null => {
    const id = readCustomId(customId);
    const isMark = id?.kind === 'verb' && id.table === table.id && id.argument === reminderMark(seating);
    return isMark ? true : null;
  };
