import type { MoveOf, Rule } from '../../contract.ts';
import { hasList, pickSome } from '../../rules.ts';
import { kindsOf, without } from '../cards.ts';
import { withDiscarded } from '../deck.ts';
import { stepFrom, withStep } from '../flow.ts';
import type { District } from '../ids.ts';
import { notNow } from '../powers.ts';
import { type KeepStep, type State, stepOf, withCards } from '../state.ts';
import type { Citadels } from '../types.ts';
import type { Violation } from '../violations.ts';

type KeepCards = MoveOf<Citadels, 'keepCards'>;

/** Rules §5.5: the player keeps `keep` of the cards drawn; the others are discarded face-up. */
export const keepCards: Rule<Citadels, KeepCards> = {
  parameters: { cards: 'texts' },

  choices(state, _seat, { cards }) {
    const step = keepStepOf(state);
    if (step === null) return { none: notNow(state) };
    const next = (kept: readonly District[]) => ({ complete: { kind: 'keepCards', cards: kept } }) as const;
    return pickSome('cards', 'bag', cards, bagsOf(step), wrongCards(step), next, step.drawn);
  },

  legal(state) {
    const step = keepStepOf(state);
    return step === null ? [] : bagsOf(step).map((cards) => ({ kind: 'keepCards', cards }));
  },

  refuse(state, _seat, { cards }) {
    const step = keepStepOf(state);
    if (step === null) return notNow(state);
    return hasList(bagsOf(step), cards) ? null : wrongCards(step);
  },

  apply(state, seat, { cards }) {
    const { drawn } = keepStepOf(state)!; // `refuse` has found it.
    const discarded = without(drawn, cards);
    const kept = withDiscarded(withCards(withStep(state), seat, cards), discarded, 'table');
    return stepFrom(kept, [{ kind: 'kept', seat, cards, discarded }]);
  },
};

function keepStepOf(state: State): KeepStep | null {
  const step = stepOf(state);
  return step?.kind === 'keep' ? step : null;
}

const wrongCards = ({ keep }: KeepStep): Violation => ({ kind: 'wrongCards', keep });

/** All bags that can be kept, without repeats, each ascending; three at most. */
const bagsOf = ({ drawn, keep }: KeepStep): readonly (readonly District[])[] => bags(drawn.toSorted(), keep);

const bags = (cards: readonly District[], size: number): readonly (readonly District[])[] =>
  size === 1
    ? kindsOf(cards).map((card) => [card])
    : cards.flatMap((card, at) =>
        cards.indexOf(card) === at ? bags(cards.slice(at + 1), size - 1).map((others) => [card, ...others]) : [],
      );
