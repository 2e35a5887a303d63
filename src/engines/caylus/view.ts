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

export interface OpenPlayer extends Player {
  readonly seat: Seat;
  readonly points: number;
  readonly parts: ByPart<number>;
}

/** No seat knows anything in addition. */
export type Own = Readonly<Record<never, never>>;

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

export const ended = (open: Open, standings: Standings | null): Open => ({
  ...open,
  step: { kind: 'over', standings },
});

export const own = (): Own => ({});

export const sight = (event: Event): Sight => event;
