import type { Cell, FeatureKind, ScoredFeature, Sight } from '../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Line, Say } from '../../contract.ts';

/** A tile with who was sent on it, or null for nobody. */
export interface Placed extends Cell {
  readonly seat: Seat;
  readonly follower: FeatureKind | null;
}

/** Where the only follower who comes home stood; null where there are several. */
export type Home = ScoredFeature['feature'] | null;

/** The sentences of which the lines of a turn are made, in one language. */
export interface TurnWords {
  sight(sight: Sight, say: Say): string | null;
  placed(placed: Placed, say: Say): string;
  /** Follows the sentence on what was scored. */
  home(home: Home): string;
}

/**
 * What happened, line by line: a tile with the follower sent on it, what was scored with those who come home from it. What
 * the board shows anyway is left out: which tile comes next, and that nobody was sent.
 */
export function linesIn({ sight: tell, placed, home }: TurnWords) {
  return (sights: readonly Sight[], say: Say): readonly Line<Sight>[] => {
    const lines: Line<Sight>[] = [];
    let scored: ScoredFeature[] = [];
    /** The line of the last of these. */
    let last = -1;
    for (const [i, sight] of sights.entries()) {
      switch (sight.kind) {
        case 'drewTile':
        case 'passed':
        case 'placedFollower': // Told with its tile.
          break;
        case 'placedTile':
          lines.push({ text: placed({ ...sight, follower: sentWith(sights.slice(i + 1)) }, say), sight });
          break;
        case 'returned': {
          const line = scored.length > 0 ? lines[last] : undefined;
          if (line) lines[last] = { ...line, text: `${line.text}${home(homeFrom(scored, sight.figures.length))}` };
          scored = [];
          break;
        }
        default: {
          const text = tell(sight, say);
          if (text !== null) lines.push({ text, sight });
        }
      }
      if (sight.kind === 'scoredFeature' && sight.strengths.some(({ strength }) => strength > 0)) {
        scored.push(sight);
        last = lines.length - 1;
      }
    }
    return lines;
  };
}

/** At the end of the game what is unfinished is scored, then the farms. */
export const isOfFinalScoring = (sight: Sight): boolean =>
  sight.kind === 'scoredFarm' || sight.kind === 'scoredFarmers' || (sight.kind === 'scoredFeature' && !sight.complete);

function homeFrom(scored: readonly ScoredFeature[], figures: number): Home {
  const [only, ...others] = scored;
  return figures === 1 && others.length === 0 ? (only?.feature ?? null) : null;
}

/** Where the follower went who was sent right after the tile. */
function sentWith([next]: readonly Sight[]): FeatureKind | null {
  return next?.kind === 'placedFollower' ? next.feature : null;
}
