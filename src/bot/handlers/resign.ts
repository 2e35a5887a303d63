import { findTable, inStatus } from '../findTable.ts';
import { answer, note } from '../messages/note.ts';
import { plainProblemText } from '../messages/problem.ts';
import { seatingOf } from '../room.ts';
import { button } from '../ui.ts';
import { wordsFor } from '../words.ts';
import { type Handler, readerOf, refusal, tell, toCaller } from './contract.ts';

/** Nobody resigns by a slip: the command and the button ask once more. */
export const askResign: Handler<'askResign'> = async (room, caller, { table: named }) => {
  const found = await findTable(room, caller, named, inStatus('running'));
  if (!found.ok) return tell(caller, found.error);
  const table = found.value;
  if (table.status !== 'running') {
    return toCaller(caller, note(plainProblemText({ kind: 'notRunning', status: table.status }, readerOf(caller))));
  }
  if (seatingOf(table, caller.user) === null) {
    return toCaller(caller, note(plainProblemText({ kind: 'notSeated' }, readerOf(caller))));
  }
  const sure = button(wordsFor(caller.locale).buttons.resignSure, 'danger', {
    kind: 'verb',
    table: table.id,
    verb: 'resign',
    argument: 'sure',
  });
  return toCaller(caller, answer(readerOf(caller), { kind: 'resignQuestion', table: table.id }, [sure]));
};

export const resign: Handler<'resign'> = async (room, caller, { table: id }) => {
  const found = await findTable(room, caller, id, inStatus('running'));
  if (!found.ok) return tell(caller, found.error);
  const resigned = await room.tables.resign(id, { interaction: caller.interaction, user: caller.user });
  if (!resigned.ok) return refusal(room, caller, found.value, resigned.error);
  return tell(caller, { kind: 'resigned', table: id });
};
