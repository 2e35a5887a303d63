import type { Census } from '../contract.ts';
import { DISTRICT_FACTS } from './components.ts';
import { DISTRICTS, type District } from './ids.ts';
import type { State } from './state.ts';

/** The 65 district cards, in the order of `DISTRICTS` (rules §2). */
export const CARDS: readonly District[] = DISTRICTS.flatMap((district) =>
  Array.from({ length: DISTRICT_FACTS[district].copies }, () => district),
);

/** What is in the box: its cards, by kind. Gold never runs out (rules §2). */
export const box = (): Census =>
  Object.fromEntries(DISTRICTS.map((district) => [district, DISTRICT_FACTS[district].copies]));

/** How many cards of each kind there are (rules §8): in deck, discard pile, hands, cities, and open questions. */
export function census(state: State): Census {
  const counts: Record<string, number> = {};
  const add = (cards: readonly District[]) => {
    for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  };
  add(state.deck);
  add(state.discard.map(({ district }) => district));
  for (const { hand, city } of state.players) {
    add(hand);
    add(city);
  }
  for (const step of state.agenda) {
    if (step.kind === 'keep') add(step.drawn);
    if (step.kind === 'graveyard') add([step.district]);
  }
  return counts;
}
