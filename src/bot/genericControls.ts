import type { Choice, GameTypes, HalfOrNone, Question, Value } from '../engines/contract.ts';
import {
  type Controls,
  type Draft,
  NOTHING_YET,
  type Panel,
  type Position,
  type Reader,
  type Slot,
} from './contract.ts';
import { wordsFor } from './words.ts';

/**
 * Panels made of `choices` alone, for games without controls of their own: every legal move can be put together with
 * them, set by set and value by value. `say` words a move, for the moves collected so far.
 */
export const genericControls = <G extends GameTypes>(
  sayMove: (move: G['Move'], reader: Reader) => string,
): Controls<G> => ({
  board: (_open, locale) => [{ label: wordsFor(locale).buttons.yourMove, style: 'primary', draft: NOTHING_YET }],

  panel(position, given, reader) {
    const draft = advance(position, given);
    const choice = position.choices(draft.half);
    const soFar = draft.moves.map((move) => sayMove(move, reader));
    const asked = 'parameter' in choice ? ask(position, choice, draft, reader) : { question: '', answers: [] };
    return {
      ...asked,
      note: soFar.length === 0 ? '' : wordsFor(reader.locale).panel.soFar(soFar),
      controls: [],
      picture: {
        of: 'board',
        step: {
          seat: position.seat,
          moves: draft.moves,
          half: draft.half,
          answers: asked.answers.map(({ label, draft: after }) => ({ label, half: after.half })),
        },
      },
      isPlayable: draft.moves.length > 0 && draft.half.kind === undefined,
    };
  },

  summary: (_position, { moves }, reader) => ({
    heading: wordsFor(reader.locale).panel.confirm(moves.map((move) => sayMove(move, reader))),
    note: '',
  }),
  marks: () => null,
});

/** Answers what has one answer only, as long as another question follows: no press that decides nothing. */
function advance<G extends GameTypes>(position: Position<G>, draft: Draft<G>): Draft<G> {
  const choice = position.choices(draft.half);
  if (!('parameter' in choice) || choice.kind !== 'one' || choice.values.length !== 1) return draft;
  const half = withAnswer(draft.half, choice.parameter, choice.values[0]!); // There is exactly one.
  return asksOn(position.choices(half)) ? advance(position, { ...draft, half }) : draft;
}

const asksOn = <G extends GameTypes>(choice: Choice<G['Move'], { kind: string }>): boolean => 'parameter' in choice;

type Asked<G extends GameTypes> = Pick<Panel<G>, 'question' | 'answers'>;

function ask<G extends GameTypes>(
  position: Position<G>,
  question: Question,
  draft: Draft<G>,
  reader: Reader,
): Asked<G> {
  return question.kind === 'one' ? askOne(question, draft, reader) : askSome(position, question, draft, reader);
}

function askOne<G extends GameTypes>({ parameter, values }: Question, draft: Draft<G>, { locale }: Reader): Asked<G> {
  const { panel } = wordsFor(locale);
  return {
    question: parameter === 'kind' ? panel.chooseKind() : panel.chooseOne(parameter),
    answers: values.map((value) => ({
      label: panel.value(value),
      style: 'primary',
      draft: { ...draft, half: withAnswer(draft.half, parameter, value), picked: [] },
    })),
  };
}

/** Sensible answers as they are first, then one value after the other; `Done` as soon as the rules take what is there. */
function askSome<G extends GameTypes>(
  position: Position<G>,
  question: Question,
  draft: Draft<G>,
  { locale }: Reader,
): Asked<G> {
  const { panel, buttons } = wordsFor(locale);
  const { parameter, min, max } = question;
  const { picked } = draft;
  const labelOf = (values: readonly Value[]) => values.map((value) => panel.value(value)).join(' + ');
  const take = (values: readonly Value[]): Draft<G> => ({
    ...draft,
    half: withAnswer(draft.half, parameter, inOrder(question, values)),
    picked: [],
  });

  const ready: Slot<G>[] =
    picked.length === 0
      ? question.suggested.map((values) => ({ label: labelOf(values), style: 'success', draft: take(values) }))
      : [{ label: buttons.clear, style: 'secondary', draft: { ...draft, picked: [] } }];
  const taken = take(picked);
  if (picked.length >= min && !('none' in position.choices(taken.half))) {
    ready.push({ label: `${buttons.done}: ${labelOf(picked)}`, style: 'success', draft: taken });
  }
  const more: Slot<G>[] =
    picked.length >= max
      ? []
      : left(question, picked).map((value) => ({
          label: `+ ${panel.value(value)}`,
          style: 'primary',
          draft: { ...draft, picked: [...picked, value] },
        }));
  const names = picked.map((value) => panel.value(value));
  return { question: panel.chooseSome(parameter, min, max, names), answers: [...ready, ...more] };
}

/** What can still be taken; equal values are offered once. */
function left(question: Question, picked: readonly Value[]): readonly Value[] {
  const taken = [...picked];
  const rest = question.values.filter((value) => {
    const at = taken.indexOf(value);
    if (at < 0) return true;
    taken.splice(at, 1);
    return false;
  });
  return [...new Set(rest)];
}

/** In the order in which the question lists them: the one way in which a set or bag is written. */
const inOrder = ({ values }: Question, picked: readonly Value[]): readonly Value[] =>
  picked.toSorted((a, b) => values.indexOf(a) - values.indexOf(b));

/** The rules give the values of their own parameters, so the half-made move stays one of this game. */
const withAnswer = <G extends GameTypes>(
  half: HalfOrNone<G>,
  parameter: string,
  answer: Value | readonly Value[],
): HalfOrNone<G> => ({ ...half, [parameter]: answer }) as HalfOrNone<G>;
