import type { MoveOf, Rule } from '../../contract.ts';
import { stepFrom } from '../flow.ts';
import { nameable, whyNotNamed } from '../naming.ts';
import { canUse, whyNotUse, withUsed } from '../powers.ts';
import type { Citadels } from '../types.ts';
import { askFor, NONE } from './asking.ts';

type Steal = MoveOf<Citadels, 'steal'>;

/** 盗む, rules §6.2: the gold of the named character's owner is taken when it is called (characters/thief.ts). */
export const steal: Rule<Citadels, Steal> = {
  parameters: { character: 'text' },

  choices(state, _seat, { character }) {
    const violation = whyNotUse(state, 'theft') ?? (character === undefined ? null : whyNotNamed(state, character));
    if (violation !== null) return { none: violation };
    return character === undefined ? askFor('character', nameable(state)) : { complete: { kind: 'steal', character } };
  },

  legal: (state) =>
    canUse(state, 'theft') ? nameable(state).map((character) => ({ kind: 'steal', character })) : NONE,

  refuse: (state, _seat, { character }) => whyNotUse(state, 'theft') ?? whyNotNamed(state, character),

  apply(state, seat, { character }) {
    const named = { ...withUsed(state, 'theft'), robbed: character };
    return stepFrom(named, [{ kind: 'robbed', seat, character }]);
  },
};
