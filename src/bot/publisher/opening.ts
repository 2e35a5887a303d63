import type { Table } from '../../tables/tables.ts';
import { readCustomId } from '../discord/customId.ts';
import { OPENING, openingMessage } from '../messages/opening.ts';
import { type Context, gameOf, publicLocale } from '../state/context.ts';
import type { Channels } from './channels.ts';
import { nonceOf } from './nonce.ts';

/**
 * Calls everybody when the game begins, before its first board: one short message that stays. It is not noted anywhere;
 * until the first board has been, it is due, and where it may stand already it is looked for.
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
  // Rows are added while it is on its way, and it tells of none of them.
  await channels.say(channel, message, { nonce: nonceOf(table.id, 0, 'opening', 0) });
}

const isOpeningOf = (table: string) => (customId: string) => {
  const id = readCustomId(customId);
  return id?.kind === 'verb' && id.table === table && id.verb === 'howTo' && id.argument === OPENING ? true : null;
};
