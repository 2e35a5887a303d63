import type { Alhambra, Open, OpenPlayer, Sight } from '../../../engines/alhambra/index.ts';
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
  /** What has happened, oldest first, as far back as the table remembers. */
  readonly story: readonly Sight[];
  readonly step: SceneStep<Alhambra> | null;
}

export const subjectOf = (open: Open, { names, words, story, step }: Scene<Alhambra>): Subject => ({
  ...{ open, names, letters: lettersOf(names), words, story, step },
});

/** Who acts now, in seat order. */
export function active({ step }: Open): readonly Seat[] {
  if (step.kind === 'over') return [];
  return step.kind === 'placingWon' ? step.seats : [step.seat];
}

/** Everything that an alhambra's drawing depends on, besides what is new on it. */
export const factsOf = ({ alhambra }: OpenPlayer): unknown => alhambra.map(({ x, y, tile }) => [x, y, tile]);
