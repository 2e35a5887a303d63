/** The pictures of the table for phones. */
import type { Caylus } from '../../../../engines/caylus/index.ts';
import type { View } from '../../../../engines/contract.ts';
import type { Picture, Scene } from '../../../contract.ts';
import { closeUp, showsTown } from '../closeUp.ts';
import { subjectOf } from '../subject.ts';
import { tallBoard } from './board.ts';
import { tallFinal } from './final.ts';

/** The whole table, a closer look, or the final score. */
export function phoneBoard({ open }: View<Caylus>, scene: Scene<Caylus>): Picture {
  const subject = subjectOf(open, scene);
  const closer = closeUp(subject, scene.zoom, 'phone');
  if (closer !== null) return closer;
  const { step } = open;
  const isScore = step.kind === 'over' && step.standings !== null && !showsTown(scene.zoom);
  return isScore ? tallFinal(subject, step.standings) : tallBoard(subject);
}
