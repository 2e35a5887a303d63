import { CHARACTERS, type Citadels, citadels, type State } from '../../../src/engines/citadels/index.ts';
import type { Playthroughs } from '../support/playthroughs.ts';
import { choose } from './choose.ts';

export const playthroughs: Playthroughs<Citadels> = {
  engine: citadels,
  games: [['french', 7, ['french'], 'french']],
  choose: (state, seat, _, choice) => choose(state, seat, choice),
  dealt: ({ cards }) => [`cards: ${cards.join(' ')}`],
  table({ state, events }) {
    const isDue = events.some(({ kind }) => kind === 'roundBegan' || kind === 'ended');
    return isDue ? table(state) : [];
  },
};

/** Everybody's things, and what is removed. */
function table({ players, selection, deck, discard }: State): readonly string[] {
  const rest = CHARACTERS.filter((one) => !selection.faceUp.includes(one) && one !== selection.faceDown);
  return [
    ...players.map(
      ({ gold, hand, city }, seat) =>
        `   | ${seat}: ${gold} gold; hand ${hand.join(' ') || '-'}; city ${city.join(' ') || '-'}`,
    ),
    `   | face-up ${selection.faceUp.join(' ') || '-'}; face-down ${selection.faceDown}; offered ${rest.join(' ')}`,
    `   | deck ${deck.length}, discarded ${discard.length}`,
  ];
}
