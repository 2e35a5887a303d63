import { type Caylus, caylus } from '../../../src/engines/caylus/index.ts';
import type { Stored } from '../support/stored.ts';

export const stored: Stored<Caylus> = {
  engine: caylus,
  present: 1,
  states: [
    [
      1,
      'version1',
      'four players in phase 5, while a favor that a building brought is resolved',
      {
        moves: 68,
        points: [24, 1, 14, 8],
        open: { seats: 4, phase: 'road', stage: 'walls', activity: { kind: 'road' } },
      },
    ],
  ],
  unknown: [{ stage: 'roof' }],
};
