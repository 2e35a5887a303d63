import { EXTRA_GOLD } from '../components.ts';
import { stepFrom } from '../flow.ts';
import { withGold } from '../players.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import { plain } from './asking.ts';

/** Rules §6.6: the Merchant's gold, besides action and income. */
export const takeExtraGold = plain('takeExtraGold', {
  refuse: (state) => whyNotUse(state, 'extraGold'),

  apply(state, seat) {
    const paid = withGold(withUsed(state, 'extraGold'), seat, EXTRA_GOLD);
    return stepFrom(paid, [{ kind: 'tookExtraGold', seat, gold: EXTRA_GOLD }]);
  },
});
