import { citadels as engine } from '../../../../src/engines/citadels/index.ts';
import { anyKind } from '../support/moments.ts';
import type { ReachSample } from '../support/reach.ts';

export const reach: ReachSample = {
  games: [4, 5, 7].map((seats) => ({ seats, options: [], choose: anyKind(engine) })),
  presses: {
    chooseCharacter: 2,
    takeGold: 1,
    drawCards: 1,
    keepCards: 2,
    build: 2,
    endTurn: 2,
    takeIncome: 1,
    takeExtraGold: 1,
    drawExtraCards: 1,
    useLaboratory: 2,
    useSmithy: 1,
    murder: 2,
    steal: 2,
    swapHands: 2,
    exchangeCards: 3,
    destroy: 3,
    answerGraveyard: 1,
  },
  // Both are in `reach.test.ts` or `screens.test.ts`.
  seldom: ['answerGraveyard', 'useLaboratory'],
  typed: {},
  boardMayRefuse: true,
  nth: 2,
  rowsOnBoard: 2,
};
