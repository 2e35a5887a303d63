import type { TableHead } from '../../tables/table/tableHead.ts';
import { commonWords } from '../../words/common/index.ts';
import { isolatedName } from '../discord/text.ts';
import { mentionOf } from '../messages/lobby.ts';
import { type Context, publicLocale } from './context.ts';
import { namesInList } from './players.ts';

/** How a table's messages name those who are invited: in a private thread, a mention would add them. */
export async function guestsOf(
  { names }: Pick<Context, 'names'>,
  table: TableHead,
  isPrivateThread: boolean,
): Promise<(user: string) => string> {
  if (!isPrivateThread) return mentionOf;
  const locale = publicLocale(table);
  const { nameless } = commonWords[locale].results;
  // The lobby lists them beside those who have a seat.
  const seated = table.seats.flatMap(({ user }) => user ?? []);
  const known = await namesInList(names, table.guild, [...seated, ...table.invited]);
  return (user) => isolatedName(known.get(user) ?? nameless);
}
