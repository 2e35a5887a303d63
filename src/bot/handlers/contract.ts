import type { Seat } from '../../engines/contract.ts';
import type { Problem, TableHead } from '../../tables/tables.ts';
import type { PrivateNote } from '../../words/common/answers/contract.ts';
import { commonWords } from '../../words/common/index.ts';
import { type Say, sayFrom } from '../../words/contract.ts';
import type { Reader } from '../contract.ts';
import { button, container, inRows, type Message, row, text } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Intent, IntentOf } from '../interaction/intent.ts';
import type { Reply } from '../interaction/reply.ts';
import { note, privateNote } from '../messages/note.ts';
import { plainProblemText, problemText } from '../messages/problem.ts';
import { waysToRules } from '../messages/rules.ts';
import { type Context, gameOf } from '../state/context.ts';

/** What is done about one kind of intent: load, judge and commit, then answer. */
export type Handler<K extends Intent['kind']> = (
  context: Context,
  caller: Caller,
  intent: IntentOf<K>,
) => Promise<Reply>;

/** A private answer: in place of the private message that was pressed, else as a new one. */
export const toCaller = ({ isOnPrivate }: Caller, message: Message | Promise<Message>): Reply => ({
  kind: isOnPrivate ? 'redraw' : 'say',
  message,
});

/** Whether the button is on the direct message that shows a hand. It takes the questions of that hand and goes back. */
export const isOnHand = ({ isDirect, isPress, isOnPrivate }: Caller): boolean => isDirect && isPress && !isOnPrivate;

/** A step or a hand: in place of the message that was pressed where that belongs to the caller alone, else as a private answer. */
export const inPlace = (caller: Caller, message: Message | Promise<Message>): Reply => ({
  kind: caller.isOnPrivate || isOnHand(caller) ? 'redraw' : 'say',
  message,
});

/** Somebody who is told something that has to do with no table: seats have numbers only. */
export const readerOf = ({ locale }: Caller): Reader => ({ locale, say: seatNumbers(locale) });

const seatNumbers = (locale: Caller['locale']): Say => ({
  name: (seat: Seat) => commonWords[locale].phrases.seat(seat),
});

/** Why nothing was changed at a table; what has been carried out before is met with silence. */
export function refusal(
  { games }: Context,
  caller: Caller,
  table: TableHead,
  problem: Problem,
  reader = readerOf(caller),
): Reply {
  if (problem.kind === 'duplicate') return { kind: 'nothing' };
  const game = gameOf(games, table);
  const ways = problem.kind === 'refused' ? waysToRules(game, table, problem.refusal, reader.locale) : [];
  return toCaller(caller, note(problemText(game, problem, reader), ways));
}

/** Why a setting was not changed. */
export function refusedSetting(caller: Caller, problem: Problem): Reply {
  if (problem.kind === 'refused') throw new Error('the rules refused a setting'); // They are not asked.
  return toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
}

/** One of the answers that have a sentence of their own, to somebody at no table. */
export const tell = (caller: Caller, said: PrivateNote): Reply =>
  toCaller(caller, said.kind === 'whichTable' ? tableQuestion(caller, said) : privateNote(readerOf(caller), said));

/** A button for each table that can be meant: it goes on with what was asked for. */
function tableQuestion(caller: Caller, said: Extract<PrivateNote, { readonly kind: 'whichTable' }>): Message {
  const { lobby } = commonWords[caller.locale];
  const { locale, say } = readerOf(caller);
  const buttons = said.tables.map(({ table, game }) =>
    button(lobby.tableButton(table, game), 'secondary', {
      ...{ kind: 'verb', table, verb: 'pick', argument: caller.interaction },
    }),
  );
  return container([text(sayFrom(commonWords[locale].answers, said, say)), ...inRows(buttons).map(row)]);
}
