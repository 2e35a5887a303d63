import {
  type Controls,
  type MoveButton,
  type MoveDraft,
  NOTHING_YET,
  type PanelStep,
  type Position,
  type Reader,
  type Style,
} from '../../../src/bot/contract.ts';
import type { Choice, GameTypes, PartialMoveOrNone, Question, Value } from '../../../src/engines/contract.ts';
import { panelWords } from '../words/panel/index.ts';

/**
 * Panels made of `choices` alone, for games without controls of their own: every legal move can be put together with
 * them, set by set and value by value. `say` words a move, for the moves collected so far.
 */
export const genericControls = <G extends GameTypes>(
  sayMove: (move: G['Move'], reader: Reader) => string,
): Controls<G> => ({
  board: (_open, words) => [{ label: words.buttons.yourMove, style: 'primary', draft: NOTHING_YET }],

  panel(position, given, reader) {
    const draft = advance(position, given);
    const choice = position.choices(draft.partial);
    const soFar = draft.moves.map((move) => sayMove(move, reader));
    const asked: Asked<G> =
      'parameter' in choice ? ask(position, choice, draft, reader) : { question: '', answers: [], multiSelect: null };
    return {
      ...asked,
      note: soFar.length === 0 ? '' : panelWords[reader.words.locale].notes.soFar(soFar),
      picture: {
        of: 'board',
        step: {
          seat: position.seat,
          moves: draft.moves,
          partial: draft.partial,
          answers: asked.answers.map(({ label, draft: after }) => ({ label, partial: after.partial })),
        },
      },
      isPlayable: draft.moves.length > 0 && draft.partial.kind === undefined,
    };
  },

  summary: (_position, { moves }, reader) => ({
    heading: reader.words.panel.confirm(moves.map((move) => sayMove(move, reader))),
    note: '',
  }),
  givenUp: () => [],
  offers(position, reader) {
    const choice = position.choices({});
    return 'parameter' in choice ? ask(position, choice, NOTHING_YET, reader).answers.map(({ label }) => label) : [];
  },
  marks: () => null,
});

/** Answers what has one answer only, as long as another question follows: no press that decides nothing. */
function advance<G extends GameTypes>(position: Position<G>, draft: MoveDraft<G>): MoveDraft<G> {
  const choice = position.choices(draft.partial);
  if (!('parameter' in choice) || choice.kind !== 'one' || choice.values.length !== 1) return draft;
  const partial = withAnswer(draft.partial, choice.parameter, choice.values[0]!); // There is exactly one.
  return asksOn(position.choices(partial)) ? advance(position, { ...draft, partial }) : draft;
}

const asksOn = <G extends GameTypes>(choice: Choice<G['Move'], { kind: string }>): boolean => 'parameter' in choice;

type Asked<G extends GameTypes> = Pick<PanelStep<G>, 'question' | 'answers' | 'multiSelect'>;

function ask<G extends GameTypes>(
  position: Position<G>,
  question: Question,
  draft: MoveDraft<G>,
  reader: Reader,
): Asked<G> {
  return question.kind === 'one' ? askOne(question, draft, reader) : askSome(position, question, draft, reader);
}

function askOne<G extends GameTypes>(
  { parameter, values }: Question,
  draft: MoveDraft<G>,
  { words }: Reader,
): Asked<G> {
  const { buttons, questions } = panelWords[words.locale];
  return {
    question: parameter === 'kind' ? questions.kind : questions.one(parameter),
    answers: values.map((value) => ({
      label: buttons.value(value),
      style: 'primary',
      draft: { ...draft, partial: withAnswer(draft.partial, parameter, value), picked: [] },
    })),
    multiSelect: null,
  };
}

/** Sensible answers as buttons, all others by ticks; `Done` as soon as the rules take what is ticked. */
function askSome<G extends GameTypes>(
  position: Position<G>,
  question: Question,
  draft: MoveDraft<G>,
  { words }: Reader,
): Asked<G> {
  const { buttons, questions } = panelWords[words.locale];
  const { parameter, values, min, max } = question;
  const labelOf = (some: readonly Value[]) => some.map((value) => buttons.value(value)).join(' + ');
  const take = (some: readonly Value[], style: Style): MoveButton<G> => ({
    label: labelOf(some),
    style,
    draft: { ...draft, partial: withAnswer(draft.partial, parameter, some), picked: [] },
  });

  const picked = draft.picked.toSorted((a, b) => values.indexOf(a) - values.indexOf(b));
  const done = take(picked, 'success');
  const isEnough = picked.length >= min && picked.length <= max && !('none' in position.choices(done.draft.partial));
  return {
    question: questions.some(parameter, min, max),
    answers: question.suggested.map((some) => take(some, 'primary')),
    multiSelect: {
      placeholder: questions.some(parameter, min, max),
      lines: values.map((value) => ({ label: buttons.value(value), value })),
      most: max,
      slots: [
        {
          ...done,
          label: picked.length === 0 ? buttons.done : `${buttons.done}: ${done.label}`,
          ...(isEnough ? {} : { isDisabled: true }),
        },
      ],
    },
  };
}

/** The rules give the values of their own parameters, so the partial move stays one of this game. */
const withAnswer = <G extends GameTypes>(
  partial: PartialMoveOrNone<G>,
  parameter: string,
  answer: Value | readonly Value[],
): PartialMoveOrNone<G> => ({ ...partial, [parameter]: answer }) as PartialMoveOrNone<G>;
