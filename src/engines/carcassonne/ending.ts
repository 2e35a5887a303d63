import type {
  Event,
  ScoredAward,
  ScoredFairy,
  ScoredFarm,
  ScoredFarmers,
  ScoredFeature,
  ScoredGoods,
} from './events.ts';
import { scoreEnd } from './flow.ts';
import { PARTS } from './ids.ts';
import { publicState } from './public.ts';
import { pointsIn } from './state.ts';
import type { Open } from './view.ts';

/** What is scored when the tiles run out (rules §8). */
export type ScoredAtEnd = ScoredFeature | ScoredFarm | ScoredFarmers | ScoredFairy | ScoredGoods | ScoredAward;

/**
 * What was scored at the end of the game, in the order of the rules, recalculated from the map and the figures, which
 * stay in place. Null if nothing was: while the game is running, and at a table that was abandoned before the end.
 */
export function scoredAtEnd(open: Open): readonly ScoredAtEnd[] | null {
  const { players, step, tilesLeft } = open;
  if (step.kind !== 'over' || step.standings === null || tilesLeft > 0) return null;
  const events: Event[] = [];
  const after = scoreEnd(publicState(open), events);
  // A player with fewer points than this means the game was abandoned before the final scoring.
  const isCounted = after.players.every(({ points }, seat) =>
    PARTS.every((part) => pointsIn({ points }, part) <= pointsIn({ points: players[seat]!.parts }, part)),
  );
  return isCounted ? events.filter(isScored) : null;
}

const KINDS: Readonly<Record<ScoredAtEnd['kind'], true>> = {
  scoredFeature: true,
  scoredFarm: true,
  scoredFarmers: true,
  scoredFairy: true,
  scoredGoods: true,
  scoredAward: true,
};

const isScored = (event: Event): event is ScoredAtEnd => Object.hasOwn(KINDS, event.kind);
