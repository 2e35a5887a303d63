/** What can be chosen on the map besides the spaces for a tile: sides for the dragon, spots, and tiles (rules §13). */
import {
  type Carcassonne,
  dragonSteps,
  knightsToChoose,
  type Move,
  type Open,
  SIDES,
} from '../../../../engines/carcassonne/index.ts';
import type { SceneStep, StepAnswer } from '../../../contract.ts';
import type { CellMark, SpotMark } from '../map/spotMarks.ts';
import type { OpenSide } from '../map/walk.ts';

export interface Marks {
  readonly sides: readonly OpenSide[];
  readonly spots: readonly SpotMark[];
  readonly cells: readonly CellMark[];
}

export const NO_MARKS: Marks = { sides: [], spots: [], cells: [] };

/** The answers of a step, and what everybody sees that can be chosen even if nobody is asked on this picture. */
export function marksOf(open: Open, step: SceneStep<Carcassonne> | null): Marks {
  const answers = step?.answers ?? [];
  switch (open.step.kind) {
    case 'dragon':
      return { ...NO_MARKS, sides: sidesOf(open, answers) };
    case 'princess': {
      const spots = spotsIn(answers, true);
      const knights = knightsToChoose(open).map(({ x, y, segment }) => ({ x, y, segment, label: '', isTaken: true }));
      return { ...NO_MARKS, spots: spots.length > 0 ? spots : knights };
    }
    case 'action':
      return step === null ? NO_MARKS : actionMarks(step);
    case 'placeTile':
    case 'over':
      return NO_MARKS;
  }
}

/** The sides to which the dragon can go, with the labels of their buttons. */
const sidesOf = (open: Open, answers: readonly StepAnswer[]): readonly OpenSide[] =>
  dragonSteps(open).map(({ side }) => ({
    side,
    label: answers.find(({ partial }) => partial.side === side)?.label ?? ARROWS[SIDES.indexOf(side)]!,
  }));

const ARROWS = ['↑', '→', '↓', '←'] as const;

/** The spots of the portal, or the followers whom the fairy can join; before a tile is chosen, all spots as dots. */
function actionMarks({ partial, moves, answers }: SceneStep<Carcassonne>): Marks {
  const isFairy = partial.kind === 'moveFairy';
  if (!isFairy && partial.kind !== 'placeByPortal') return NO_MARKS;
  const spots = spotsIn(answers, isFairy);
  if (spots.length > 0) return { ...NO_MARKS, spots };
  return { ...NO_MARKS, spots: spotsOf(moves, isFairy), cells: cellsIn(answers) };
}

const spotsIn = (answers: readonly StepAnswer[], isTaken: boolean): readonly SpotMark[] => {
  const spots = answers.flatMap(({ label, partial: { x, y, segment } }) =>
    typeof x === 'number' && typeof y === 'number' && typeof segment === 'number'
      ? [{ x, y, segment, label, isTaken }]
      : [],
  );
  // A follower and a big follower can share a spot.
  return [...Map.groupBy(spots, ({ x, y, segment }) => `${x},${y},${segment}`).values()].map(([first]) => first!);
};

/** The spots of moves whose tile is still to be chosen, each once. */
const spotsOf = (moves: readonly Move[], isTaken: boolean): readonly SpotMark[] =>
  spotsIn(
    moves.flatMap((move) =>
      move.kind === 'placeByPortal' || move.kind === 'moveFairy' ? [{ label: '', partial: { ...move } }] : [],
    ),
    isTaken,
  );

const cellsIn = (answers: readonly StepAnswer[]): readonly CellMark[] =>
  answers.flatMap(({ label, partial: { x, y } }) =>
    typeof x === 'number' && typeof y === 'number' ? [{ x, y, label }] : [],
  );
