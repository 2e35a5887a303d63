import type { OutboxEntry } from '../../tables/stored/outbox.ts';
import type { Table } from '../../tables/table/table.ts';
import { note } from '../messages/note.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import { publicWords } from '../state/context.ts';
import type { Channels } from './channels.ts';
import { isSaid } from './news.ts';
import { nonceOf } from './nonce.ts';

/**
 * Tells the players of a suspended table that it is paused, where it is shown. Nothing is edited or drawn: which messages
 * are the table's, or what is drawn of it, may be what is damaged. Nobody needs to know of a table that had ended.
 */
export async function publishPause(channels: Channels, table: Table, entries: readonly OutboxEntry[]): Promise<void> {
  if (table.endedAt !== null || !entries.some(({ payload }) => isSaid(payload, 'isPaused'))) return;
  const goesOn = table.startedAt !== null;
  const nonce = nonceOf(table.id, table.seq, 'paused', 0);
  const text = publicWords(table).board.paused(table.id, goesOn);
  await channels.post(placeOf(table), note(text), { nonce, isSilent: false });
}
