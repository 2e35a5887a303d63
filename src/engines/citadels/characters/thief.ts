import { characterCalled, ownerOf, playerAt, withGold } from '../state.ts';
import type { CharacterRule } from './rule.ts';

/** 泥棒, rules §6.2: names a character (rules/steal.ts); its owner loses all gold when it is called. */
export const thief: CharacterRule = {
  powers: ['theft'],

  onCall(state, from, events) {
    if (state.robbed !== characterCalled(state)) return state;
    const seat = ownerOf(state, 'thief');
    if (seat === null) return state;
    const { gold } = playerAt(state, from);
    events.push({ kind: 'stole', seat, from, gold });
    return withGold(withGold(state, from, -gold), seat, gold);
  },
};
