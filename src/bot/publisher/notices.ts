import type { OutboxEntry } from '../../tables/stored/outbox.ts';
import type { OutboxKind } from '../../tables/stored/stored.ts';
import type { Table } from '../../tables/table/table.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import type { Context } from '../state/context.ts';
import type { Channels } from './channels.ts';
import { publishLobby } from './lobby.ts';
import { publishOffer } from './offer.ts';
import { publishReminders } from './reminders.ts';
import { endVote, publishVote } from './vote.ts';

/** Publishes everything beside a table's board: its vote, the offer of its seats, and its reminders. */
export async function publishNotices(
  context: Context,
  channels: Channels,
  table: Table,
  entries: readonly OutboxEntry[],
): Promise<void> {
  const mayBePosted = entries.some(({ attempts }) => attempts > 0);
  const of = (kind: OutboxKind) => entries.filter((entry) => entry.kind === kind);
  if (of('vote').length > 0) await publishVote(context, channels, table, of('vote'), mayBePosted);
  if (of('offer').length > 0) await publishOffer(context, channels, table, of('offer'), mayBePosted);
  // The table's first message names the players and the clock.
  const isChanged = of('offer').length > 0 || (of('vote').length > 0 && table.vote === null);
  if (isChanged && table.status === 'running')
    await publishLobby(context, channels, table, { isFromEarlierRun: false, movedAt: null, lobbyAnewAt: null });
  if (of('reminder').length > 0) await publishReminders(context, channels, table, of('reminder'), mayBePosted);
}

/**
 * After a new board: deletes the outcome of a vote that is over, and moves what still matters to where the table is now,
 * if it has moved or lost its thread.
 */
export async function followBoard(context: Context, channels: Channels, table: Table): Promise<void> {
  const { vote, offer } = table.messages;
  if (table.vote === null) await endVote(context, channels, table);
  else if (vote !== null && vote.channel !== placeOf(table)) await publishVote(context, channels, table, [], false);
  if (offer !== null && offer.channel !== table.channel) await publishOffer(context, channels, table, [], false);
}
