import { tableFull } from '../../tables/lobby.ts';
import { commonWords } from '../../words/common/index.ts';
import { button } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import { markOf, proofMessage, rowLine } from '../messages/fairness.ts';
import { note } from '../messages/note.ts';
import { plainProblemText } from '../messages/problem.ts';
import { wordForm } from '../messages/wordForm.ts';
import { type Context, gameOf, seatingOf } from '../state/context.ts';
import { type Handler, noteReply, readerOf, toCaller } from './contract.ts';
import { findTable, inStatus } from './findTable.ts';

/**
 * Asks for a shuffle word, from someone who joins or has already joined. The form opens only if a word would be
 * accepted.
 */
export const askWord: Handler<'askWord'> = async (context, caller, { table: id }) => {
  const found = await findTable(context, caller, id, inStatus('lobby'));
  if (!found.ok) return noteReply(caller, found.error);
  const table = found.value;
  const game = gameOf(context.games, table);
  const seat = seatingOf(table, caller.user)?.seat ?? null;
  const { max } = game.engine.seats(table.options);
  const refuse = (problem: Parameters<typeof plainProblemText>[0]) =>
    toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
  if (table.status !== 'lobby') return refuse({ kind: 'notOpen', status: table.status });
  if (seat === null && table.seats.length >= max) return refuse(tableFull(game.engine, table.options));
  const present = seat === null ? '' : (table.fairness?.joins[seat]?.word ?? '');
  return { kind: 'form', form: wordForm(table.id, present, caller.locale) };
};

/** How a table is shuffled and, after the game, whether everything checks out. */
export const verify: Handler<'verify'> = async (context, caller, { table: named, row: typed }) => {
  const found = await findTable(context, caller, named ?? (await endedHere(context, caller)), () => true);
  if (!found.ok) return noteReply(caller, found.error);
  const table = found.value;
  const proof = await context.tables.proof(table.id);
  if (proof === null) {
    return toCaller(caller, note(plainProblemText({ kind: 'suspended', reason: 'rows' }, readerOf(caller))));
  }
  const word = button(commonWords[caller.locale].buttons.word, 'secondary', {
    ...{ kind: 'verb', table: table.id, verb: 'word', argument: '' },
  });
  const actions = table.status === 'lobby' ? [word] : [];
  const newest = markOf(table);
  const row = typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : null;
  const asked = row === null ? null : { row, digits: await context.tables.digits(table.id, row) };
  const rows = newest === null ? [] : [rowLine(newest, asked, caller.locale)];
  return toCaller(caller, proofMessage(gameOf(context.games, table), proof, caller.locale, actions, rows));
};

/** If nothing is going on here, the table that ended last is meant. */
async function endedHere({ tables }: Context, { channel }: Caller): Promise<string | null> {
  if ((await tables.inChannel(channel)).length > 0) return null;
  const [newest] = await tables.inChannel(channel, 'ended');
  return newest?.id ?? null;
}
