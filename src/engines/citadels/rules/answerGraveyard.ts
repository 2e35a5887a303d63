import type { MoveOf, Rule } from '../../contract.ts';
import { GRAVEYARD_PRICE } from '../components.ts';
import { withDiscarded } from '../deck.ts';
import { stepFrom, withStep } from '../flow.ts';
import { withCards, withGold } from '../players.ts';
import { notNow } from '../powers.ts';
import { type GraveyardStep, stepOf } from '../state.ts';
import type { Citadels } from '../types.ts';
import { askFor, NONE } from './asking.ts';

type AnswerGraveyard = MoveOf<Citadels, 'answerGraveyard'>;

/** 墓地, rules §7.6: the destroyed district goes to the hand of the Graveyard's owner for a gold, or is discarded. */
export const answerGraveyard: Rule<Citadels, AnswerGraveyard> = {
  parameters: { take: 'boolean' },

  choices(state, _seat, { take }) {
    if (stepOf(state)?.kind !== 'graveyard') return { none: notNow(state) };
    return take === undefined ? askFor('take', ANSWERS) : { complete: { kind: 'answerGraveyard', take } };
  },

  legal: (state) =>
    stepOf(state)?.kind === 'graveyard' ? ANSWERS.map((take) => ({ kind: 'answerGraveyard', take })) : NONE,

  refuse: (state) => (stepOf(state)?.kind === 'graveyard' ? null : notNow(state)),

  apply(state, seat, { take }) {
    const { district } = stepOf(state) as GraveyardStep; // `refuse` has found it.
    const answered = withStep(state);
    if (!take) return stepFrom(withDiscarded(answered, [district], 'table'), [{ kind: 'declined', seat, district }]);
    const bought = withCards(withGold(answered, seat, -GRAVEYARD_PRICE), seat, [district]);
    return stepFrom(bought, [{ kind: 'salvaged', seat, district, paid: GRAVEYARD_PRICE }]);
  },
};

const ANSWERS = [true, false] as const;
