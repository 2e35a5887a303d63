import { type Seat, type Standings, seatsOf } from '../contract.ts';
import type { Event, Sight } from './events.ts';
import type { ByPart } from './ids.ts';
import { partsOf, pointsOf, standingsOf } from './scoring.ts';
import { type Player, playerAt, type State } from './state.ts';
import type { OpenStep } from './step.ts';
import { stepOf } from './stepOf.ts';

/** What everyone knows: everything. */
export interface Open extends State {
  readonly step: OpenStep;
  readonly players: readonly OpenPlayer[];
}

/** A player with the points so far, or at the end. */
export interface OpenPlayer extends Player {
  readonly seat: Seat;
  readonly points: number;
  readonly parts: ByPart<number>;
}

/** No seat knows anything in addition. */
export type Own = Readonly<Record<never, never>>;

/** The state, with what is asked and everyone's points. */
export function open(state: State): Open {
  return {
    ...state,
    step: stepOf(state) ?? { kind: 'over', standings: standingsOf(state) },
    players: seatsOf(state.seats).map((seat) => ({
      ...playerAt(state, seat),
      seat,
      points: pointsOf(state, seat),
      parts: partsOf(state, seat),
    })),
  };
}

/** The view of a table where play has stopped, with the table's own standings. */
export const ended = (open: Open, standings: Standings | null): Open => ({
  ...open,
  step: { kind: 'over', standings },
});

/** Nothing: Caylus has no secrets. */
export const own = (): Own => ({});

/** Everyone sees all of an event. */
export const sight = (event: Event): Sight => event;
