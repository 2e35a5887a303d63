import type { GameSample } from '../../games.ts';

export const sample: GameSample = {
  seats: 3,
  optionSets: [[]],
  smallTables: [
    { seats: 2, commands: [] },
    { seats: 3, commands: [] },
  ],
  movesBetweenRestarts: 11,
  alike: ['names.tracks.prestige', 'names.parts.gold', 'parts.gold'],
  pictures: () => import('../../render/games/caylus/support/samples.ts'),
  secrets: null,
};
