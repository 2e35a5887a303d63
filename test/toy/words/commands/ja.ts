import type { CommandWords } from './contract.ts';

export const ja: CommandWords = {
  subcommands: {
    draw: {
      name: '引く',
      description: 'ろうそくを引きます',
      options: { count: { name: '数', description: '何本引くか' } },
    },
    hang: {
      name: '吊るす',
      description: 'ランタンを吊るします',
      options: {
        place: { name: '場所', description: 'どこに吊るすか' },
        cards: { name: 'ろうそく', description: '支払うろうそく' },
      },
    },
    sell: {
      name: '売る',
      description: 'ビーズを売ります',
      options: { beads: { name: 'ビーズ', description: 'どのビーズを売るか' } },
    },
    end: { name: '終了', description: '手番を終えます', options: {} },
    answer: {
      name: '答え',
      description: '扉を開けるか閉めるかを選びます',
      options: { open: { name: '開ける', description: '開けるかどうか' } },
    },
    bid: {
      name: '入札',
      description: '月のためにろうそくを差し出します',
      options: { card: { name: 'ろうそく', description: 'どのろうそくを差し出すか' } },
    },
  },
};
