import { ANSWERS, CONSENTS } from '../../tables/stored/clock.ts';
import { note } from '../messages/note.ts';
import { plainProblemText } from '../messages/problem.ts';
import { type Handler, noteReply, readerOf, refusal, toCaller } from './contract.ts';
import { findTable } from './findTable.ts';
import { request } from './lobby.ts';

/** A vote by button or command. A button's effect shows on its message. */
export const vote: Handler<'vote'> = async (context, caller, { table: named, row, answer: typed }) => {
  const found = await findTable(context, caller, named, ({ vote: open }) => open !== null);
  if (!found.ok) return noteReply(caller, found.error);
  const { id } = found.value;
  const answer = [...ANSWERS, ...CONSENTS].find((one) => one === typed);
  if (answer === undefined) return toCaller(caller, note(plainProblemText({ kind: 'noVote' }, readerOf(caller))));
  const voted = await context.tables.vote(id, { ...request(caller), row, answer });
  if (!voted.ok) return refusal(context, caller, found.value, voted.error);
  return caller.isPress ? { kind: 'seen' } : noteReply(caller, { kind: 'voted', table: id });
};
