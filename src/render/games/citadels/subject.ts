import type { Open, Own, Sight } from '../../../engines/citadels/index.ts';
import type { Words } from '../../../words/words.ts';

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
}

/** What a picture shows only to one seat. */
export interface OwnSubject extends Subject {
  readonly own: Own;
}
