import type { Carcassonne, Move } from '../../../engines/carcassonne/index.ts';
import { gameWords } from '../../../words/carcassonne/game/index.ts';
import type { FigureOn } from '../../../words/carcassonne/panel/contract.ts';
import { panelWords } from '../../../words/carcassonne/panel/index.ts';
import { cellName } from '../../../words/speech.ts';
import {
  type Controls,
  type MoveDraft,
  NOTHING_YET,
  type PanelStep,
  type Position,
  type Reader,
} from '../../contract.ts';
import { featureOf, type Place, placesOf } from './choices.ts';
import { askFigure } from './figureStep.ts';
import { hasOthers, offers, tileToPlace } from './offers.ts';
import { bestOf, outlookOf, prospectOf } from './outlook.ts';
import { hinted, outlookText, prospectText } from './outlookText.ts';

/** First the place, then the rotation if several fit there, then a figure or none; all are played together. */
export const controls: Controls<Carcassonne> = {
  board: ({ step, options }, locale) =>
    step.kind === 'over'
      ? []
      : [
          {
            label:
              panelWords[locale].buttons[
                step.kind === 'placeTile' ? 'placeTile' : hasOthers(options) ? 'placeFigure' : 'placeFollower'
              ],
            style: 'primary',
            draft: NOTHING_YET,
          },
        ],

  panel(position, draft, reader) {
    const places = placesOf(position);
    if (places.length === 0) return askFigure(position, draft, reader);
    const chosen = places.find(({ x, y }) => isAt(draft, x, y)) ?? onlyOf(places);
    return chosen === undefined ? askPlace(position, places, reader) : askRotation(position, chosen, reader);
  },

  summary(position, { moves }, reader) {
    const own = panelWords[reader.locale];
    const tile = moves.find((move) => move.kind === 'placeTile') ?? position.view.open.placements.at(-1)!; // There is always one.
    const last = moves.slice(-1);
    const { violation } = gameWords[reader.locale];
    const whyNobody = position
      .foresee(last)
      .flatMap((sight) => (sight.kind === 'passed' && sight.reason !== 'chosen' ? [sight.reason] : []))
      .map((kind) => violation({ kind }, reader.say));
    const outlook = [prospectText(position.seat, prospectOf(position, last), reader), ...whyNobody];
    return {
      heading: own.summary(cellName(tile), tile.rotation, figureIn(position, moves)),
      note: own.notes.stepLast(outlook.filter((part) => part !== '').join(' · ')),
    };
  },

  givenUp: () => [],
  offers,

  marks(position) {
    const places = placesOf(position);
    if (places.length === 0) return null;
    const answers = places.map(({ number, x, y }) => ({
      ...{ label: String(number), partial: { kind: 'placeTile', x, y }, said: cellName({ x, y }) },
    }));
    return { seat: position.seat, moves: [], partial: {}, answers };
  },
};

/** The only place if it has to be asked only how the tile is turned, as on a river (rules §9.4). */
const onlyOf = ([only, ...others]: readonly Place[]): Place | undefined =>
  others.length === 0 && only !== undefined && only.moves.length > 1 ? only : undefined;

const isAt = ({ partial }: MoveDraft<Carcassonne>, x: number, y: number): boolean =>
  partial.kind === 'placeTile' && partial.x === x && partial.y === y;

const draftOf = (partial: MoveDraft<Carcassonne>['partial']): MoveDraft<Carcassonne> => ({
  ...{ moves: [], partial, picked: [] },
});

/** Says that this is the second tile of a turn (rules §11.3). */
const secondTile = ({ view }: Position<Carcassonne>, { locale }: Reader): readonly string[] =>
  view.open.expansions.haendler?.part === 'second' ? [panelWords[locale].notes.secondTile] : [];

/**
 * Step 1: every place where the tile fits in any rotation, by its number on the board, with the best outlook it offers.
 */
function askPlace(position: Position<Carcassonne>, places: readonly Place[], reader: Reader): PanelStep<Carcassonne> {
  const { questions, notes } = panelWords[reader.locale];
  const offered = places.map(({ number, x, y, moves: [first, ...others] }) => {
    const best = bestOf(position.seat, [
      outlookOf(position, first),
      ...others.map((move) => outlookOf(position, move)),
    ]);
    // If only one rotation fits, the place is the whole move.
    const partial = others.length === 0 ? first : ({ kind: 'placeTile', x, y } as const);
    const hint = hinted(reader, outlookText(position.seat, best, reader));
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
  const { buttons, questions, notes } = panelWords[reader.locale];
  return {
    question: questions.rotation,
    note: [notes.stepRotation(number, cellName({ x, y })), ...secondTile(position, reader)].join(' · '),
    answers: moves.map((move) => ({
      ...{ label: buttons.rotation(move.rotation), style: 'primary', draft: draftOf(move) },
      ...hinted(
        reader,
        tileToPlace(position, move.rotation, reader),
        outlookText(position.seat, outlookOf(position, move), reader),
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

/** The figure that is placed, and on what; null for none. */
function figureIn(position: Position<Carcassonne>, moves: readonly Move[]): FigureOn | null {
  const move = moves.find((one) => one.kind === 'placeFollower');
  return move === undefined ? null : { figure: move.figure, feature: featureOf(position, move.segment) };
}
