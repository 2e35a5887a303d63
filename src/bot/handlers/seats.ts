/** Who can join a table before its game begins: invitations, and players the host removes. */

import { button, container, inRows, row, text } from '../discord/components.ts';
import { mentionOf } from '../messages/lobby.ts';
import { note, privateNote } from '../messages/note.ts';
import { type PlainProblem, plainProblemText } from '../messages/problem.ts';
import { gameOf, publicWords, seatingOf } from '../state/context.ts';
import { nameIn, playersOf } from '../state/players.ts';
import { type Handler, noteReply, readerOf, refusal, toCaller } from './contract.ts';
import { findTable, inStatus } from './findTable.ts';
import { request } from './lobby.ts';

/** The member is notified once, in the table's channel. */
export const invite: Handler<'invite'> = async (context, caller, { table: named, member }) => {
  const found = await findTable(context, caller, named, inStatus('lobby'));
  if (!found.ok) return noteReply(caller, found.error);
  const { id } = found.value;
  const invited = await context.tables.invite(id, { ...request(caller), invited: [member] });
  if (!invited.ok) return refusal(context, caller, found.value, invited.error);
  const table = invited.value;
  const words = publicWords(table);
  const { lobby, buttons } = words;
  const { say } = await playersOf(context.names, table, words);
  const host = table.seats.find((seating) => seating.host)?.seat;
  const game = gameOf(context.games, table);
  // In a private thread, a mention would add them.
  const isHidden = context.privateThreads.has(caller.channel) === true;
  const sentence = lobby.invites(
    host === undefined ? '–' : say.name(host),
    isHidden ? await nameIn(context.names, table.guild, member, words) : mentionOf(member),
    game.words[words.locale].name,
    id,
  );
  const join = button(buttons.join, 'success', { kind: 'verb', table: id, verb: 'join', argument: 'invited' });
  return {
    kind: 'post',
    message: container([text(sentence), row([join])], { accent: game.accent, pings: isHidden ? [] : [member] }),
    posted: async () => {}, // Nothing to save: its button looks the table up again.
  };
};

/** The players the host can remove, by name. */
export const askRemove: Handler<'askRemove'> = async (context, caller, { table: named }) => {
  const found = await findTable(context, caller, named, inStatus('lobby'));
  if (!found.ok) return noteReply(caller, found.error);
  const table = found.value;
  const refuse = (problem: PlainProblem) => toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
  if (table.status !== 'lobby') return refuse({ kind: 'notOpen', status: table.status });
  if (seatingOf(table, caller.user)?.host !== true) return refuse({ kind: 'notHost' });
  const players = await playersOf(context.names, table, caller.words);
  const buttons = table.seats
    .filter(({ host }) => !host)
    .map(({ seat }) =>
      button(players.say.name(seat), 'danger', {
        ...{ kind: 'verb', table: table.id, verb: 'remove', argument: `${seat}-${table.seq}` },
      }),
    );
  const question = caller.words.answers.removeQuestion({ kind: 'removeQuestion', table: table.id }, players.say);
  return toCaller(caller, container([text(question), ...(buttons.length === 0 ? [] : inRows(buttons).map(row))]));
};

/** If the seats have changed in the meantime, asks again. */
export const remove: Handler<'remove'> = async (context, caller, { table: id, seat, seq }) => {
  const found = await findTable(context, caller, id, inStatus('lobby'));
  if (!found.ok) return noteReply(caller, found.error);
  const { say } = await playersOf(context.names, found.value, caller.words);
  const removed = await context.tables.remove(id, { ...request(caller), seat, seq });
  if (!removed.ok && removed.error.kind === 'stale')
    return askRemove(context, caller, { kind: 'askRemove', table: id });
  if (!removed.ok) return refusal(context, caller, found.value, removed.error);
  const gone = found.value.seats.find((seating) => seating.seat === seat);
  return toCaller(caller, privateNote(readerOf(caller), { kind: 'removed', name: gone ? say.name(gone.seat) : '–' }));
};
