import type { Table } from '../../tables/table/table.ts';
import { readCustomId } from '../discord/customId.ts';
import { announcedIn, announcementMessage, markOf } from '../messages/announcement.ts';
import { type Context, gameOf, publicWords } from '../state/context.ts';
import { areKnown, playersOf } from '../state/players.ts';
import { type Channels, noneIfGone } from './channels.ts';
import { nonceOf } from './nonce.ts';
import { rowsSince } from './rowsSince.ts';

/**
 * Posts what the rows since the last board announce, a message each and in order, before the board that shows these
 * rows. Nothing about them is saved: they are due until that board is saved, and searched for if they may exist already.
 *
 * @param places where to post, and where else an earlier attempt may have posted
 * @returns whether there are any, now or from an earlier attempt
 */
export async function publishAnnouncements(
  context: Context,
  channels: Channels,
  table: Table,
  places: { readonly channel: string; readonly before: string },
  mayBePosted: boolean,
): Promise<boolean> {
  const game = gameOf(context.games, table);
  const words = publicWords(table);
  if (game.words[words.locale].announcements === undefined) return false;
  // What happened before a record was imported is no news.
  if (table.origin !== null && table.messages.board === null) return false;
  const rows = await rowsSince(context, table, (table.messages.board?.seq ?? 0) + 1);
  const due = announcedIn(
    game,
    rows.filter(({ seq }) => seq <= table.seq),
  );
  if (due.length === 0) return false;
  const posted = new Set(mayBePosted ? await findMarks(channels, table, places) : []);
  await areKnown(context.names, table); // It is written once.
  const players = await playersOf(context.names, table, words);
  for (const announced of due) {
    if (posted.has(markOf(announced))) continue;
    const message = await announcementMessage(context, game, table, players, announced);
    const nonce = nonceOf(table.id, announced.seq, 'announcement', announced.index);
    await channels.post(places.channel, message, { nonce, isSilent: true });
  }
  return true;
}

/** The announcements of this table that are already there. */
async function findMarks(
  channels: Channels,
  table: Table,
  { channel, before }: { readonly channel: string; readonly before: string },
): Promise<readonly string[]> {
  const read = markIn(table.id);
  const here = await channels.find(channel, read);
  const there = before === channel ? [] : await channels.find(before, read).catch(noneIfGone);
  return [...here, ...there].map(({ value }) => value);
}

/** Only an announcement has a Rules button with a row. */
export const markIn =
  (table: string) =>
  (customId: string): string | null => {
    const id = readCustomId(customId);
    const isMark = id?.kind === 'verb' && id.table === table && id.verb === 'rules' && /^\d+-\d+$/.test(id.argument);
    return isMark ? id.argument : null;
  };
