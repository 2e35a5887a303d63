import { type Caylus, caylus, type Event } from '../../../src/engines/caylus/index.ts';
import type { OpenView, Seat } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { Say } from '../../../src/words/contract.ts';
import { choose } from '../../engines/caylus/choose.ts';
import { wholeGame } from '../../support/wholeGame.ts';

export const say: Say = { name: (seat) => ['Aya', 'Ben', 'Chloé', 'Dai', 'Eva'][seat] ?? '?' };
export const [aya, ben, chloe] = [0 as Seat, 1 as Seat, 2 as Seat]; // Seats of a table for three.

/** A position and the events that led to it. */
interface Moment {
  readonly open: OpenView<Caylus>;
  readonly events: readonly Event[];
}

/** A whole game of players who know what they want, which meets more than a random one. */
export function game(seed: string, seats: number): readonly Moment[] {
  const random = seeded(seed);
  const choice = random.stream('choice');
  const { begun, moves } = wholeGame(caylus, { seats, options: [] }, random, (state, seat) =>
    choose(state, seat, choice),
  );
  return [begun, ...moves].map(({ state, events }) => ({ open: caylus.open(state), events }));
}
