/** Direct messages that nobody needs any more, and those that an earlier run has posted unheard. */
import type { StoredHand } from '../../tables/stored/stored.ts';
import type { Table } from '../../tables/table/table.ts';
import { readCustomId } from '../discord/customId.ts';
import { describeError } from '../log.ts';
import type { Context } from '../state/context.ts';
import { type Channels, noneIfGone } from './channels.ts';

/** Direct messages of this table that were posted without our getting confirmation. */
export async function findStrays(channels: Channels, table: Table, channel: string, shown: StoredHand | null) {
  const found = await channels.find(channel, rowOnHand(table.id));
  return found.filter(({ message }) => message.id !== shown?.message);
}

/** Direct messages of this table from before a backup was restored. */
export const findLost = (channels: Channels, table: Table, channel: string) =>
  channels.find(channel, rowOnHand(table.id), 'earlier');

/** Deletes hands that an earlier run has posted unheard, for a member who needs none any more. */
export async function removeStrays(context: Context, channels: Channels, table: Table, user: string): Promise<void> {
  const channel = await context.tables.hands.directChannel(user);
  if (channel === null) return;
  for (const { message } of await findStrays(channels, table, channel, null).catch(noneIfGone))
    await deleteOld(context, channels, table, channel, message.id);
}

/**
 * Every direct message that another can follow has a button that contains its row: More or, before the game and in
 * messages of earlier releases, the one that stops them.
 */
const rowOnHand =
  (table: string) =>
  (customId: string): number | null => {
    const id = readCustomId(customId);
    if (id?.kind !== 'verb' || id.table !== table || (id.verb !== 'dm' && id.verb !== 'more')) return null;
    const row = /^(?:off|hand)-(\d+)$/.exec(id.argument)?.[1];
    return row === undefined ? null : Number(row);
  };

/**
 * Deletes the previous message, so that there is one per table. Best effort: buttons left on it are answered as
 * outdated.
 */
export async function deleteOld(
  context: Context,
  channels: Channels,
  table: Table,
  channel: string,
  message: string,
): Promise<void> {
  try {
    await channels.remove(channel, message);
  } catch (error) {
    context.log.info({ table: table.id, error: describeError(error) }, 'deleting an old direct message failed');
  }
}
