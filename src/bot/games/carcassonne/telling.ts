import type { Carcassonne } from '../../../engines/carcassonne/index.ts';
import type { Telling, Weight } from '../../contract.ts';

/** Less weight if no one scored a point. */
const isWorthless = (points: readonly number[]): Weight | null => (points.some((some) => some > 0) ? null : 'usual');

/**
 * Points and prizes come first, then the tile that brought them. A turn begins when its tile is drawn, save the tile of
 * a second part (rules §11.3).
 */
export const telling: Telling<Carcassonne> = {
  laidStartTile: { weight: 'aside' },
  drewTile: { weight: 'aside', beginsTurn: () => true },
  removedTile: { weight: 'notable' },
  placedTile: { weight: 'notable' },
  placedFollower: { weight: 'usual' },
  passed: { weight: 'aside' },
  scoredFeature: { weight: 'foremost', weighs: ({ owners, points }) => isWorthless(owners.map(() => points)) },
  scoredFarm: { weight: 'notable', weighs: ({ owners }) => isWorthless(owners.map(({ points }) => points)) },
  scoredFarmers: { weight: 'notable', weighs: ({ owners, points }) => isWorthless(owners.map(() => points)) },
  returned: { weight: 'aside' },
  tookGoods: { weight: 'notable' },
  // A holder who raises the mark changes nothing yet.
  tookAward: { weight: 'foremost', weighs: ({ seat, from }) => (seat === from ? 'usual' : null) },
  beganSecondPart: { weight: 'usual', continuesTurn: true },
  scoredGoods: { weight: 'notable' },
  scoredAward: { weight: 'notable', weighs: ({ points }) => isWorthless([points]) },
  ended: { weight: 'notable' },
};
