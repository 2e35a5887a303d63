import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import type { Event } from '../events.ts';
import { callNext, stepFrom, withStep } from '../flow.ts';
import { CHARACTERS } from '../ids.ts';
import { notNow } from '../powers.ts';
import { isOffered, offeredTo } from '../selection.ts';
import { nextSeat, playerAt, stepOf, withPlayer } from '../state.ts';
import type { Citadels } from '../types.ts';

type ChooseCharacter = MoveOf<Citadels, 'chooseCharacter'>;

/**
 * Rules §5.2: the player takes one character in secret and passes the others on; when all have chosen, the calls begin.
 */
export const chooseCharacter = ruleFromList<Citadels, ChooseCharacter>({
  parameters: { character: 'text' },
  whyNotNow: (state) => (stepOf(state)?.kind === 'choose' ? null : notNow(state)),
  moves: (state, seat) => offeredTo(state, seat).map((character) => ({ kind: 'chooseCharacter', character })),
  isListed: (state, seat, { character }) => CHARACTERS.includes(character) && isOffered(state, seat, character),
  whyNot: (_state, _seat, { character }) =>
    CHARACTERS.includes(character) ? { kind: 'notOffered', character } : { kind: 'noSuchCharacter', character },

  apply(state, seat, { character }, random) {
    const events: Event[] = [{ kind: 'chose', seat, character }];
    const chosen = withPlayer(state, seat, { ...playerAt(state, seat), character });
    const next = nextSeat(state, seat);
    return next === state.selection.first
      ? stepFrom(callNext(chosen, random, events), events)
      : stepFrom(withStep(chosen, { kind: 'choose', seat: next }), events);
  },
});
