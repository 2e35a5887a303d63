import type { Carcassonne, Open } from '../../../engines/carcassonne/index.ts';
import type { StepAnswer } from '../../../render/contract.ts';
import { cellName } from '../../../words/speech.ts';
import type { Words } from '../../../words/words.ts';
import {
  type Controls,
  type MoveButton,
  type MoveDraft,
  NOTHING_YET,
  type PanelStep,
  type Position,
  type Reader,
} from '../../contract.ts';
import { type Place, placesOf } from './choices.ts';
import { askStep, stepButtons, stepMarks } from './drache/dragon.ts';
import { askFigureOnMap, peopleFor, marksOf as peopleMarks } from './drache/people.ts';
import { askPortal } from './drache/portal.ts';
import { askFigure } from './figureStep.ts';
import { headingOf } from './heading.ts';
import { hasOthers, offers, tileToPlace } from './offers.ts';
import { bestOf, outlookOf, prospectOf } from './outlook.ts';
import { hinted, outlookText, prospectText } from './outlookText.ts';

/**
 * First the place, then the rotation if several fit there, then a figure or none; all are played together. A knight, the
 * fairy, and the first step of the dragon belong to the turn as well; further steps are played with one press each.
 */
export const controls: Controls<Carcassonne> = {
  board(open, words) {
    const { buttons, drache } = words.carcassonne.panel;
    switch (open.step.kind) {
      case 'over':
        return [];
      case 'placeTile':
        return [opening(buttons.placeTile)];
      case 'princess':
        return [opening(drache.buttons.princess)];
      case 'dragon':
        return stepButtons(open, words);
      case 'action':
        return [opening(actionLabel(open, words))];
    }
  },

  panel(position, draft, reader) {
    const { partial } = draft;
    switch (position.view.open.step.kind) {
      case 'princess':
        return askFigureOnMap(position, draft, 'removeKnight', reader);
      case 'dragon':
        return askStep(position, draft, reader);
      case 'action':
        if (partial.kind === 'moveFairy') return askFigureOnMap(position, draft, 'moveFairy', reader);
        if (partial.kind === 'placeByPortal') return askPortal(position, draft, partial, reader);
        return askFigure(position, draft, reader);
      default: {
        const places = placesOf(position);
        const chosen = places.find(({ x, y }) => isAt(draft, x, y)) ?? onlyOf(places);
        return chosen === undefined ? askPlace(position, places, reader) : askRotation(position, chosen, reader);
      }
    }
  },

  summary(position, { moves }, reader, from = position) {
    const last = moves.slice(-1);
    const { violation } = reader.words.carcassonne.game;
    const { notes } = reader.words.carcassonne.panel;
    const whyNobody = position
      .foresee(last)
      .flatMap((sight) => (sight.kind === 'passed' && sight.reason !== 'chosen' ? [sight.reason] : []))
      .map((kind) => violation({ kind }, reader.say));
    const outlook = [prospectText(position, prospectOf(position, last), reader), ...whyNobody];
    return {
      heading: headingOf(from, moves, reader),
      note: notes.stepLast(
        outlook.filter((part) => part !== '').join(' · '),
        moves.some(({ kind }) => kind === 'placeTile'),
      ),
    };
  },

  givenUp: () => [],
  offers,

  marks(position, words) {
    const answers = marksOf(position, words);
    return answers.length === 0 ? null : { seat: position.seat, moves: [], partial: {}, answers };
  },
};

/** A button that opens the panel. */
const opening = (label: string): MoveButton<Carcassonne> => ({ label, style: 'primary', draft: NOTHING_YET });

function actionLabel(open: Open, words: Words): string {
  const { buttons, drache } = words.carcassonne.panel;
  if (open.options.includes('drache')) return drache.buttons.figureOrFairy;
  return hasOthers(open.options) ? buttons.placeFigure : buttons.placeFollower;
}

