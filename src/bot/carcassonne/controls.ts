import {
  type Carcassonne,
  type FeatureKind,
  type Move,
  ROTATIONS,
  type Rotation,
} from '../../engines/carcassonne/index.ts';
import { cellName } from '../../words/carcassonne/cells.ts';
import { words } from '../../words/carcassonne/index.ts';
import type { Locale } from '../../words/contract.ts';
import { type Controls, type Draft, NOTHING_YET, type Panel, type Position, type Slot } from '../contract.ts';
import { outlookOf } from './outlook.ts';
import { type Place, placesOf } from './places.ts';
import { featureOf, spotsOf } from './spots.ts';
import { panelWords } from './words.ts';

/** First the tile with its turning, then a follower or nobody; both are played as one. */
export const controls: Controls<Carcassonne> = {
  board: ({ step }, locale) =>
    step.kind === 'over'
      ? []
      : [
          {
            label: step.kind === 'placeTile' ? panelWords[locale].placeTile : panelWords[locale].placeFollower,
            style: 'primary',
            draft: NOTHING_YET,
          },
        ],

  panel(position, draft, { locale }) {
    const places = placesOf(position);
    return places.length > 0 ? askPlace(position, draft, places, locale) : askFollower(position, draft, locale);
  },

  summary(position, { moves }, reader) {
    const own = panelWords[reader.locale];
    const tile = moves.find((move) => move.kind === 'placeTile') ?? position.view.open.placements.at(-1)!; // One lies.
    const outlook = outlookOf(position, moves.slice(-1), words[reader.locale], reader);
    return {
      heading: own.summary(cellName(tile), tile.rotation, followerIn(position, moves)),
      note: own.stepLast(outlook.join(' ')),
    };
  },

  marks(position) {
    const places = placesOf(position);
    if (places.length === 0) return null;
    const answers = places.map(({ number, x, y }) => ({ label: String(number), half: { kind: 'placeTile', x, y } }));
    return { seat: position.seat, moves: [], half: {}, answers };
  },
};

/** Step 1: the places that fit the present turning, with the numbers that they have all turn long. */
function askPlace(
  position: Position<Carcassonne>,
  draft: Draft<Carcassonne>,
  places: readonly Place[],
  locale: Locale,
): Panel<Carcassonne> {
  const words = panelWords[locale];
  const fitting = ROTATIONS.filter((rotation) => places.some((place) => moveTo(place, rotation)));
  const rotation = rotationOf(draft) ?? fitting[0]!; // There is a place, so some turning fits.
  const at = fitting.indexOf(rotation);
  const turnTo = (label: string, to: Rotation | undefined): Slot<Carcassonne> => ({
    label,
    style: 'secondary',
    draft: { moves: [], half: { kind: 'placeTile', rotation: to ?? rotation }, picked: [] },
  });

  const offered = places.flatMap((place) => {
    const move = moveTo(place, rotation);
    return move === undefined ? [] : [{ label: String(place.number), half: move }];
  });
  return {
    question: words.whereTile,
    note: words.stepTile(rotation, offered.length),
    controls:
      fitting.length === 1
        ? []
        : [turnTo(words.turnLeft, fitting.at(at - 1)), turnTo(words.turnRight, fitting[(at + 1) % fitting.length])],
    answers: offered.map(({ label, half }) => ({ label, style: 'primary', draft: { moves: [], half, picked: [] } })),
    picture: {
      of: 'board',
      step: { seat: position.seat, moves: [], half: { kind: 'placeTile', rotation }, answers: offered },
    },
    isPlayable: false,
  };
}

/** The role of the follower that is placed, or null for nobody. */
function followerIn(position: Position<Carcassonne>, moves: readonly Move[]): FeatureKind | null {
  const move = moves.find((one) => one.kind === 'placeFollower');
  return move === undefined ? null : featureOf(position, move.segment);
}

const moveTo = ({ moves }: Place, rotation: Rotation) => moves.find((move) => move.rotation === rotation);

const rotationOf = ({ half }: Draft<Carcassonne>): Rotation | undefined =>
  half.kind === 'placeTile' ? half.rotation : undefined;

/** Step 2: the legal spots by letter, and nobody. Never asked where nobody can be placed: the turn goes on by itself. */
function askFollower(position: Position<Carcassonne>, draft: Draft<Carcassonne>, locale: Locale): Panel<Carcassonne> {
  const words = panelWords[locale];
  const { placements, players } = position.view.open;
  const tile = placements.at(-1)!; // A tile has just been placed.
  const answer = (label: string, half: Move): Slot<Carcassonne> => ({
    label,
    style: 'primary',
    draft: { moves: draft.moves, half, picked: [] },
  });

  const spots = spotsOf(position);
  return {
    question: words.whichFollower,
    note: words.stepFollower(cellName(tile), tile.rotation, players[position.seat]?.hand.follower ?? 0),
    controls: [],
    answers: [
      ...spots.map(({ letter, feature, move }) => answer(`${letter} ${words.roles[feature]}`, move)),
      answer(words.nobody, { kind: 'pass' }),
    ],
    picture: {
      of: 'board',
      step: {
        seat: position.seat,
        moves: draft.moves,
        half: { kind: 'placeFollower' },
        answers: spots.map(({ letter, move }) => ({ label: letter, half: move })),
      },
    },
    isPlayable: false,
  };
}
