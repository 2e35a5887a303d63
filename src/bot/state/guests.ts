import type { TableHead } from '../../tables/tables.ts';
import { mentionOf } from '../messages/lobby.ts';
import { type Context, publicLocale } from './context.ts';
import { nameIn } from './players.ts';

/** How a table's messages name those who are invited: in a private thread, a mention would add them. */
export async function guestsOf(
  { names }: Pick<Context, 'names'>,
  table: TableHead,
  isPrivateThread: boolean,
): Promise<(user: string) => string> {
  if (!isPrivateThread) return mentionOf;
  const locale = publicLocale(table);
  const named = await Promise.all(
    table.invited.map(async (user) => [user, await nameIn(names, table.guild, user, locale)] as const),
  );
  const byUser = new Map(named);
  return (user) => byUser.get(user) ?? '–';
}
