import { failed, ok, type Result } from '../../kernel/result.ts';
import type { Table } from '../../tables/table/table.ts';
import type { PrivateNote } from '../../words/common/answers/contract.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Context } from '../state/context.ts';
import { type Handler, noteReply, refusal } from './contract.ts';
import { findTable, whichTable } from './findTable.ts';
import { postingProblem } from './mayPost.ts';

/**
 * Moves a table to this channel or, if it is already here, posts it again, because its messages may have been deleted.
 */
export const here: Handler<'here'> = async (context, caller, { table: named }) => {
  if (caller.isDirect) return noteReply(caller, { kind: 'guildOnly' });
  const problem = await postingProblem(context, caller);
  if (problem !== null) return noteReply(caller, problem);
  const found = await findOwn(context, caller, named);
  if (!found.ok) return noteReply(caller, found.error);
  const { interaction, user, channel } = caller;
  const moved = await context.tables.relocate(found.value.id, { interaction, user, channel });
  if (!moved.ok) return refusal(context, caller, found.value, moved.error);
  return noteReply(caller, { kind: 'moved', table: found.value.id });
};

/** The named table, or the only one in this server where the member has a seat. */
async function findOwn(context: Context, caller: Caller, named: string | null): Promise<Result<Table, PrivateNote>> {
  if (named !== null || caller.guild === null) return findTable(context, caller, named, () => true);
  const [only, ...others] = await context.tables.ofUser(caller.guild, caller.user);
  if (only === undefined) return failed({ kind: 'noTable' });
  if (others.length > 0) return failed(whichTable(context, caller, [only, ...others]));
  const table = await context.tables.get(only.id);
  return table === null ? failed({ kind: 'noTable' }) : ok(table);
}
