import type { MoveOf, Rule } from '../../contract.ts';
import { stepFrom } from '../flow.ts';
import { nameable, whyNotNamed } from '../naming.ts';
import { canUse, whyNotUse, withUsed } from '../powers.ts';
import type { Citadels } from '../types.ts';
import { askFor, NONE } from './asking.ts';

type Murder = MoveOf<Citadels, 'murder'>;

/** 暗殺, rules §6.1: the named character is not called in this round. */
export const murder: Rule<Citadels, Murder> = {
  parameters: { character: 'text' },

  choices(state, _seat, { character }) {
    const violation = whyNotUse(state, 'murder') ?? (character === undefined ? null : whyNotNamed(state, character));
    if (violation !== null) return { none: violation };
    return character === undefined ? askFor('character', nameable(state)) : { complete: { kind: 'murder', character } };
  },

  legal: (state) =>
    canUse(state, 'murder') ? nameable(state).map((character) => ({ kind: 'murder', character })) : NONE,

  refuse: (state, _seat, { character }) => whyNotUse(state, 'murder') ?? whyNotNamed(state, character),

  apply(state, seat, { character }) {
    const named = { ...withUsed(state, 'murder'), murdered: character };
    return stepFrom(named, [{ kind: 'murdered', seat, character }]);
  },
};
