import type { Carcassonne, Spot } from '../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Telling, Weight } from '../../contract.ts';

/** Less weight if no one scored a point. */
const isWorthless = (points: readonly number[]): Weight | null => (points.some((some) => some > 0) ? null : 'usual');

/** Whose figures these are, each seat once; not the one that acted itself, if any. */
const ownersOf = (figures: readonly Spot[], actor: Seat | null): readonly Seat[] =>
  [...new Set(figures.map(({ seat }) => seat))].filter((owner) => owner !== actor);

/**
 * Points, prizes, and what the dragon eats come first, then the tile that brought them. A turn begins when its tile is
 * drawn, save the tile of a second part (rules §11.3).
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
  tookAward: {
    weight: 'foremost',
    // A holder who raises the mark changes nothing yet.
    weighs: ({ seat, from }) => (seat === from ? 'usual' : null),
    victims: ({ seat, from }) => (from === null || from === seat ? [] : [from]),
  },
  beganSecondPart: { weight: 'usual', continuesTurn: () => true },
  // Before the tile of the turn is drawn (rules §13.2).
  setAsideTile: { weight: 'notable', beginsTurn: () => true, continuesTurn: () => true },
  shuffledBack: { weight: 'notable' },
  movedDragon: {
    weight: 'foremost',
    weighs: ({ eaten }) => (eaten.length === 0 ? 'usual' : null),
    // A step that is forced is nobody's doing.
    victims: ({ seat, forced, eaten }) => ownersOf(eaten, forced ? null : seat),
  },
  dragonStopped: { weight: 'usual' },
  removedKnight: { weight: 'foremost', victims: ({ seat, spot }) => ownersOf([spot], seat) },
  wentHome: { weight: 'foremost', victims: ({ figures }) => ownersOf(figures, null) },
  movedFairy: {
    weight: 'foremost',
    weighs: ({ loser }) => (loser === undefined ? 'notable' : null),
    victims: ({ loser }) => (loser === undefined ? [] : [loser]),
  },
  // Her point at the start of a turn comes before its tile (rules §13.6).
  scoredFairy: {
    weight: 'foremost',
    weighs: ({ reason }) => (reason === 'turn' ? 'usual' : null),
    beginsTurn: ({ reason }) => reason === 'turn',
    continuesTurn: ({ reason }) => reason === 'turn',
  },
  scoredGoods: { weight: 'notable' },
  scoredAward: { weight: 'notable', weighs: ({ points }) => isWorthless([points]) },
  ended: { weight: 'notable' },
};
