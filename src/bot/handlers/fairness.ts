import { tableFull } from '../../tables/judges/beforeStart.ts';
import type { Table } from '../../tables/table/table.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import type { PrivateNote } from '../../words/common/answers/contract.ts';
import { sayFrom } from '../../words/contract.ts';
import { button } from '../discord/components.ts';
import { displayedWord } from '../discord/shuffleWord.ts';
import type { Caller } from '../interaction/caller.ts';
import { type Aborted, markOf, proofMessage, rowLine } from '../messages/fairness.ts';
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
  const present = await context.tables.wordOf(table.id, caller.user);
  return { kind: 'form', form: wordForm(table.id, present, caller.words) };
};

/** How a table is shuffled and, after the game, whether everything checks out. */
export const verify: Handler<'verify'> = async (context, caller, { table: named, startRow, row: typed }) => {
  const found = await findTable(context, caller, named ?? (await endedHere(context, caller)), () => true);
  if (!found.ok) return noteReply(caller, found.error);
  if (startRow !== null) await finishStart(context, caller, found.value.id, startRow);
  const table = (await context.tables.get(found.value.id)) ?? found.value;
  const proof = await context.tables.proof(table.id);
  if (proof === null) {
    return toCaller(caller, note(plainProblemText({ kind: 'suspended', reason: 'rows' }, readerOf(caller))));
  }
  const word = button(caller.words.buttons.word, 'secondary', {
    ...{ kind: 'verb', table: table.id, verb: 'word', argument: '' },
  });
  const actions = table.status === 'lobby' ? [word] : [];
  const newest = markOf(table);
  const row = typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : null;
  const asked = row === null ? null : { row, digits: await context.tables.digits(table.id, row) };
  const besides = {
    ...{ ownWord: await ownWord(context, caller, table), aborted: await abortedBy(context, table) },
    rows: newest === null ? [] : [rowLine(newest, asked, caller.words)],
  };
  return toCaller(caller, proofMessage(gameOf(context.games, table), table, proof, caller.words, besides, actions));
};

/** Before the start, players read their own word; others' words are shown with the start message. */
async function ownWord({ tables }: Context, caller: Caller, table: Table): Promise<string | null> {
  if (table.status !== 'lobby' || seatingOf(table, caller.user) === null) return null;
  const word = displayedWord(await tables.wordOf(table.id, caller.user));
  const said: PrivateNote = { kind: 'wordSet', table: table.id, word };
  return sayFrom(caller.words.answers, said, readerOf(caller).say);
}

/** The bot was killed after it had posted the start message: the button on that message finishes the deal. */
async function finishStart({ tables }: Context, caller: Caller, table: string, row: number): Promise<void> {
  if (caller.message === null || (await tables.dueStart(table))?.row !== row) return;
  await tables.deal(table, { row, channel: caller.channel, message: caller.message });
}

/**
 * Of a table that was canceled after its start: how many such tables of the same host there are, in how many of this
 * server that have ended. Null for other tables.
 */
async function abortedBy({ tables }: Context, table: Table): Promise<Aborted | null> {
  const isAborted = ({ status, startedAt }: TableHead): boolean => status === 'cancelled' && startedAt !== null;
  const hostOf = ({ seats }: TableHead) => seats.find(({ host }) => host)?.user ?? null;
  if (!isAborted(table) || table.origin !== null) return null;
  const ended = (await tables.inGuild(table.guild, 'ended')).filter(({ origin }) => origin === null);
  const host = hostOf(table);
  // Hosts whose data was erased are not one host.
  const isOfHost = (one: TableHead): boolean => one.id === table.id || (host !== null && hostOf(one) === host);
  return { times: ended.filter((one) => isAborted(one) && isOfHost(one)).length, among: ended.length };
}

/** If nothing is going on here, the table that ended last is meant. */
async function endedHere({ tables }: Context, { channel }: Caller): Promise<string | null> {
  if ((await tables.inChannel(channel)).length > 0) return null;
  const [newest] = await tables.inChannel(channel, 'ended');
  return newest?.id ?? null;
}
