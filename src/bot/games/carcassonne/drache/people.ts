/** Figures on the map by number: the knights that the princess can send home, and the followers that the fairy can join. */
import type { Carcassonne, Spot } from '../../../../engines/carcassonne/index.ts';
import type { MoveOf, Seat } from '../../../../engines/contract.ts';
import type { StepAnswer } from '../../../../render/contract.ts';
import { cellName } from '../../../../words/speech.ts';
import type { MoveButton, MoveDraft, PanelStep, Position, Reader } from '../../../contract.ts';
import { prospectOf } from '../outlook.ts';
import { hinted, prospectText } from '../outlookText.ts';
import { somebody } from './somebody.ts';

type At = Position<Carcassonne>;
const KINDS = ['removeKnight', 'moveFairy'] as const;
type ChoosesFigure = MoveOf<Carcassonne, (typeof KINDS)[number]>;

/** A figure that a move chooses. */
export interface Chosen {
  /** As in the picture: row by row from the top left. */
  readonly number: number;
  readonly figure: Spot;
  readonly move: ChoosesFigure;
}

/** The figures that the moves of a kind choose now. */
export function peopleFor(position: At, kind: ChoosesFigure['kind']): readonly Chosen[] {
  return [...position.legal()]
    .filter((move): move is ChoosesFigure => move.kind === kind)
    .toSorted((a, b) => a.y - b.y || a.x - b.x || a.segment - b.segment)
    .map((move, i) => ({ number: i + 1, figure: figureFor(position, move), move }));
}

/** The figure that a move chooses: a princess and a fairy choose among followers, of whom a segment has one. */
export const figureFor = ({ view }: At, at: ChoosesFigure): Spot =>
  view.open.figures.find(({ x, y, segment }) => x === at.x && y === at.y && segment === at.segment)!; // The rules list it.

/** The label of a chosen figure: `2 Ben’s knight at (3, −2)`. */
export const labelOf = (position: At, { number, figure }: Chosen, you: Seat | null, reader: Reader): string =>
  reader.words.carcassonne.panel.drache.buttons.somebody(number, somebody(position, figure, you, reader));

/** The figures as a picture marks them, by their numbers. */
export const marksOf = (people: readonly Chosen[]): readonly StepAnswer[] =>
  people.map(({ number, move }) => ({ label: String(number), partial: { ...move }, said: cellName(move) }));

/** The button that leads to the choice of a follower for the fairy; none if she can join nobody. */
export const fairyButtons = (
  position: At,
  draft: MoveDraft<Carcassonne>,
  { words }: Reader,
): readonly MoveButton<Carcassonne>[] =>
  peopleFor(position, 'moveFairy').length === 0
    ? []
    : [
        {
          ...{ label: words.carcassonne.panel.drache.buttons.fairy, style: 'primary' },
          draft: { moves: draft.moves, partial: { kind: 'moveFairy' }, picked: [] },
        },
      ];

/** Which figure the princess sends home, or which one the fairy joins. */
export function askFigureOnMap(
  position: At,
  draft: MoveDraft<Carcassonne>,
  kind: ChoosesFigure['kind'],
  reader: Reader,
): PanelStep<Carcassonne> {
  const { questions, notes } = reader.words.carcassonne.panel.drache;
  const people = peopleFor(position, kind);
  const isFairy = kind === 'moveFairy';
  const outlooks = people.map(({ move }) => prospectText(position, prospectOf(position, [move]), reader));
  // What all of them bring is the tile's doing, and would read as if it were the fairy's.
  const shared = isFairy && outlooks.every((one) => one === outlooks[0]) ? (outlooks[0] ?? '') : '';
  return {
    question: isFairy ? questions.fairy : questions.knight,
    note: [isFairy ? notes.fairyIsGood : notes.princess, ...(shared === '' ? [] : [shared])].join(' · '),
    answers: people.map(
      (one, place): MoveButton<Carcassonne> => ({
        ...{ label: labelOf(position, one, position.seat, reader), style: 'primary' },
        draft: { moves: draft.moves, partial: one.move, picked: [] },
        ...hinted(reader, shared === '' ? outlooks[place]! : ''), // There is one for each figure.
      }),
    ),
    multiSelect: null,
    picture: {
      of: 'board',
      step: { seat: position.seat, moves: draft.moves, partial: { kind }, answers: marksOf(people) },
    },
    isPlayable: false,
  };
}
