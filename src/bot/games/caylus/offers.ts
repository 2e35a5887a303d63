/** What a seat can do now, in words: every choice, with the labels of its buttons and what it would bring. */
import type { Caylus } from '../../../engines/caylus/index.ts';
import type { Controls, MoveButton, Reader } from '../../contract.ts';
import { resolveDraft } from '../../turn/draftHistory.ts';
import { ask } from './ask.ts';
import { type At, type Onlooker, panelOf } from './asking.ts';
import { broughtBy, sentenceOf } from './outlook.ts';
import { turnSlots } from './turn.ts';

type Button = MoveButton<Caylus>;

export const offers: Controls<Caylus>['offers'] = (position, reader, you) => {
  const { seat, view } = position;
  const asked: Reader | Onlooker = you === seat ? reader : { ...reader, acting: reader.say.name(seat) };
  return turnSlots(view.open, reader.words)
    .filter(({ isDisabled }) => !isDisabled)
    .flatMap((button) => linesFor(position, [], button, asked));
};

/** A line for a button that plays a move; for others, one for each answer, or for all of those that say everything. */
function linesFor(position: At, path: readonly string[], button: Button, reader: Reader): readonly string[] {
  const { notes } = panelOf(reader);
  const here = [...path, button.label];
  const inside = answersTo(position, button, reader);
  if (inside.length === 0) return [notes.brings(notes.offer(here, []), broughtByButton(position, button, reader))];
  const isShort = inside.every((one) => one.hint === undefined && answersTo(position, one, reader).length === 0);
  if (!isShort) return inside.flatMap((one) => linesFor(position, here, one, reader));
  const labels = inside.map(({ label }) => label);
  return [notes.brings(notes.offer(here, labels), button.hint ?? '')];
}

/** What a button brings: its hint, or the one move to which it leads, if its label does not name it. */
function broughtByButton(position: At, { draft, hint, playsAtOnce }: Button, reader: Reader): string {
  const resolved = resolveDraft(position, draft);
  const [move] = resolved.ok ? resolved.value.draft.moves : [];
  if (hint !== undefined || playsAtOnce || !resolved.ok || move === undefined) return hint ?? '';
  return panelOf(reader).notes.all([sentenceOf(position, move, reader), broughtBy(position, move, reader)]);
}

/** The answers of the question that a button leads to; none if it plays a move, or leads to its last step. */
function answersTo(position: At, { draft }: Button, reader: Reader): readonly Button[] {
  const resolved = resolveDraft(position, draft);
  if (!resolved.ok || resolved.value.draft.moves.length > 0) return [];
  const question = ask(resolved.value.position, resolved.value.draft, reader);
  if (question === null) return [];
  const { answers, asides = [] } = question;
  // What declines has a button of its own on the board.
  const others = answers.length > 0 ? [] : asides.flat();
  return [...answers, ...others]
    .map(({ button: one }) => one)
    .filter(({ style, isDisabled }) => style === 'primary' && !isDisabled);
}
