import { type Alhambra, alhambra } from '../../../src/engines/alhambra/index.ts';
import type { Stored } from '../support/stored.ts';

export const stored: Stored<Alhambra> = {
  engine: alhambra,
  present: 1,
  states: [
    [
      1,
      'version1',
      'two players after the first scoring round, while tiles are placed',
      { moves: 124, points: [64, 100], open: { seats: 2, step: { kind: 'placing' }, scorings: [{ round: 1 }] } },
    ],
  ],
  unknown: [{ market: ['start', null, null, null] }],
};
