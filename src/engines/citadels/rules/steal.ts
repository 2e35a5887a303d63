import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { stepFrom } from '../flow.ts';
import { nameable, whyNotNamed } from '../naming.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import type { Citadels } from '../types.ts';

type Steal = MoveOf<Citadels, 'steal'>;

/** 盗む, rules §6.2: the gold of the named character's owner is taken when it is called (characters/thief.ts). */
export const steal = ruleFromList<Citadels, Steal>({
  parameters: { character: 'text' },
  harms: () => true,
  whyNotNow: (state) => whyNotUse(state, 'theft'),
  moves: (state) => nameable(state).map((character) => ({ kind: 'steal', character })),
  whyNot: (state, _seat, { character }) => whyNotNamed(state, character),

  apply(state, seat, { character }) {
    const named = { ...withUsed(state, 'theft'), robbed: character };
    return stepFrom(named, [{ kind: 'robbed', seat, character }]);
  },
});
