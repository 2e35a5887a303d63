import type { Carcassonne, FeatureKind, Move } from '../../../engines/carcassonne/index.ts';
import { gameWords } from '../../../words/carcassonne/game/index.ts';
import { panelWords } from '../../../words/carcassonne/panel/index.ts';
import { cellName } from '../../../words/speech.ts';
import {
  type Controls,
  type MoveButton,
  type MoveDraft,
  NOTHING_YET,
  type PanelStep,
  type Position,
  type Reader,
} from '../../contract.ts';
import {
  bestOf,
  closedBy,
  closedText,
  featureOf,
  outlookOf,
  outlookText,
  type Place,
  placesOf,
  pointsFor,
  type Spot,
  spotsOf,
} from './choices.ts';
import { offers, spotInWords, spotLabel, tileToPlace } from './offers.ts';

/** First the place, then the rotation if several fit there, then a follower or none; all are played together. */
export const controls: Controls<Carcassonne> = {
  board: ({ step }, locale) =>
    step.kind === 'over'
      ? []
      : [
          {
            label: panelWords[locale].buttons[step.kind === 'placeTile' ? 'placeTile' : 'placeFollower'],
            style: 'primary',
            draft: NOTHING_YET,
          },
        ],

  panel(position, draft, reader) {
    const places = placesOf(position);
    if (places.length === 0) return askFollower(position, draft, reader);
    const chosen = places.find(({ x, y }) => isAt(draft, x, y));
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
    const outlook = [closedText(position.seat, closedBy(position, last), reader), ...whyNobody];
    return {
      heading: own.summary(cellName(tile), tile.rotation, followerIn(position, moves)),
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

const isAt = ({ partial }: MoveDraft<Carcassonne>, x: number, y: number): boolean =>
  partial.kind === 'placeTile' && partial.x === x && partial.y === y;

const draftOf = (partial: MoveDraft<Carcassonne>['partial']): MoveDraft<Carcassonne> => ({
  ...{ moves: [], partial, picked: [] },
});

/** What a choice gains, in words; no hint if there is nothing. */
const hinted = ({ locale }: Reader, ...parts: readonly string[]): Pick<MoveButton, 'hint'> => {
  const hint = panelWords[locale].notes.all(parts);
  return hint === '' ? {} : { hint };
};

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
    note: notes.stepPlace(offered.length),
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
    note: notes.stepRotation(number, cellName({ x, y })),
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

/** The role of the follower that is placed, or null for none. */
function followerIn(position: Position<Carcassonne>, moves: readonly Move[]): FeatureKind | null {
  const move = moves.find((one) => one.kind === 'placeFollower');
  return move === undefined ? null : featureOf(position, move.segment);
}

/**
 * Step 2: the legal spots by letter, and no follower. Never asked if no follower can be placed: the turn then goes on
 * by itself.
 */
function askFollower(
  position: Position<Carcassonne>,
  draft: MoveDraft<Carcassonne>,
  reader: Reader,
): PanelStep<Carcassonne> {
  const { buttons, questions, notes } = panelWords[reader.locale];
  const { placements, players } = position.view.open;
  const tile = placements.at(-1)!; // A tile has just been placed.
  const answer = (label: string, partial: Move, ...parts: readonly string[]): MoveButton<Carcassonne> => {
    const points = pointsFor(position.seat, closedBy(position, [partial]));
    const hint = hinted(reader, ...parts, points > 0 ? notes.atOnce(points) : '');
    return { label, style: 'primary', draft: { moves: draft.moves, partial, picked: [] }, ...hint };
  };

  const spots = spotsOf(position);
  const labelOf = (spot: Spot) => spotLabel(spot, reader);
  return {
    question: questions.follower,
    note: notes.stepFollower(cellName(tile), tile.rotation, players[position.seat]?.hand.follower ?? 0),
    answers: [
      ...spots.map((spot) =>
        answer(buttons.follower(spot.letter, labelOf(spot)), spot.move, spotInWords(position, spot, reader)),
      ),
      answer(buttons.nobody, { kind: 'pass' }),
    ],
    multiSelect: null,
    picture: {
      of: 'board',
      step: {
        seat: position.seat,
        moves: draft.moves,
        partial: { kind: 'placeFollower' },
        answers: [
          ...spots.map((spot) => ({ label: spot.letter, partial: spot.move, said: labelOf(spot) })),
          { label: buttons.nobody, partial: { kind: 'pass' } },
        ],
      },
    },
    isPlayable: false,
  };
}
