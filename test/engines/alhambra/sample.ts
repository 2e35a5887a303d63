import type { GameSample } from '../../games.ts';

export const sample: GameSample = {
  seats: 3,
  optionSets: [[]],
  smallTables: [
    { seats: 2, commands: ['dirk'] },
    { seats: 3, commands: [] },
  ],
  movesBetweenRestarts: 29,
  alike: [
    'commandWords.subcommands.storeTile.name',
    'commandWords.subcommands.giveToDirk.name',
    'pictureWords.closeUp.reserve',
    'purseWords.hand.reserve',
    'purseWords.phone.reserve',
  ],
  pictures: () => import('../../render/games/alhambra/support/samples.ts'),
  secrets: async () => (await import('../../bot/games/alhambra/secrets.ts')).secrets,
};
