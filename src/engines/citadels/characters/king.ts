import { characterCalled, ownerOf } from '../state.ts';
import type { CharacterRule } from './rule.ts';

/**
 * 王様, rules §5.1, §6.4: never removed face-up. The King's owner gets the crown when called, after the theft; if the
 * King was murdered, at the end of the round, when the owner is revealed.
 */
export const king: CharacterRule = {
  powers: ['income'],
  income: 'yellow',
  isNeverFaceUp: true,
  isShownAtRoundEnd: true,

  onCall(state, seat, events) {
    if (characterCalled(state) !== 'king') return state;
    events.push({ kind: 'crowned', seat, reason: 'called' });
    return { ...state, crown: seat };
  },

  onRoundEnd(state, events) {
    const seat = state.murdered === 'king' ? ownerOf(state, 'king') : null;
    if (seat === null) return state;
    events.push({ kind: 'crowned', seat, reason: 'murdered' });
    return { ...state, crown: seat };
  },
};
