import type { GameSample } from '../../games.ts';

export const sample: GameSample = {
  seats: 3,
  optionSets: [[], ['old'], ['old', 'fluss', 'erweiterung', 'haendler', 'koenig', 'drache']],
  movesBetweenRestarts: 1,
  alike: [],
  pictures: () => import('../../render/games/carcassonne/support/samples.ts'),
  secrets: null,
};
