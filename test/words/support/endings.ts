import type { Engine, GameTypes, OpenView } from '../../../src/engines/contract.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { Say } from '../../../src/words/contract.ts';

export const say: Say = { name: (seat) => ['Aya', 'Ben', 'Clemens', 'Dora'][seat] ?? '?' };

/** What no text has. */
export const FAULTY = /undefined|null|NaN|\[object/;

/** How a random game of three ends, as everybody sees it. */
export function ended<G extends GameTypes>(
  engine: Engine<G>,
  seed: string,
  options: readonly G['Option'][] = [],
  seats = 3,
): OpenView<G> {
  return engine.open(playout(engine, { seats, options }, seeded(seed)).state);
}
