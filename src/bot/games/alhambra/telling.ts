import type { Alhambra } from '../../../engines/alhambra/index.ts';
import type { Telling } from '../../contract.ts';

/** Scoring rounds come first, then tiles that change hands; what is refilled is for those who cannot see the picture. */
export const telling: Telling<Alhambra> = {
  dealtMoney: { weight: 'usual', announcedIn: () => 'startingMoney' },
  began: { weight: 'notable' },
  dirkDrew: { weight: 'notable', announcedIn: ({ draw }) => (draw === 'start' ? 'startingMoney' : 'scoring') },
  tookCoins: { weight: 'notable' },
  bought: { weight: 'notable' },
  lostAction: { weight: 'notable' },
  placed: { weight: 'usual' },
  stored: { weight: 'usual' },
  gaveToDirk: { weight: 'notable' },
  swapped: { weight: 'notable' },
  builtFromReserve: { weight: 'notable' },
  movedToReserve: { weight: 'notable' },
  refilledMarket: { weight: 'usual' },
  refilledDisplay: { weight: 'usual' },
  reshuffled: { weight: 'usual' },
  drewScoringCard: { weight: 'usual' },
  scored: { weight: 'foremost', announcedIn: () => 'scoring' },
  ranOut: { weight: 'foremost' },
  awarded: { weight: 'foremost', announcedIn: () => 'leftovers' },
  ended: { weight: 'notable' },
};
