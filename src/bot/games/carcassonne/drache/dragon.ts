/** The dragon's walk: one step at a time, by one player after the other (rules §13.3). */

import {
  type Carcassonne,
  type Cell,
  dragonSteps,
  type Open,
  type Side,
  STEPS_OF_DRAGON,
} from '../../../../engines/carcassonne/index.ts';
import type { StepAnswer, WindowZoom } from '../../../../render/contract.ts';
import { cellName } from '../../../../words/speech.ts';
import type { Words } from '../../../../words/words.ts';
import {
  type MoveButton,
  type MoveDraft,
  NOTHING_YET,
  type PanelStep,
  type Position,
  type Reader,
} from '../../../contract.ts';
import { prospectOf } from '../outlook.ts';
import { hinted, prospectText } from '../outlookText.ts';

/** A button for each step that the dragon can make; on the board one press plays it. */
export const stepButtons = (open: Open, words: Words): readonly MoveButton<Carcassonne>[] =>
  dragonSteps(open).map(({ side, eaten }) => ({
    label: words.carcassonne.panel.drache.buttons.step(side, eaten.length),
    style: 'primary',
    draft: { ...NOTHING_YET, partial: { kind: 'moveDragon', side } },
    playsAtOnce: true,
  }));

/** The steps as a picture marks them. */
export const stepMarks = (open: Open, words: Words): readonly StepAnswer[] =>
  dragonSteps(open).map(({ side, eaten, ...cell }) => ({
    label: words.carcassonne.panel.drache.buttons.step(side, eaten.length),
    partial: { kind: 'moveDragon', side },
    said: cellName(cell),
  }));

/**
 * Where the dragon goes next, with all that this step leads to. A step by itself is played with one press; after a tile
 * that is not committed yet, it belongs to the turn, which is confirmed as a whole.
 */
export function askStep(
  position: Position<Carcassonne>,
  draft: MoveDraft<Carcassonne>,
  reader: Reader,
): PanelStep<Carcassonne> {
  const { questions, notes } = reader.words.carcassonne.panel.drache;
  const { open } = position.view;
  const made = open.step.kind === 'dragon' ? open.step.steps : 1;
  const isAlone = draft.moves.length === 0;
  return {
    question: questions.dragon,
    note: notes.walk(made, STEPS_OF_DRAGON),
    answers: stepButtons(open, reader.words).map(({ playsAtOnce: _, ...button }) => ({
      ...button,
      draft: { ...button.draft, moves: draft.moves },
      ...(isAlone ? { playsAtOnce: true } : {}),
      ...hinted(reader, stepOutlook(position, button, reader)),
    })),
    multiSelect: null,
    picture: {
      of: 'board',
      ...zoomOn(open),
      step: {
        ...{ seat: position.seat, moves: draft.moves, partial: { kind: 'moveDragon' } },
        answers: stepMarks(open, reader.words),
      },
    },
    isPlayable: false,
  };
}

/** How many cells the picture beside a step shows across; a smaller map is shown as a whole. */
const ACROSS = 9;

/** The part of a large map where the dragon is: it has six steps at most. */
function zoomOn({ placements, step }: Open): { readonly zoom?: WindowZoom } {
  const centre = step.kind === 'dragon' ? step.way.at(-1) : undefined;
  const across = (of: 'x' | 'y'): number => {
    const all = placements.map((placement) => placement[of]);
    return Math.max(...all) - Math.min(...all) + 1;
  };
  return centre === undefined || Math.max(across('x'), across('y')) <= ACROSS
    ? {}
    : { zoom: { cells: ACROSS, centre } };
}

/** What a step brings. `you`: the reader's seat, or null. */
export function stepOutlook(
  position: Position<Carcassonne>,
  { draft: { partial } }: Pick<MoveButton<Carcassonne>, 'draft'>,
  reader: Reader,
  you = position.seat as Position<Carcassonne>['seat'] | null,
): string {
  if (partial.kind !== 'moveDragon' || partial.side === undefined) return '';
  const move = { kind: 'moveDragon', side: partial.side } as const;
  return prospectText(position, prospectOf(position, [move]), reader, you);
}

/** The steps as they are typed: by side. */
export const stepsTyped = (position: Position<Carcassonne>, reader: Reader) =>
  dragonSteps(position.view.open).map(({ side, eaten }) => {
    const move = { kind: 'moveDragon', side } as const;
    const { buttons } = reader.words.carcassonne.panel.drache;
    const outlook = prospectText(position, prospectOf(position, [move]), reader);
    return {
      name: reader.words.carcassonne.panel.notes.way(buttons.step(side, eaten.length), outlook),
      value: side,
      move,
    };
  });

/** The cell to which a step that the dragon can make now leads. */
export const besideDragon = (open: Open, side: Side): Cell => dragonSteps(open).find((step) => step.side === side)!; // It can.
