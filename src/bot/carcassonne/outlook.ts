import type { Carcassonne, Move, Sight } from '../../engines/carcassonne/index.ts';
import type { GameWords } from '../../words/contract.ts';
import type { Position, Reader } from '../contract.ts';

/**
 * What moves bring at once, as sentences: features that are completed, and why no follower can be placed. All of it
 * follows from what lies open; the next tile does not, and is left out.
 */
export const outlookOf = (
  position: Position<Carcassonne>,
  moves: readonly Move[],
  words: GameWords<Carcassonne>,
  { say }: Reader,
): readonly string[] =>
  position
    .foresee(moves)
    .filter(followsFromOpenThings)
    .map((sight) => words.sight(sight, say))
    .filter((sentence) => sentence !== null);

const followsFromOpenThings = (sight: Sight): boolean =>
  (sight.kind === 'scoredFeature' && sight.complete) || (sight.kind === 'passed' && sight.reason !== 'chosen');
