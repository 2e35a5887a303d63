import type { Json } from '../../kernel/json.ts';
import type { Ahead, Seat } from '../contract.ts';
import { DENIERS_PER_SPACE } from './components.ts';
import type { Move } from './moves.ts';
import { costOf, spaceOf, whyForcedToPass } from './placing.ts';
import { playerAt, type State, tileOn } from './state.ts';
import { stepOf } from './stepOf.ts';
import type { Caylus } from './types.ts';

/** What a seat never wants to be asked in Caylus. */
const STANDING = ['leaveProvost', 'stayInn'] as const;
export type Standing = (typeof STANDING)[number];

/** What each of them plays, in the step that it is about. */
const ANSWERS: { readonly [S in Standing]: (state: State) => Move | null } = {
  /** Phase 4 only: a worker was placed at the merchants' guild to move the provost. */
  leaveProvost(state) {
    const step = stepOf(state);
    return step?.kind === 'provost' && !step.isGuild ? { kind: 'moveProvost', by: 0 } : null;
  },
  stayInn: (state) => (stepOf(state)?.kind === 'inn' ? { kind: 'answerInn', stay: true } : null),
};

/** Workers and the provost's move can be planned: what comes in between, everybody sees. */
export const ahead: Ahead<Caylus> = {
  standing: STANDING.map((name) => ({ name, answer: ANSWERS[name] })),

  position(state, seat) {
    const { activity, passed, favor, pending } = state;
    if (favor !== null || pending.length > 0) return null;
    switch (activity.kind) {
      case 'placing':
        if (passed.includes(seat) || whyForcedToPass(state, seat) !== null) return null;
        return { ...state, activity: { kind: 'placing', seat } };
      case 'provost': {
        const isLater = passed.indexOf(seat) > passed.indexOf(activity.seat);
        if (!isLater || playerAt(state, seat).deniers < DENIERS_PER_SPACE) return null;
        return { ...state, activity: { kind: 'provost', seat } };
      }
      default:
        return null;
    }
  },

  meaning: (state, seat, moves) => ({ round: state.round, moves: moves.map((move) => meaningOf(state, seat, move)) }),
};

/** What a move costs, and what it is about. */
function meaningOf(state: State, seat: Seat, move: Move): Json {
  switch (move.kind) {
    case 'placeWorker': {
      const { place } = move;
      const space = spaceOf(place);
      const tile = space === null ? null : tileOn(state, space);
      const number = place === 'castle' ? state.queue.length : place === 'stables' ? state.specials.stables.length : 0;
      return { cost: costOf(state, seat, place).cost, building: tile?.building ?? null, number };
    }
    case 'pass':
      return { number: state.passed.length };
    case 'moveProvost':
      return { from: state.provost };
    default:
      return null;
  }
}
