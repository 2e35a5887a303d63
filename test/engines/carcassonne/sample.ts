import type { GameSample } from '../../games.ts';

export const sample: GameSample = {
  seats: 3,
  optionSets: [[], ['old'], ['old', 'fluss', 'erweiterung', 'haendler', 'koenig', 'drache']],
  smallTables: [],
  movesBetweenRestarts: 5,
  alike: ['picture.sides.n', 'picture.sides.s', 'picture.sides.w'],
  pictures: () => import('../../render/games/carcassonne/support/samples.ts'),
  secrets: null,
};
