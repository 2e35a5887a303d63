import type { GameSample } from '../../games.ts';

export const sample: GameSample = {
  seats: 3,
  optionSets: [[]],
  smallTables: [
    { seats: 2, commands: [] },
    { seats: 3, commands: [] },
  ],
  movesBetweenRestarts: 11,
  alike: ['partNames.gold', 'trackNames.prestige', 'parts.gold'],
  pictures: () => import('../../render/games/caylus/support/samples.ts'),
  secrets: null,
};
