import type { Cell, FeatureKind, Figure, Open, ScoredFeature, Sight } from '../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Line, Say } from '../../contract.ts';

/** A figure and what it was placed on. */
export interface Sent {
  readonly figure: Figure;
  readonly feature: FeatureKind;
}

/** A placed tile and the figure on it, or null for none. */
export interface Placed extends Cell {
  readonly seat: Seat;
  readonly sent: Sent | null;
}

/** The figures that returned after scoring. */
export interface Home {
  /** Big ones included. */
  readonly followers: number;
  /** The only follower, if there is one and it is known what it was on. */
  readonly only: { readonly figure: Figure; readonly feature: ScoredFeature['feature'] } | null;
  readonly builders: number;
}

/** The dragon enters a tile (`drache`). */
export type DragonMove = Extract<Sight, { readonly kind: 'movedDragon' }>;

/** What happens only with the option `drache`. */
export type DracheSight = Extract<
  Sight,
  {
    readonly kind:
      | 'setAsideTile'
      | 'shuffledBack'
      | 'movedDragon'
      | 'dragonStopped'
      | 'removedKnight'
      | 'wentHome'
      | 'movedFairy'
      | 'scoredFairy';
  }
>;

/** The sentences that make up a turn’s lines, in one language. */
export interface TurnWords {
  sight(sight: Sight, say: Say): string | null;
  placed(placed: Placed, say: Say): string;
  /** Comes after the sentence about the points. */
  home(home: Home): string;
  /** Several steps of the dragon in a row. */
  walk(steps: readonly DragonMove[], say: Say): string;
}

/**
 * Events as lines: a tile with its figure, points with the figures that return, the dragon’s steps in a row. Leaves out what the board shows anyway:
 * the next tile, and that no figure was placed.
 */
export function linesIn({ sight: tell, placed, home, walk }: TurnWords) {
  return (sights: readonly Sight[], say: Say): readonly Line<Sight>[] => {
    const lines: Line<Sight>[] = [];
    let scored: ScoredFeature[] = [];
    /** Index of the line about the last of these. */
    let last = -1;
    /** The dragon’s steps so far, and the index of their line. */
    let steps: DragonMove[] = [];
    let walked = -1;
    for (const [i, sight] of sights.entries()) {
      switch (sight.kind) {
        case 'drewTile':
        case 'passed':
          break;
        case 'placedFollower': // Part of its tile’s line, unless it’s on another tile.
          if (sight.portal) lines.push({ text: tell(sight, say) ?? '', sight });
          break;
        case 'movedDragon': {
          const isNext = sight.step > 1 && steps.at(-1)?.step === sight.step - 1;
          steps = isNext ? [...steps, sight] : [sight];
          if (!isNext) walked = lines.length;
          const text = isNext ? walk(steps, say) : (tell(sight, say) ?? '');
          const speaker = mostEaten(steps);
          lines[walked] = { text, sight: speaker, alsoOf: steps.filter((step) => step !== speaker) };
          break;
        }
        case 'placedTile':
          lines.push({ text: placed({ ...sight, sent: sentWith(sights.slice(i + 1)) }, say), sight });
          break;
        case 'returned': {
          const line = scored.length > 0 ? lines[last] : undefined;
          if (line)
            lines[last] = {
              ...line,
              text: `${line.text}${home(
                homeFrom(
                  scored,
                  sight.figures.map(({ figure }) => figure),
                ),
              )}`,
            };
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

/** Final scoring: unfinished features, farms, then goods, king, and robber. */
export const isOfFinalScoring = (sight: Sight): boolean =>
  IN_THE_END.includes(sight.kind) ||
  (sight.kind === 'scoredFeature' && !sight.complete) ||
  (sight.kind === 'scoredFairy' && sight.reason === 'feature' && !sight.complete);

/** The step that cost the most figures speaks for all. */
const mostEaten = (steps: readonly DragonMove[]): DragonMove =>
  steps.reduce((most, one) => (one.eaten.length > most.eaten.length ? one : most));

const IN_THE_END: readonly Sight['kind'][] = ['scoredFarm', 'scoredFarmers', 'scoredGoods', 'scoredAward'];

/** Whether the game has ended because all tiles were placed: there is no number of tiles left to tell. */
export const isUsedUp = ({ step, tilesLeft }: Open): boolean => step.kind === 'over' && tilesLeft === 0;

function homeFrom(scored: readonly ScoredFeature[], figures: readonly Figure[]): Home {
  const [only, ...others] = scored;
  const followers = figures.filter(isFollower);
  const [first] = followers;
  return {
    followers: followers.length,
    only:
      only !== undefined && others.length === 0 && first !== undefined && followers.length === 1
        ? { figure: first, feature: only.feature }
        : null,
    builders: figures.length - followers.length,
  };
}

/** Big or not. */
export const isFollower = (figure: Figure): boolean => figure === 'follower' || figure === 'bigFollower';

/** The figure placed right after the tile. */
function sentWith([next]: readonly Sight[]): Sent | null {
  return next?.kind === 'placedFollower' && !next.portal ? { figure: next.figure, feature: next.feature } : null;
}
