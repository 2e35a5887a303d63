import type { MoveOf } from '../../contract.ts';
import { plainRule } from '../../rules.ts';
import { ACTION_GOLD } from '../components.ts';
import { stepFrom } from '../flow.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import { withGold } from '../state.ts';
import type { Citadels } from '../types.ts';

/** The action, rules §5.4: two gold instead of cards. */
export const takeGold = plainRule<Citadels, MoveOf<Citadels, 'takeGold'>>(
  { kind: 'takeGold' },
  {
    refuse: (state) => whyNotUse(state, 'action'),

    apply(state, seat) {
      const paid = withGold(withUsed(state, 'action'), seat, ACTION_GOLD);
      return stepFrom(paid, [{ kind: 'tookGold', seat, gold: ACTION_GOLD }]);
    },
  },
);
