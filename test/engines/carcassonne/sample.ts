import type { GameSample } from '../../games.ts';

export const sample: GameSample = {
  seats: 3,
  optionSets: [[], ['old'], ['old', 'fluss', 'erweiterung', 'haendler', 'koenig', 'drache']],
  smallTables: [],
  movesBetweenRestarts: 5,
  alike: ['pictureWords.sides.n', 'pictureWords.sides.s', 'pictureWords.sides.w'],
  pictures: () => import('../../render/games/carcassonne/support/samples.ts'),
  secrets: null,
};
