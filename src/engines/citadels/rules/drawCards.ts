import type { MoveOf } from '../../contract.ts';
import { plainRule } from '../../rules.ts';
import { ACTION_DRAW, ACTION_KEEP } from '../components.ts';
import { cardsLeft, draw } from '../deck.ts';
import { districtRule } from '../districts.ts';
import type { Event } from '../events.ts';
import { stepFrom } from '../flow.ts';
import type { District } from '../ids.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import { playerAt, withCards } from '../state.ts';
import type { Citadels } from '../types.ts';

/**
 * The action, rules §5.4, §5.5: draw two cards and keep one; the Observatory adds one to the first number, the Library
 * to the second. If no more are drawn than kept, all go to the hand. Otherwise keepCards.ts comes next, even for equal
 * cards: skipping it would reveal that they are equal.
 */
export const drawCards = plainRule<Citadels, MoveOf<Citadels, 'drawCards'>>(
  { kind: 'drawCards' },
  {
    refuse: (state) => whyNotUse(state, 'action') ?? (cardsLeft(state) === 0 ? { kind: 'noCardsLeft' } : null),

    apply(state, seat, _move, random) {
      const { count, keep } = drawnAndKept(playerAt(state, seat).city);
      const events: Event[] = [];
      const { state: drawn, cards } = draw(withUsed(state, 'action'), count, random, events);
      events.push({ kind: 'drew', seat, cards });
      if (cards.length > keep) {
        return stepFrom({ ...drawn, agenda: [...drawn.agenda, { kind: 'keep', seat, drawn: cards, keep }] }, events);
      }
      events.push({ kind: 'kept', seat, cards, discarded: [] });
      return stepFrom(withCards(drawn, seat, cards), events);
    },
  },
);

/** How many cards a player with this city draws and keeps. */
export function drawnAndKept(city: readonly District[]): { readonly count: number; readonly keep: number } {
  let [count, keep] = [ACTION_DRAW, ACTION_KEEP];
  for (const district of city) {
    const { draws = 0, keeps = 0 } = districtRule(district);
    count += draws;
    keep += keeps;
  }
  return { count, keep };
}
