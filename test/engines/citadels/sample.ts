import type { GameSample } from '../../games.ts';

export const sample: GameSample = {
  seats: 4,
  optionSets: [['french']],
  smallTables: [],
  movesBetweenRestarts: 7,
  alike: ['commands.subcommands.takeGold.name'],
  pictures: () => import('../../render/games/citadels/support/samples.ts'),
  secrets: async () => (await import('../../bot/games/citadels/secrets.ts')).secrets,
};
