import type { Caylus, Open, Sight } from '../../../engines/caylus/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Words } from '../../../words/words.ts';
import type { Scene, SceneStep } from '../../contract.ts';
import { lettersOf } from '../../kit/seats.ts';

/** What a picture shows, and in which language: everything on it is drawn from this. */
export interface Subject {
  readonly open: Open;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The letters on their badges, by seat. */
  readonly letters: readonly string[];
  readonly words: Words;
  /** What has just happened. */
  readonly recent: readonly Sight[];
  readonly step: SceneStep<Caylus> | null;
}

export const subjectOf = (open: Open, { names, words, recent, step }: Scene<Caylus>): Subject => ({
  ...{ open, names, letters: lettersOf(names), words, recent, step },
});

/** Who acts now; null at the end. */
export const active = ({ step }: Open): Seat | null => (step.kind === 'over' ? null : step.seat);