/** Places of the tile, knights, and steps of the dragon, as the board marks them. */
function marksOf(position: Position<Carcassonne>, words: Words): readonly StepAnswer[] {
  const { open } = position.view;
  switch (open.step.kind) {
    case 'placeTile':
      return placesOf(position).map(({ number, x, y }) => ({
        ...{ label: String(number), partial: { kind: 'placeTile', x, y }, said: cellName({ x, y }) },
      }));
    case 'princess':
      return peopleMarks(peopleFor(position, 'removeKnight'));
    case 'dragon':
      return stepMarks(open, words);
    default:
      return [];
  }
}

/** The only place if it has to be asked only how the tile is turned, as on a river (rules §9.4). */
const onlyOf = ([only, ...others]: readonly Place[]): Place | undefined =>
  others.length === 0 && only !== undefined && only.moves.length > 1 ? only : undefined;

const isAt = ({ partial }: MoveDraft<Carcassonne>, x: number, y: number): boolean =>
  partial.kind === 'placeTile' && partial.x === x && partial.y === y;

const draftOf = (partial: MoveDraft<Carcassonne>['partial']): MoveDraft<Carcassonne> => ({
  ...{ moves: [], partial, picked: [] },
});

/** Says that this is the second tile of a turn (rules §11.3). */
const secondTile = ({ view }: Position<Carcassonne>, { words }: Reader): readonly string[] =>
  view.open.expansions.haendler?.part === 'second' ? [words.carcassonne.panel.notes.secondTile] : [];

/**
 * Step 1: every place where the tile fits in any rotation, by its number on the board, with the best outlook it offers.
 */
function askPlace(position: Position<Carcassonne>, places: readonly Place[], reader: Reader): PanelStep<Carcassonne> {
  const { questions, notes } = reader.words.carcassonne.panel;
  const offered = places.map(({ number, x, y, moves: [first, ...others] }) => {
    const best = bestOf(position.seat, [
      outlookOf(position, first),
      ...others.map((move) => outlookOf(position, move)),
    ]);
    // If only one rotation fits, the place is the whole move.
    const partial = others.length === 0 ? first : ({ kind: 'placeTile', x, y } as const);
    const hint = hinted(reader, outlookText(position, best, reader));
    return { label: String(number), said: cellName({ x, y }), partial, ...hint };
  });
  return {
    question: questions.place,
    note: [notes.stepPlace(offered.length), ...secondTile(position, reader)].join(' · '),
    answers: offered.map(({ label, said, partial, ...hint }) => ({
      ...{ label, style: 'primary', draft: draftOf(partial), detail: said },
      ...hint,
    })),
    multiSelect: null,
    picture: {
      of: 'board',
      step: {
        seat: position.seat,
        moves: [],
        partial: { kind: 'placeTile' },
        answers: offered.map(({ label, said, partial }) => ({ label, partial, said })),
      },
    },
    isPlayable: false,
  };
}

/** Still step 1, for a place where the tile fits in several rotations. */
function askRotation(
  position: Position<Carcassonne>,
  { number, x, y, moves }: Place,
  reader: Reader,
): PanelStep<Carcassonne> {
  const { buttons, questions, notes } = reader.words.carcassonne.panel;
  return {
    question: questions.rotation,
    note: [notes.stepRotation(number, cellName({ x, y })), ...secondTile(position, reader)].join(' · '),
    answers: moves.map((move) => ({
      ...{ label: buttons.rotation(move.rotation), style: 'primary', draft: draftOf(move) },
      ...hinted(
        reader,
        tileToPlace(position, move.rotation, reader),
        outlookText(position, outlookOf(position, move), reader),
      ),
    })),
    multiSelect: null,
    picture: {
      of: 'board',
      step: {
        seat: position.seat,
        moves: [],
        partial: { kind: 'placeTile', x, y },
        answers: moves.map((move) => ({
          label: buttons.rotation(move.rotation),
          partial: { ...move },
          said: tileToPlace(position, move.rotation, reader),
        })),
      },
    },
    isPlayable: false,
  };
}
