import type { Citadels } from '../../../engines/citadels/index.ts';
import type { Telling } from '../../contract.ts';

/** What one player does to another comes first. A turn begins when its player answers the herald. */
export const telling: Telling<Citadels> = {
  dealt: { weight: 'usual' },
  roundBegan: { weight: 'notable' },
  chose: { weight: 'aside' },
  called: { weight: 'aside', beginsTurn: ({ seat }) => seat !== null },
  crowned: { weight: 'notable' },
  murdered: { weight: 'foremost' },
  robbed: { weight: 'foremost' },
  // A player without gold has lost nothing.
  stole: { weight: 'foremost', victims: ({ from, gold }) => (gold > 0 ? [from] : []) },
  swapped: { weight: 'foremost', victims: ({ partner }) => [partner] },
  exchanged: { weight: 'notable' },
  drew: { weight: 'aside' },
  kept: { weight: 'usual' },
  tookGold: { weight: 'usual' },
  tookIncome: { weight: 'usual' },
  tookExtraGold: { weight: 'usual' },
  drewExtraCards: { weight: 'usual' },
  usedSmithy: { weight: 'usual' },
  usedLaboratory: { weight: 'usual' },
  built: { weight: 'notable' },
  completed: { weight: 'foremost' },
  destroyed: { weight: 'foremost', victims: ({ owner }) => [owner] },
  salvaged: { weight: 'notable' },
  declined: { weight: 'usual' },
  reshuffled: { weight: 'notable' },
  turnEnded: { weight: 'aside' },
  ended: { weight: 'notable' },
};
