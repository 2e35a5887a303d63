import type { MoveOf, Rule, Seat } from '../../contract.ts';
import type { Event } from '../events.ts';
import { callNext, stepFrom, withStep } from '../flow.ts';
import { CHARACTERS, type Character } from '../ids.ts';
import { nextSeat, playerAt, withPlayer } from '../players.ts';
import { notNow } from '../powers.ts';
import { isOffered, offeredTo } from '../selection.ts';
import { type State, stepOf } from '../state.ts';
import type { Citadels } from '../types.ts';
import type { Violation } from '../violations.ts';
import { askFor, NONE } from './asking.ts';

type ChooseCharacter = MoveOf<Citadels, 'chooseCharacter'>;

/**
 * Rules §5.2: one character is taken in secret and the others go to the next seat; when all have chosen the calls begin.
 */
export const chooseCharacter: Rule<Citadels, ChooseCharacter> = {
  parameters: { character: 'text' },

  choices(state, seat, { character }) {
    if (stepOf(state)?.kind !== 'choose') return { none: notNow(state) };
    if (character === undefined) return askFor('character', offeredTo(state, seat));
    const violation = whyNotThis(state, seat, character);
    return violation === null ? { complete: { kind: 'chooseCharacter', character } } : { none: violation };
  },

  legal: (state, seat) =>
    stepOf(state)?.kind === 'choose'
      ? offeredTo(state, seat).map((character) => ({ kind: 'chooseCharacter', character }))
      : NONE,

  refuse: (state, seat, { character }) =>
    stepOf(state)?.kind === 'choose' ? whyNotThis(state, seat, character) : notNow(state),

  apply(state, seat, { character }, random) {
    const events: Event[] = [{ kind: 'chose', seat, character }];
    const chosen = withPlayer(state, seat, { ...playerAt(state, seat), character });
    const next = nextSeat(state, seat);
    return next === state.selection.first
      ? stepFrom(callNext(chosen, random, events), events)
      : stepFrom(withStep(chosen, { kind: 'choose', seat: next }), events);
  },
};

function whyNotThis(state: State, seat: Seat, character: Character): Violation | null {
  if (!CHARACTERS.includes(character)) return { kind: 'noSuchCharacter', character };
  return isOffered(state, seat, character) ? null : { kind: 'notOffered', character };
}
