/** Games that look like those of people: income is taken, cities grow, the Warlord strikes now and then. */
import { type Citadels, citadels, type Move, type State } from '../../../../../src/engines/citadels/index.ts';
import type { Seat } from '../../../../../src/engines/contract.ts';
import { type Played, playedGame } from '../../../support/played.ts';

export type Moment = Played<Citadels>;

export const sensibleGame = (seats: number, seed: string): Generator<Moment> =>
  playedGame(citadels, seats, seed, worthOf);

const WORTH: { readonly [K in Move['kind']]: number } = {
  chooseCharacter: 5,
  drawCards: 6,
  takeGold: 8,
  keepCards: 5,
  build: 6,
  murder: 7,
  steal: 7,
  swapHands: 1,
  exchangeCards: 1,
  takeIncome: 10,
  takeExtraGold: 10,
  drawExtraCards: 10,
  destroy: 2.6,
  useLaboratory: 1,
  useSmithy: 2,
  endTurn: 2.2,
  answerGraveyard: 5,
};

function worthOf({ kind }: Move, { players }: State, seat: Seat): number {
  const cards = players[seat]!.hand.length;
  if (kind === 'takeGold' && cards < 2) return 5;
  if (kind === 'swapHands' && cards < 2) return 5;
  return WORTH[kind];
}
