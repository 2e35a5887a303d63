import type { Seat } from '../../engines/contract.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import { button } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import { winnersOf } from '../messages/lobby.ts';
import { note, privateNote } from '../messages/note.ts';
import { plainProblemText } from '../messages/problem.ts';
import { type Context, seatingOf } from '../state/context.ts';
import { playersOf } from '../state/players.ts';
import { type Handler, noteReply, readerOf, refusal, toCaller } from './contract.ts';
import { findTable, inStatus } from './findTable.ts';

/** No one resigns by accident: the command and the button both ask for confirmation. */
export const askResign: Handler<'askResign'> = async (context, caller, { table: named }) => {
  const found = await findTable(context, caller, named, inStatus('running'));
  if (!found.ok) return noteReply(caller, found.error);
  const table = found.value;
  if (table.status !== 'running') {
    return toCaller(caller, note(plainProblemText({ kind: 'notRunning', status: table.status }, readerOf(caller))));
  }
  const seating = seatingOf(table, caller.user);
  if (seating === null || seating.resigned) {
    const problem = { kind: seating === null ? 'notSeated' : 'alreadyResigned' } as const;
    return toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
  }
  const sure = button(caller.words.buttons.resignSure, 'danger', {
    kind: 'verb',
    table: table.id,
    verb: 'resign',
    argument: 'sure',
  });
  const others = table.seats.filter((one) => one !== seating && !one.resigned).map(({ seat }) => seat);
  const winners = others.length > 1 ? [] : await namesOf(context, caller, table, others);
  return toCaller(caller, privateNote(readerOf(caller), { kind: 'resignQuestion', table: table.id, winners }, [sure]));
};

export const resign: Handler<'resign'> = async (context, caller, { table: id }) => {
  const found = await findTable(context, caller, id, inStatus('running'));
  if (!found.ok) return noteReply(caller, found.error);
  const resigned = await context.tables.resign(id, { interaction: caller.interaction, user: caller.user });
  if (!resigned.ok) return refusal(context, caller, found.value, resigned.error);
  const after = resigned.value;
  return noteReply(caller, {
    kind: 'resigned',
    table: id,
    winners: await namesOf(context, caller, after, winnersOf(after)),
  });
};

async function namesOf({ names }: Context, { words }: Caller, table: TableHead, seats: readonly Seat[]) {
  const { say } = await playersOf(names, table, words);
  return seats.map((seat) => say.name(seat));
}
