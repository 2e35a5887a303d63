import type { Rules } from '../../contract.ts';
import type { Citadels } from '../types.ts';
import { answerGraveyard } from './answerGraveyard.ts';
import { build } from './build.ts';
import { chooseCharacter } from './chooseCharacter.ts';
import { destroy } from './destroy.ts';
import { drawCards } from './drawCards.ts';
import { drawExtraCards } from './drawExtraCards.ts';
import { endTurn } from './endTurn.ts';
import { exchangeCards } from './exchangeCards.ts';
import { keepCards } from './keepCards.ts';
import { murder } from './murder.ts';
import { steal } from './steal.ts';
import { swapHands } from './swapHands.ts';
import { takeExtraGold } from './takeExtraGold.ts';
import { takeGold } from './takeGold.ts';
import { takeIncome } from './takeIncome.ts';
import { useLaboratory } from './useLaboratory.ts';
import { useSmithy } from './useSmithy.ts';

/** The moves, in the order in which they are offered. */
export const rules: Rules<Citadels> = {
  chooseCharacter,
  drawCards,
  takeGold,
  keepCards,
  build,
  murder,
  steal,
  swapHands,
  exchangeCards,
  takeIncome,
  takeExtraGold,
  drawExtraCards,
  destroy,
  useLaboratory,
  useSmithy,
  answerGraveyard,
  endTurn,
};
