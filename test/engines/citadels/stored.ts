import { type Citadels, citadels } from '../../../src/engines/citadels/index.ts';
import type { Stored } from '../support/stored.ts';

export const stored: Stored<Citadels> = {
  engine: citadels,
  present: 1,
  states: [
    [
      1,
      'version1',
      'five players with `french`, cards just drawn',
      { moves: 121, points: [8, 10, 23, 11, 9], open: { options: ['french'], step: { kind: 'keep' } } },
    ],
  ],
  unknown: [{ options: ['italian'] }],
};
