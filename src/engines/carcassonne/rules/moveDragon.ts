import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import type { Cell, Event } from '../events.ts';
import { dragonStepOf, moveDragon as move, openSides, whyNotTo } from '../expansions/drache/dragon.ts';
import { advance, stepFrom } from '../flow.ts';
import { SIDES } from '../ids.ts';
import type { State } from '../state.ts';
import type { Carcassonne } from '../types.ts';

type MoveDragon = MoveOf<Carcassonne, 'moveDragon'>;

/** 竜, rules §13.3: one step of the dragon, of the player whose step it is. */
export const moveDragon = ruleFromList<Carcassonne, MoveDragon>({
  parameters: { side: 'text' },
  whyNotNow: (state) => (dragonStepOf(state) === null ? { kind: 'dragonIsNotMoving' } : null),

  moves: (state) => openSides(state, wayIn(state)).map((side) => ({ kind: 'moveDragon', side })),
  isListed: (state, _seat, { side }) => SIDES.includes(side) && whyNotTo(state, wayIn(state), side) === null,

  whyNot(state, _seat, { side }) {
    if (!SIDES.includes(side)) return { kind: 'noSuchSide', side };
    return whyNotTo(state, wayIn(state), side)!; // All sides to which it can go are listed.
  },

  apply(state, _seat, { side }) {
    const events: Event[] = [];
    const moved = move(state, dragonStepOf(state)!, side, events); // `whyNotNow` has found it.
    return stepFrom(advance(moved, events), events);
  },
});

/** The way of the dragon so far. */
const wayIn = (state: State): readonly Cell[] => dragonStepOf(state)!.way; // `whyNotNow` has found the step.
