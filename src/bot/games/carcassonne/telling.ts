import type { Carcassonne } from '../../../engines/carcassonne/index.ts';
import type { Telling } from '../../contract.ts';

/** The tile comes first, then what it has brought. A turn begins when its tile is drawn. */
export const telling: Telling<Carcassonne> = {
  laidStartTile: { weight: 'aside' },
  drewTile: { weight: 'aside', beginsTurn: () => true },
  removedTile: { weight: 'notable' },
  placedTile: { weight: 'foremost' },
  placedFollower: { weight: 'usual' },
  passed: { weight: 'aside' },
  scoredFeature: { weight: 'notable' },
  scoredFarm: { weight: 'notable' },
  scoredFarmers: { weight: 'notable' },
  returned: { weight: 'aside' },
  ended: { weight: 'notable' },
};
