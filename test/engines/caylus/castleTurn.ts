import { type Setting, turn } from './support.ts';

/** Cubes for three batches and more. */
export const RICH = 'food+food+food+wood+wood+wood+stone+stone+stone+cloth+gold';

/** Phase 6 with these workers in the castle queue, and by seat these cubes and 10 points. */
export const castle = (queue: readonly number[], cubes: readonly string[], more: Setting = {}) =>
  turn({
    ...more,
    workers: queue.map((seat) => `castle ${seat}`),
    hands: cubes.map((one) => ({ cubes: one, points: 10 })),
  }).pass('pass');
