import type { Alhambra } from '../../../engines/alhambra/index.ts';
import type { Telling } from '../../contract.ts';

/** Scoring rounds come first, then what a player does; what is refilled is for those who cannot see the picture. */
export const telling: Telling<Alhambra> = {
  dealtMoney: { weight: 'usual', announcedIn: () => 'startingMoney' },
  began: { weight: 'notable' },
  dirkDrew: {
    weight: 'notable',
    weighs: ({ draw }) => (draw === 'start' ? 'usual' : null),
    announcedIn: ({ draw }) => (draw === 'start' ? 'startingMoney' : 'scoring'),
  },
  tookCoins: { weight: 'notable' },
  bought: { weight: 'notable' },
  lostAction: { weight: 'notable' },
  placed: { weight: 'notable' },
  stored: { weight: 'notable' },
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
