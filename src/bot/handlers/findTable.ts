import { failed, ok, type Result } from '../../kernel/result.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Status, TableHead } from '../../tables/table/tableHead.ts';
import type { PrivateNote } from '../../words/common/answers/contract.ts';
import { limits } from '../discord/limits.ts';
import type { Caller } from '../interaction/caller.ts';
import { type Context, gameOf, seatingOf } from '../state/context.ts';

/**
 * The table a caller means: the one named, or else the only fitting one of the channel, or else the only fitting one
 * where the caller has a seat.
 *
 * @param fits which tables can be meant, such as running ones; a named table need not fit: the answer then says its
 * status
 */
export async function findTable(
  context: Pick<Context, 'tables' | 'games' | 'canSee'>,
  caller: Caller,
  named: string | null,
  fits: (table: TableHead) => boolean,
): Promise<Result<Table, PrivateNote>> {
  const { tables } = context;
  if (caller.guild === null) return failed({ kind: 'guildOnly' });
  if (named !== null) return here(context, await tables.get(named.trim().replace(/^#/, '')), caller);

  const there = (await tables.inChannel(caller.channel)).filter(fits);
  const mine = there.filter((table) => seatingOf(table, caller.user) !== null);
  const [only, ...others] = mine.length === 1 ? mine : there;
  if (only === undefined) return failed({ kind: 'noTable' });
  if (others.length > 0) return failed(whichTable(context, caller, [only, ...others]));
  return here(context, await tables.get(only.id), caller);
}

/** The table to look at: a running one, see `findTable`; if there is none, the one that finished here last. */
export async function findStarted(
  context: Pick<Context, 'tables' | 'games' | 'canSee'>,
  caller: Caller,
  named: string | null,
): Promise<Result<Table, PrivateNote>> {
  const found = await findTable(context, caller, named, inStatus('running'));
  if (found.ok || named !== null || found.error.kind !== 'noTable') return found;
  const ended = (await context.tables.inChannel(caller.channel, 'ended')).find(inStatus('finished'));
  return ended === undefined ? found : here(context, await context.tables.get(ended.id), caller);
}

/** Maximum rows of buttons in a question. */
const MOST_ROWS = 4;

/** Asks which of several tables is meant. */
export function whichTable(
  { games }: Pick<Context, 'games'>,
  { words }: Caller,
  possible: readonly TableHead[],
): Extract<PrivateNote, { readonly kind: 'whichTable' }> {
  const named = possible.slice(0, MOST_ROWS * limits.buttonsInRow);
  return {
    kind: 'whichTable',
    tables: named.map((table) => ({ table: table.id, game: gameOf(games, table).words[words.locale].name })),
    more: possible.length - named.length,
  };
}

/** Tables of other servers, and of places that the caller can't see, are treated as if they did not exist. */
async function here(
  context: Pick<Context, 'canSee'>,
  table: Table | null,
  caller: Caller,
): Promise<Result<Table, PrivateNote>> {
  const isThere = table !== null && table.guild === caller.guild && (await mayLook(context, caller, table));
  return isThere ? ok(table) : failed({ kind: 'noTable' });
}

/** Whether a member may look at a table of their server: they play or are invited, or they see the place where it is. */
export async function mayLook({ canSee }: Pick<Context, 'canSee'>, caller: Caller, table: TableHead): Promise<boolean> {
  const { channel, thread, isPrivate, invited } = table;
  if (seatingOf(table, caller.user) !== null || invited.includes(caller.user)) return true;
  const place = thread ?? channel;
  return caller.channel === place || (caller.channel === channel && !isPrivate) || canSee(caller, place);
}

export const inStatus =
  (...statuses: readonly Status[]) =>
  ({ status }: TableHead): boolean =>
    statuses.includes(status);
