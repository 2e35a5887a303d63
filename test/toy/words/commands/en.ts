import type { CommandWords } from './contract.ts';

export const en: CommandWords = {
  subcommands: {
    play: {
      name: 'play',
      description: 'Play a move of the list',
      options: { move: { name: 'move', description: 'The move' } },
    },
  },
};
