import { CLOCK_RULES, CLOCKS } from '../../tables/stored/clock.ts';
import { button, container, inRows, row, text } from '../discord/components.ts';
import { clockLine, clockNamed } from '../messages/clock.ts';
import { note } from '../messages/note.ts';
import { plainProblemText } from '../messages/problem.ts';
import { type Handler, noteReply, readerOf, refusal, toCaller } from './contract.ts';
import { findTable, inStatus } from './findTable.ts';
import { request } from './lobby.ts';

/** A button for each clock but the present one. */
export const askClock: Handler<'askClock'> = async (context, caller, { table: id }) => {
  const found = await findTable(context, caller, id, inStatus('lobby', 'running'));
  if (!found.ok) return noteReply(caller, found.error);
  const { clock: present } = found.value;
  const { clock: clockWords } = caller.words;
  const buttons = CLOCKS.filter((one) => one !== present).map((one) =>
    button(clockWords.preset(CLOCK_RULES[one]), 'secondary', { kind: 'verb', table: id, verb: 'clock', argument: one }),
  );
  const question = text(clockWords.question(id, clockWords.preset(CLOCK_RULES[present])));
  return toCaller(caller, container([question, ...inRows(buttons).map(row)]));
};

/** The host sets the clock before the start; afterwards, a player asks everyone for another one. */
export const setClock: Handler<'setClock'> = async (context, caller, { table: named, clock }) => {
  const found = await findTable(context, caller, named, inStatus('lobby', 'running'));
  if (!found.ok) return noteReply(caller, found.error);
  const chosen = clockNamed(clock);
  if (chosen === null) return toCaller(caller, note(plainProblemText({ kind: 'unknownClock' }, readerOf(caller))));
  const { id } = found.value;
  const changed = await context.tables.setClock(id, { ...request(caller), clock: chosen });
  if (!changed.ok) return refusal(context, caller, found.value, changed.error);
  const isAsked = changed.value.clock !== chosen;
  return noteReply(caller, { kind: 'clockSet', table: id, line: clockLine(chosen, caller.words), isAsked });
};
