import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { GRAVEYARD_PRICE } from '../components.ts';
import { withDiscarded } from '../deck.ts';
import { stepFrom, withStep } from '../flow.ts';
import { notNow } from '../powers.ts';
import { type GraveyardStep, stepOf, withCards, withGold } from '../state.ts';
import type { Citadels } from '../types.ts';

type AnswerGraveyard = MoveOf<Citadels, 'answerGraveyard'>;

/**
 * 墓地, rules §7.6: the owner of the Graveyard pays one gold to take the destroyed district into their hand, or it is
 * discarded.
 */
export const answerGraveyard = ruleFromList<Citadels, AnswerGraveyard>({
  parameters: { take: 'boolean' },
  whyNotNow: (state) => (stepOf(state)?.kind === 'graveyard' ? null : notNow(state)),
  moves: () => ANSWERS,

  apply(state, seat, { take }) {
    const { district } = stepOf(state) as GraveyardStep; // `refuse` has found it.
    const answered = withStep(state);
    if (!take) return stepFrom(withDiscarded(answered, [district], 'table'), [{ kind: 'declined', seat, district }]);
    const bought = withCards(withGold(answered, seat, -GRAVEYARD_PRICE), seat, [district]);
    return stepFrom(bought, [{ kind: 'salvaged', seat, district, paid: GRAVEYARD_PRICE }]);
  },
});

const ANSWERS = [true, false].map((take) => ({ kind: 'answerGraveyard', take }) as const);
