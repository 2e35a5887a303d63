import type { Open } from '../../../engines/carcassonne/index.ts';
import type { Words } from '../../../words/words.ts';

/** What a picture shows, and in which language: everything on it is drawn from this. */
export interface Subject {
  readonly open: Open;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The letters on their figures, by seat. */
  readonly letters: readonly string[];
  readonly words: Words;
}
