import type { CommandWords } from './contract.ts';

export const de: CommandWords = {
  subcommands: {
    play: {
      name: 'spielen',
      description: 'Mache einen Zug aus der Liste',
      options: { move: { name: 'zug', description: 'Der Zug' } },
    },
  },
};
