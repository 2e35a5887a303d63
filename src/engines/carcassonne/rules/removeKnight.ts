import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import type { Event } from '../events.ts';
import { knights, removeKnight as remove } from '../expansions/drache/princess.ts';
import { spotOf } from '../figures.ts';
import { endAction, stepFrom } from '../flow.ts';
import { stepOf } from '../state.ts';
import type { Carcassonne } from '../types.ts';

type RemoveKnight = MoveOf<Carcassonne, 'removeKnight'>;

/** 王女, rules §13.4: a knight of the city that the princess has come to goes home, of any player, big or not. */
export const removeKnight = ruleFromList<Carcassonne, RemoveKnight>({
  parameters: { x: 'integer', y: 'integer', segment: 'integer' },

  whyNotNow(state) {
    switch (stepOf(state)?.kind) {
      case 'princess':
        return null;
      case 'placeTile':
        return { kind: 'tileNotPlaced' };
      case 'dragon':
        return { kind: 'dragonIsMoving' };
      default:
        return { kind: 'noPrincess' };
    }
  },

  moves: (state) =>
    knights(state).map((knight) => {
      const { x, y, segment } = spotOf(state, knight);
      return { kind: 'removeKnight', x, y, segment };
    }),

  whyNot: (_state, _seat, { x, y, segment }) => ({
    kind: 'noKnightThere',
    x: x ?? null,
    y: y ?? null,
    segment: segment ?? null,
  }),

  apply(state, seat, { x, y, segment }) {
    const knight = knights(state).find((one) => {
      const spot = spotOf(state, one);
      return spot.x === x && spot.y === y && spot.segment === segment;
    })!; // It is listed.
    const events: Event[] = [];
    return stepFrom(endAction(remove(state, seat, knight, events), seat, events), events);
  },
});
