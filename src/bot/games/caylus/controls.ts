import type { Caylus } from '../../../engines/caylus/index.ts';
import type { SceneStep, StepAnswer } from '../../../render/contract.ts';
import type { Words } from '../../../words/words.ts';
import type { Controls, MoveDraft, Reader } from '../../contract.ts';
import { ask } from './ask.ts';
import { type At, marked } from './asking.ts';
import { levelAnswers, trackAnswers } from './effects.ts';
import { offers } from './offers.ts';
import { broughtBy, sentenceOf } from './outlook.ts';
import { placeMarks } from './placing.ts';
import { provostMarks } from './provost.ts';
import { turnSlots } from './turn.ts';

/** Places of workers and short answers are played with the press that chooses them; buildings and houses are confirmed. */
export const controls: Controls<Caylus> = {
  board: turnSlots,

  panel(position, draft, reader, from = position) {
    if (draft.moves.length > 0) return confirmation(from, draft, reader);
    const asked = ask(position, draft, reader);
    if (asked === null) return confirmation(from, draft, reader);
    const { question, notes, answers, asides = [], lists = [], picture } = asked;
    return {
      question,
      note: notes.join(' · '),
      answers: answers.map(({ button }) => button),
      asides: asides.map((row) => row.map(({ button }) => button)),
      multiSelect: null,
      lists,
      picture:
        picture === null
          ? null
          : {
              of: 'board',
              ...(picture === 'board' ? {} : { zoom: { part: picture } }),
              step: {
                ...{ seat: position.seat, moves: [], partial: { ...draft.partial } },
                answers: marked([...answers, ...asides.flat()]),
              },
            },
      isPlayable: false,
    };
  },

  summary: (position, { moves }, reader, from = position) => ({
    heading: headingOf(from, moves, reader),
    note: broughtBy(from, moves[0], reader),
  }),

  givenUp: () => [],
  offers,

  marks,
};

/** The places of a worker, those of the provost, and the tracks and levels of a favor. */
function marks(position: At, words: Words): SceneStep<Caylus> | null {
  const answers = marksOf(position, words);
  return answers === null ? null : { seat: position.seat, moves: [], partial: {}, answers };
}

function marksOf(position: At, words: Words): readonly StepAnswer[] | null {
  const { open } = position.view;
  const { step } = open;
  switch (step.kind) {
    case 'place':
    case 'gate':
      return placeMarks(position, step.kind === 'place' ? 'placeWorker' : 'moveWorker', words).map(
        ({ move, ...mark }) => ({ ...mark, partial: { ...move } }),
      );
    case 'provost':
      return provostMarks(position, step.isGuild, words).map(({ by, ...mark }) => ({
        ...{ ...mark, partial: { kind: 'moveProvost', by } },
      }));
    case 'track':
      return marked(trackAnswers(open, step, words));
    case 'level':
      return marked(levelAnswers(open, step, words));
    default:
      return null;
  }
}

/** No draft has more than one move: the next question comes after it is played. */
const headingOf = (from: At, moves: MoveDraft<Caylus>['moves'], reader: Reader): string =>
  reader.words.panel.confirm(moves.map((move) => sentenceOf(from, move, reader)));

/** A move after which the same seat goes on is confirmed before anything else is asked. */
const confirmation = (from: At, { moves }: MoveDraft<Caylus>, reader: Reader) => ({
  question: headingOf(from, moves, reader),
  note: broughtBy(from, moves[0], reader),
  answers: [],
  multiSelect: null,
  picture: null,
  isPlayable: moves.length > 0,
});
