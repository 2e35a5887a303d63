/** What can be chosen on the map besides the spaces for a tile: sides for the dragon, spots, and tiles (rules §13). */

import {
  type Carcassonne,
  dragonSteps,
  knightsToChoose,
  type Open,
  portalSpots,
  type Spot,
} from '../../../../engines/carcassonne/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { SceneStep, StepAnswer } from '../../../contract.ts';
import type { CellMark, SpotMark } from '../map/spotMarks.ts';
import type { OpenSide } from '../map/walk.ts';

export interface Marks {
  readonly sides: readonly OpenSide[];
  /** The figures that the dragon eats with its next step, whichever way it goes. */
  readonly threatened: readonly Spot[];
  readonly spots: readonly SpotMark[];
  readonly cells: readonly CellMark[];
}

export const NO_MARKS: Marks = { sides: [], threatened: [], spots: [], cells: [] };

/** The answers of a step, and what everybody sees that can be chosen even if nobody is asked on this picture. */
export function marksOf(open: Open, step: SceneStep<Carcassonne> | null, words: Words): Marks {
  const answers = step?.answers ?? [];
  switch (open.step.kind) {
    case 'dragon': {
      const steps = dragonSteps(open);
      const sides = steps.map(({ side }) => ({ side, label: words.carcassonne.picture.sides[side] }));
      return { ...NO_MARKS, sides, threatened: steps.flatMap(({ eaten }) => eaten) };
    }
    case 'princess': {
      const spots = spotsIn(answers, true);
      const knights = knightsToChoose(open).map((spot) => ({ ...spot, label: '', isTaken: true }));
      return { ...NO_MARKS, spots: spots.length > 0 ? spots : knights };
    }
    case 'action':
      return step === null ? NO_MARKS : actionMarks(open, step);
    case 'placeTile':
    case 'over':
      return NO_MARKS;
  }
}

/** The followers whom the fairy can join, or where the portal leads. */
function actionMarks(open: Open, { partial, answers }: SceneStep<Carcassonne>): Marks {
  if (partial.kind === 'moveFairy') return { ...NO_MARKS, spots: spotsIn(answers, true) };
  return partial.kind === 'placeByPortal' ? portalMarks(open, partial.x) : NO_MARKS;
}

/** All spots of the portal as dots, or those of a column with its tiles; on a tile they are seen in its close-up. */
function portalMarks(open: Open, column: unknown): Marks {
  const spots = portalSpots(open)
    .filter(({ x }) => typeof column !== 'number' || x === column)
    .map((spot) => ({ ...spot, label: '', isTaken: false }));
  const cells = typeof column === 'number' ? spots.map(({ x, y }) => ({ x, y })) : [];
  return { ...NO_MARKS, spots, cells: [...new Map(cells.map((cell) => [cell.y, cell])).values()] };
}

const spotsIn = (answers: readonly StepAnswer[], isTaken: boolean): readonly SpotMark[] =>
  answers.flatMap(({ label, partial: { x, y, segment } }) =>
    typeof x === 'number' && typeof y === 'number' && typeof segment === 'number'
      ? [{ x, y, segment, label, isTaken }]
      : [],
  );
