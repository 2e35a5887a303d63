import type { TableHead } from '../../tables/table/tableHead.ts';
import { isolatedName } from '../discord/text.ts';
import { mentionOf } from '../messages/lobby.ts';
import { type Context, publicWords } from './context.ts';
import { namesInList } from './players.ts';

/** How a table's messages name those who are invited: in a private thread, a mention would add them. */
export async function guestsOf(
  { names }: Pick<Context, 'names'>,
  table: TableHead,
  isPrivateThread: boolean,
): Promise<(user: string) => string> {
  if (!isPrivateThread) return mentionOf;
  const words = publicWords(table);
  const { nameless } = words.results;
  // The lobby lists them beside those who have a seat.
  const seated = table.seats.flatMap(({ user }) => user ?? []);
  const known = await namesInList(names, table.guild, [...seated, ...table.invited]);
  return (user) => isolatedName(known.get(user) ?? nameless);
}
