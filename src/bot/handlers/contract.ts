import type { Seat } from '../../engines/contract.ts';
import type { Problem } from '../../tables/table/problem.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import type { PrivateNote } from '../../words/common/answers/contract.ts';
import { type Say, sayFrom } from '../../words/contract.ts';
import type { Reader } from '../contract.ts';
import { button, container, inRows, type Message, row, text } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Intent, IntentOf } from '../interaction/intent.ts';
import type { Reply } from '../interaction/reply.ts';
import { note, privateNote } from '../messages/note.ts';
import { plainProblemText, problemText } from '../messages/problem.ts';
import { rulesLinks } from '../messages/rules.ts';
import { type Context, gameOf } from '../state/context.ts';

/** Handles one kind of intent: load, validate, commit, then answer. */
export type Handler<K extends Intent['kind']> = (
  context: Context,
  caller: Caller,
  intent: IntentOf<K>,
) => Promise<Reply>;

/** A private answer: replaces the private message that was pressed, or is a new one. */
export const toCaller = ({ isOnPrivate }: Caller, message: Message | Promise<Message>): Reply => ({
  kind: isOnPrivate ? 'redraw' : 'say',
  message,
});

/**
 * Whether the button is on the direct message that shows a hand. That message shows the hand's questions too, then the
 * hand again.
 */
export const isOnHand = ({ isDirect, isPress, isOnPrivate }: Caller): boolean => isDirect && isPress && !isOnPrivate;

/** A step or a hand: replaces the pressed message if that belongs to the caller alone; otherwise a private answer. */
export const inPlace = (caller: Caller, message: Message | Promise<Message>): Reply => ({
  kind: caller.isOnPrivate || isOnHand(caller) ? 'redraw' : 'say',
  message,
});

/** A reader outside any table: seats have only numbers. */
export const readerOf = ({ words }: Caller): Reader => ({ words, say: seatNumbers(words) });

const seatNumbers = (words: Caller['words']): Say => ({
  name: (seat: Seat) => words.phrases.seat(seat),
});

/** Why nothing was changed at a table. A repeat of something already done gets no answer. */
export function refusal(
  { games }: Context,
  caller: Caller,
  table: TableHead,
  problem: Problem,
  reader = readerOf(caller),
): Reply {
  if (problem.kind === 'duplicate') return { kind: 'nothing' };
  const game = gameOf(games, table);
  const links = problem.kind === 'refused' ? rulesLinks(game, table, problem.refusal, reader.words) : [];
  return toCaller(caller, note(problemText(game, problem, reader), links));
}

/** Why a setting was not changed. */
export function refusedSetting(caller: Caller, problem: Problem): Reply {
  if (problem.kind === 'refused') throw new Error('the rules refused a setting'); // Settings never reach the rules.
  return toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
}

/** One of the standard answers, for a caller at no particular table. */
export const noteReply = (caller: Caller, said: PrivateNote): Reply =>
  toCaller(caller, said.kind === 'whichTable' ? tableQuestion(caller, said) : privateNote(readerOf(caller), said));

/** One button for each table that can be meant; pressing it continues the original request. */
function tableQuestion(caller: Caller, said: Extract<PrivateNote, { readonly kind: 'whichTable' }>): Message {
  const { lobby } = caller.words;
  const { words, say } = readerOf(caller);
  const buttons = said.tables.map(({ table, game }) =>
    button(lobby.tableButton(table, game), 'secondary', {
      ...{ kind: 'verb', table, verb: 'pick', argument: caller.interaction },
    }),
  );
  return container([text(sayFrom(words.answers, said, say)), ...inRows(buttons).map(row)]);
}
