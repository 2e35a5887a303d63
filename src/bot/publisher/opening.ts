import type { Table } from '../../tables/tables.ts';
import { readCustomId } from '../discord/customId.ts';
import { OPENING, openingMessage } from '../messages/opening.ts';
import { type Context, gameOf, publicLocale } from '../state/context.ts';
import type { Channels } from './channels.ts';
import { nonceOf } from './nonce.ts';

/**
 * Notifies everyone when the game begins, before its first board, with a short message that stays. It is not saved
 * anywhere: it is due until the first board is saved, and searched for if it may exist already.
 */
export async function publishOpening(
  { games }: Pick<Context, 'games'>,
  channels: Channels,
  table: Table,
  channel: string,
  mayBePosted: boolean,
): Promise<void> {
  if (mayBePosted && (await channels.find(channel, isOpeningOf(table.id))).length > 0) return;
  const message = openingMessage(gameOf(games, table), table, publicLocale(table));
  // No row in the nonce: rows may be added during the request, and the message does not depend on them.
  await channels.say(channel, message, { nonce: nonceOf(table.id, 0, 'opening', 0) });
}

export const isOpeningOf = (table: string) => (customId: string) => {
  const id = readCustomId(customId);
  return id?.kind === 'verb' && id.table === table && id.verb === 'howTo' && id.argument === OPENING ? true : null;
};
