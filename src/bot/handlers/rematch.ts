import { gameOf } from '../state/context.ts';
import { type Handler, noteReply, refusal } from './contract.ts';
import { askForDirect, handOutcome } from './directMessages.ts';
import { findTable } from './findTable.ts';

/**
 * Opens a table for the players of a finished one; whoever presses next joins it. The publisher posts its message,
 * because the button can be in a thread.
 */
export const rematch: Handler<'rematch'> = async (context, caller, { table: id }) => {
  const found = await findTable(context, caller, id, () => true);
  if (!found.ok) return noteReply(caller, found.error);
  const hasHands = gameOf(context.games, found.value).hand !== null;
  await askForDirect(context, caller);
  const opened = await context.tables.rematch(id, { interaction: caller.interaction, user: caller.user });
  if (!opened.ok) return refusal(context, caller, found.value, opened.error);
  const table = opened.value;
  return {
    ...noteReply(caller, { kind: 'rematchOpen', table: table.id, channel: table.channel }),
    ...(hasHands && { afterwards: handOutcome(context, caller, table) }),
  };
};
