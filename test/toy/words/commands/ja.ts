import type { CommandWords } from './contract.ts';

export const ja: CommandWords = {
  subcommands: {
    play: {
      name: 'プレイ',
      description: '一覧から手を選んでプレイします',
      options: { move: { name: '手', description: '手' } },
    },
  },
};
