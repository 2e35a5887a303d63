import type { OutboxEntry } from '../../tables/store.ts';
import type { OutboxKind } from '../../tables/stored.ts';
import type { Table } from '../../tables/tables.ts';
import type { Context } from '../state/context.ts';
import type { Channels } from './channels.ts';
import { publishOffer } from './offer.ts';
import { publishReminders } from './reminders.ts';
import { publishVote } from './vote.ts';

/** Publishes everything beside a table's board: its vote, the offer of its seats, and its reminders. */
export async function publishNotices(
  context: Context,
  channels: Channels,
  table: Table,
  entries: readonly OutboxEntry[],
  startedAt: number,
): Promise<void> {
  const mayBePosted = entries.some(({ createdAt, attempts }) => createdAt < startedAt || attempts > 0);
  const of = (kind: OutboxKind) => entries.filter((entry) => entry.kind === kind);
  if (of('vote').length > 0) await publishVote(context, channels, table, of('vote'), mayBePosted);
  if (of('offer').length > 0) await publishOffer(context, channels, table, of('offer'), mayBePosted);
  if (of('reminder').length > 0) await publishReminders(context, channels, table, of('reminder'), mayBePosted);
}
