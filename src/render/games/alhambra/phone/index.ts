/** The pictures of the table for phones. */
import type { Alhambra } from '../../../../engines/alhambra/index.ts';
import type { View } from '../../../../engines/contract.ts';
import type { Picture, Scene } from '../../../contract.ts';
import { subjectOf } from '../subject.ts';
import { tallBoard } from './board.ts';
import { tallCloseUp } from './closeUp.ts';
import { tallFinal } from './final.ts';

/** The whole table, one player's alhambra when zoomed, or the final score. */
export function phoneBoard({ open }: View<Alhambra>, scene: Scene<Alhambra>): Picture {
  const subject = subjectOf(open, scene);
  const { zoom } = scene;
  if (zoom !== null && 'area' in zoom) return tallCloseUp(subject, zoom.area);
  const { step } = open;
  return step.kind === 'over' && step.standings !== null ? tallFinal(subject, step.standings) : tallBoard(subject);
}
