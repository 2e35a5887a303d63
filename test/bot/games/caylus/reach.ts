import { choose } from '../../../engines/caylus/choose.ts';
import type { ReachSample } from '../support/reach.ts';

export const reach: ReachSample = {
  games: [2, 3, 5].map((seats) => ({ seats, options: [], choose })),
  presses: {
    placeWorker: 2,
    pass: 1,
    moveWorker: 2,
    moveProvost: 2,
    answerInn: 1,
    produce: 1,
    trade: 4,
    build: 5,
    decline: 1,
    buildHouse: 3,
    stopBuilding: 2,
    chooseTrack: 1,
    chooseLevel: 1,
  },
  typed: { build: ['building', 'at', 'with'] },
  nth: 2,
  rowsOnBoard: 1,
  cutsHints: () => true,
};
