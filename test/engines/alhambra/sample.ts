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
    'commands.subcommands.storeTile.name',
    'commands.subcommands.giveToDirk.name',
    'picture.closeUp.reserve',
    'purse.hand.reserve',
    'purse.phone.reserve',
  ],
  pictures: () => import('../../render/games/alhambra/support/samples.ts'),
  secrets: async () => (await import('../../bot/games/alhambra/secrets.ts')).secrets,
};
