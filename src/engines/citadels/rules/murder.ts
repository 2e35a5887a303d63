import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { stepFrom } from '../flow.ts';
import { nameable, whyNotNamed } from '../naming.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import type { Citadels } from '../types.ts';

type Murder = MoveOf<Citadels, 'murder'>;

/** 暗殺, rules §6.1: the named character is not called in this round. */
export const murder = ruleFromList<Citadels, Murder>({
  parameters: { character: 'text' },
  harms: () => true,
  whyNotNow: (state) => whyNotUse(state, 'murder'),
  moves: (state) => nameable(state).map((character) => ({ kind: 'murder', character })),
  whyNot: (state, _seat, { character }) => whyNotNamed(state, character),

  apply(state, seat, { character }) {
    const named = { ...withUsed(state, 'murder'), murdered: character };
    return stepFrom(named, [{ kind: 'murdered', seat, character }]);
  },
});
