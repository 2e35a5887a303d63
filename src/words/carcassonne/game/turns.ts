import type { Cell, FeatureKind, Open, ScoredFeature, Sight } from '../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Line, Say } from '../../contract.ts';

/** A placed tile and the follower on it, or null for none. */
export interface Placed extends Cell {
  readonly seat: Seat;
  readonly follower: FeatureKind | null;
}

/** The feature of the only follower that returned; null for several. */
export type Home = ScoredFeature['feature'] | null;

/** The sentences that make up a turn’s lines, in one language. */
export interface TurnWords {
  sight(sight: Sight, say: Say): string | null;
  placed(placed: Placed, say: Say): string;
  /** Comes after the sentence about the points. */
  home(home: Home): string;
}

/**
 * Events as lines: a tile with its follower, points with the followers that return. Leaves out what the board shows anyway:
 * the next tile, and that no follower was placed.
 */
export function linesIn({ sight: tell, placed, home }: TurnWords) {
  return (sights: readonly Sight[], say: Say): readonly Line<Sight>[] => {
    const lines: Line<Sight>[] = [];
    let scored: ScoredFeature[] = [];
    /** Index of the line about the last of these. */
    let last = -1;
    for (const [i, sight] of sights.entries()) {
      switch (sight.kind) {
        case 'drewTile':
        case 'passed':
        case 'placedFollower': // Part of its tile’s line.
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

/** Final scoring: unfinished features, then farms. */
export const isOfFinalScoring = (sight: Sight): boolean =>
  sight.kind === 'scoredFarm' || sight.kind === 'scoredFarmers' || (sight.kind === 'scoredFeature' && !sight.complete);

/** Whether the game has ended because all tiles were placed: there is no number of tiles left to tell. */
export const isUsedUp = ({ step, tilesLeft }: Open): boolean => step.kind === 'over' && tilesLeft === 0;

function homeFrom(scored: readonly ScoredFeature[], figures: number): Home {
  const [only, ...others] = scored;
  return figures === 1 && others.length === 0 ? (only?.feature ?? null) : null;
}

/** The feature of the follower placed right after the tile. */
function sentWith([next]: readonly Sight[]): FeatureKind | null {
  return next?.kind === 'placedFollower' ? next.feature : null;
}
