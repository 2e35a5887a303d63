import type { MoveOf, Rule, Seat } from '../../contract.ts';
import { remembered } from '../../recent.ts';
import { whyNoAction } from '../acting.ts';
import { firstMissing, inOrder, whyNoCoins, without } from '../coins.ts';
import { sumOf, TAKEN_TOGETHER } from '../components.ts';
import type { Event } from '../events.ts';
import { endActions, stepFrom } from '../flow.ts';
import type { Coin } from '../ids.ts';
import { playerAt, purchasesOf, type State, withPlayer } from '../state.ts';
import { fittingWith, takenSets } from '../taking.ts';
import type { Alhambra } from '../types.ts';
import type { Violation } from '../violations.ts';

type TakeCoins = MoveOf<Alhambra, 'takeCoins'>;

/**
 * コイン獲得, rules §5: one coin from the display, or several that add up to at most five; no other coin may fit in. Ends
 * the action phase.
 */
export const takeCoins: Rule<Alhambra, TakeCoins> = {
  parameters: { coins: 'texts' },

  choices(state, seat, { coins }) {
    const violation = coins === undefined ? whyNotNow(state, seat) : whyNot(state, seat, coins);
    if (violation !== null) return { none: violation };
    if (coins !== undefined) return { complete: { kind: 'takeCoins', coins } };
    const suggested = takenSets(state.display);
    const sizes = suggested.map((set) => set.length);
    const [min, max] = [Math.min(...sizes), Math.max(...sizes)];
    return { parameter: 'coins', kind: 'bag', values: state.display, min, max, suggested };
  },

  legal: (state, seat) => (whyNotNow(state, seat) === null ? movesFor(state.display) : []),

  refuse: (state, seat, { coins }) => whyNot(state, seat, coins),

  apply(state, seat, { coins }, random) {
    const events: Event[] = [{ kind: 'tookCoins', seat, coins }];
    const hand = inOrder([...playerAt(state, seat).coins, ...coins]);
    const taken = { ...withPlayer(state, seat, { coins: hand }), display: without(state.display, coins) };
    return stepFrom(endActions(taken, seat, purchasesOf(state), random, events), events);
  },
};

const whyNotNow = (state: State, seat: Seat): Violation | null =>
  whyNoAction(state, seat) ?? (state.display.length > 0 ? null : { kind: 'noCoins' });

function whyNot(state: State, seat: Seat, coins: readonly Coin[]): Violation | null {
  const early = whyNotNow(state, seat) ?? whyNoCoins(coins);
  if (early !== null) return early;
  if (coins.length === 0) return { kind: 'noCoins' };
  const coin = firstMissing(coins, state.display);
  if (coin !== null) return { kind: 'notOnDisplay', coin };
  const sum = sumOf(coins);
  if (coins.length > 1 && sum > TAKEN_TOGETHER) return { kind: 'tooMuch', sum };
  const fitting = fittingWith(coins, state.display);
  return fitting.length > 0 ? { kind: 'roomForMore', coins, fitting } : null;
}

const movesFor = remembered((display: readonly Coin[]): readonly TakeCoins[] =>
  takenSets(display).map((coins) => ({ kind: 'takeCoins', coins })),
);
