import {
  type Carcassonne,
  type FeatureKind,
  type Move,
  ROTATIONS,
  type Rotation,
} from '../../../engines/carcassonne/index.ts';
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
import { closedBy, featureOf, gainOf, outlookOf, type Place, placesOf, spotsOf } from './choices.ts';

/** Places whose consequences are told in words; the last step tells those of every place. */
const MOST_TOLD = 3;

/** First the tile with its turning, then a follower or nobody; both are played as one. */
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
    return places.length > 0 ? askPlace(position, draft, places, reader) : askFollower(position, draft, reader);
  },

  summary(position, { moves }, reader) {
    const own = panelWords[reader.locale];
    const tile = moves.find((move) => move.kind === 'placeTile') ?? position.view.open.placements.at(-1)!; // One lies.
    const last = moves.slice(-1);
    const skipped = position.foresee(last).filter((sight) => sight.kind === 'passed' && sight.reason !== 'chosen');
    const outlook = [
      ...skipped.map((sight) => gameWords[reader.locale].sight(sight, reader.say)),
      outlookOf(position.seat, closedBy(position, last), reader),
    ];
    return {
      heading: own.summary(cellName(tile), tile.rotation, followerIn(position, moves)),
      note: own.notes.stepLast(outlook.filter((part) => part !== null && part !== '').join(' ')),
    };
  },

  marks(position) {
    const places = placesOf(position);
    if (places.length === 0) return null;
    const answers = places.map(({ number, x, y }) => ({ label: String(number), partial: { kind: 'placeTile', x, y } }));
    return { seat: position.seat, moves: [], partial: {}, answers };
  },
};

/** Step 1: the places that fit the present turning, with the numbers that they have all turn long. */
function askPlace(
  position: Position<Carcassonne>,
  draft: MoveDraft<Carcassonne>,
  places: readonly Place[],
  reader: Reader,
): PanelStep<Carcassonne> {
  const { buttons, questions, notes } = panelWords[reader.locale];
  const fitting = ROTATIONS.filter((rotation) => places.some((place) => moveTo(place, rotation)));
  const rotation = rotationOf(draft) ?? fitting[0]!; // There is a place, so some turning fits.
  const at = fitting.indexOf(rotation);
  const turnTo = (label: string, to: Rotation | undefined): MoveButton<Carcassonne> => ({
    label,
    style: 'secondary',
    draft: { moves: [], partial: { kind: 'placeTile', rotation: to ?? rotation }, picked: [] },
  });

  const offered = places.flatMap((place) => {
    const move = moveTo(place, rotation);
    return move === undefined ? [] : [{ label: String(place.number), partial: move }];
  });
  return {
    question: questions.place,
    note: [notes.stepTile(rotation, offered.length), ...promising(position, offered, reader)].join(' · '),
    controls:
      fitting.length === 1
        ? []
        : [turnTo(buttons.turnLeft, fitting.at(at - 1)), turnTo(buttons.turnRight, fitting[(at + 1) % fitting.length])],
    answers: offered.map(({ label, partial }) => ({
      label,
      style: 'primary',
      draft: { moves: [], partial, picked: [] },
    })),
    multiSelect: null,
    picture: {
      of: 'board',
      step: { seat: position.seat, moves: [], partial: { kind: 'placeTile', rotation }, answers: offered },
    },
    isPlayable: false,
  };
}

/** The places that complete something, best first. */
function promising(
  position: Position<Carcassonne>,
  offered: readonly { readonly label: string; readonly partial: Move }[],
  reader: Reader,
): readonly string[] {
  const { seat } = position;
  return offered
    .map(({ label, partial }) => ({ label, closed: closedBy(position, [partial, { kind: 'pass' }]) }))
    .filter(({ closed }) => closed.length > 0)
    .toSorted((a, b) => gainOf(seat, b.closed) - gainOf(seat, a.closed))
    .slice(0, MOST_TOLD)
    .map(({ label, closed }) => panelWords[reader.locale].notes.outcome(label, outlookOf(seat, closed, reader)));
}

/** The role of the follower that is placed, or null for nobody. */
function followerIn(position: Position<Carcassonne>, moves: readonly Move[]): FeatureKind | null {
  const move = moves.find((one) => one.kind === 'placeFollower');
  return move === undefined ? null : featureOf(position, move.segment);
}

const moveTo = ({ moves }: Place, rotation: Rotation) => moves.find((move) => move.rotation === rotation);

const rotationOf = ({ partial }: MoveDraft<Carcassonne>): Rotation | undefined =>
  partial.kind === 'placeTile' ? partial.rotation : undefined;

/** Step 2: the legal spots by letter, and nobody. Never asked where nobody can be placed: the turn goes on by itself. */
function askFollower(
  position: Position<Carcassonne>,
  draft: MoveDraft<Carcassonne>,
  reader: Reader,
): PanelStep<Carcassonne> {
  const { buttons, questions, notes } = panelWords[reader.locale];
  const { placements, players } = position.view.open;
  const tile = placements.at(-1)!; // A tile has just been placed.
  const answer = (label: string, partial: Move): MoveButton<Carcassonne> => ({
    label,
    style: 'primary',
    draft: { moves: draft.moves, partial, picked: [] },
  });

  const spots = spotsOf(position);
  return {
    question: questions.follower,
    note: [
      notes.stepFollower(cellName(tile), tile.rotation, players[position.seat]?.hand.follower ?? 0),
      ...spots.flatMap(({ letter, move }) => {
        const gain = gainOf(position.seat, closedBy(position, [move]));
        return gain > 0 ? [notes.outcome(letter, notes.atOnce(gain))] : [];
      }),
    ].join(' · '),
    controls: [],
    answers: [
      ...spots.map(({ letter, feature, move }) => answer(buttons.follower(letter, feature), move)),
      answer(buttons.nobody, { kind: 'pass' }),
    ],
    multiSelect: null,
    picture: {
      of: 'board',
      step: {
        seat: position.seat,
        moves: draft.moves,
        partial: { kind: 'placeFollower' },
        answers: spots.map(({ letter, move }) => ({ label: letter, partial: move })),
      },
    },
    isPlayable: false,
  };
}
