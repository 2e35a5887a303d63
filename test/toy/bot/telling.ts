import type { Telling } from '../../../src/bot/contract.ts';
import type { Toy } from '../engine/index.ts';

/** What a round begins and ends with is announced: one message closes an auction and begins the next round. */
const announcedIn = () => 'round';

/** Whoever is shut out has lost a point to be. A round begins with a turn, and so does whatever follows one. */
export const telling: Telling<Toy> = {
  dealt: { weight: 'usual', announcedIn },
  roundBegan: { weight: 'usual', beginsTurn: () => true, announcedIn },
  drew: { weight: 'usual' },
  hung: { weight: 'notable' },
  sold: { weight: 'notable' },
  doorOpened: { weight: 'notable' },
  doorShut: { weight: 'foremost', victims: ({ guest }) => [guest] },
  bid: { weight: 'aside' },
  auctionClosed: { weight: 'notable', endsTurn: true, announcedIn },
  reshuffled: { weight: 'aside' },
  turnEnded: { weight: 'aside', endsTurn: true },
};
