import { type Caylus, caylus, type Event } from '../../../src/engines/caylus/index.ts';
import type { OpenView, Seat } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { Say } from '../../../src/words/contract.ts';
import { choose } from '../../engines/caylus/choose.ts';

export const say: Say = { name: (seat) => ['Aya', 'Ben', 'Chloé', 'Dai', 'Eva'][seat] ?? '?' };
export const [aya, ben, chloe] = [0 as Seat, 1 as Seat, 2 as Seat]; // Seats of a table for three.
export const FAULTY = /undefined|null|NaN|\[object/;

/** A position and the events that led to it. */
export interface Moment {
  readonly open: OpenView<Caylus>;
  readonly events: readonly Event[];
}

/** A whole game of players who know what they want, which meets more than a random one. */
export function game(seed: string, seats: number): readonly Moment[] {
  const config = { seats, options: [] };
  const random = seeded(seed);
  const choice = random.stream('choice');
  let step = caylus.setup(config, caylus.deal(config, random));
  const moments: Moment[] = [];
  for (;;) {
    moments.push({ open: caylus.open(step.state), events: step.events });
    const turn = caylus.turn(step.state);
    if ('over' in turn) return moments;
    const seat = turn.awaits[0]!; // Somebody has to act.
    const played = caylus.play(step.state, seat, choose(step.state, seat, choice), random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    step = played.value;
  }
}
