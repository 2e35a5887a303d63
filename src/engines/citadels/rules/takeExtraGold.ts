import type { MoveOf } from '../../contract.ts';
import { plainRule } from '../../rules.ts';
import { EXTRA_GOLD } from '../components.ts';
import { stepFrom } from '../flow.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import { withGold } from '../state.ts';
import type { Citadels } from '../types.ts';

/** Rules §6.6: the Merchant's gold, in addition to action and income. */
export const takeExtraGold = plainRule<Citadels, MoveOf<Citadels, 'takeExtraGold'>>(
  { kind: 'takeExtraGold' },
  {
    refuse: (state) => whyNotUse(state, 'extraGold'),

    apply(state, seat) {
      const paid = withGold(withUsed(state, 'extraGold'), seat, EXTRA_GOLD);
      return stepFrom(paid, [{ kind: 'tookExtraGold', seat, gold: EXTRA_GOLD }]);
    },
  },
);
