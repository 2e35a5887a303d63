import type { Telling } from '../../../src/bot/contract.ts';
import type { Toy } from '../engine/index.ts';

/** Whoever is shut out has lost a point to be. A round begins with a turn, and so does whatever follows one. */
export const telling: Telling<Toy> = {
  dealt: { weight: 'usual' },
  roundBegan: { weight: 'usual', beginsTurn: () => true },
  drew: { weight: 'usual' },
  hung: { weight: 'notable' },
  sold: { weight: 'notable' },
  doorOpened: { weight: 'notable' },
  doorShut: { weight: 'foremost', victim: ({ guest }) => guest },
  bid: { weight: 'aside' },
  auctionClosed: { weight: 'notable', endsTurn: true },
  reshuffled: { weight: 'aside' },
  turnEnded: { weight: 'aside', endsTurn: true },
};
