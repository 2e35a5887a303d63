import type { StoredFormer } from '../../tables/stored/stored.ts';
import type { FormerBoard } from '../../tables/table/payloads.ts';
import type { SeenRow } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import { announcedIn, markOf } from '../messages/announcement.ts';
import { type Context, gameOf } from '../state/context.ts';
import { markIn } from './announcements.ts';
import { type Channels, noneIfGone } from './channels.ts';
import { removed } from './ownMessages.ts';
import { rowsSince } from './rowsSince.ts';

/** How far back to look for announcements, which aren't saved anywhere. */
const DEPTH = 500;

/**
 * Deletes the announcements of moves that have been taken back since the last board.
 *
 * @returns the old boards that show such moves: write them again with the commit that saves the next board. Until then,
 * each attempt repeats all of this
 */
export async function withdraw(
  context: Context,
  channels: Channels,
  table: Table,
  places: { readonly channel: string; readonly before: string },
): Promise<readonly FormerBoard[]> {
  const shown = table.messages.board?.seq ?? 0;
  const undos = (await rowsSince(context, table, shown + 1)).filter(({ undo }) => undo !== undefined);
  if (undos.length === 0) return [];
  await removeAnnouncements(context, channels, table, places, undos);
  const formers = await context.tables.formerBoards(table.id);
  return formers.filter((former) => undos.some((row) => isUndoneIn(former, row)));
}

/** Whether a row has taken back something that this old board tells. */
export const isUndoneIn = ({ to }: Pick<StoredFormer, 'to'>, { seq, undo }: Pick<SeenRow, 'seq' | 'undo'>): boolean =>
  undo !== undefined && undo.to < to && seq > to;

async function removeAnnouncements(
  context: Context,
  channels: Channels,
  table: Table,
  { channel, before }: { readonly channel: string; readonly before: string },
  undos: readonly SeenRow[],
): Promise<void> {
  const game = gameOf(context.games, table);
  const marks = announcedIn(
    game,
    undos.flatMap(({ undone = [] }) => undone),
  ).map(markOf);
  if (marks.length === 0) return;
  for (const place of new Set([channel, before])) {
    const found = await channels.find(place, markIn(table.id), 'any', DEPTH).catch(noneIfGone);
    for (const { message, value } of found)
      if (marks.includes(value)) await removed(context, channels, table.id, { channel: place, message: message.id });
  }
}
