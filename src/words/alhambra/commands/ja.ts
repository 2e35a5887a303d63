import type { CommandWords } from './en.ts';

const AT = { name: '場所', description: '置ける場所（例：(1, 0)）' };
const PLACED = { name: '場所', description: 'タイルの今の場所（例：(1, 0)）' };
const RESERVE = { name: 'タイル', description: 'リザーブのタイル' };
const BOUGHT = { name: 'タイル', description: '新しいタイルのうちの1枚（省略すると最初のもの）' };

export const ja: CommandWords = {
  subcommands: {
    takeCoins: {
      name: 'コイン獲得',
      description: 'コイン獲得場からコインを獲得します',
      options: { coins: { name: 'コイン', description: '獲得するコイン（例：黄色3+緑1）' } },
    },
    buyTile: {
      name: '購入',
      description: '市場の建物タイルを購入します',
      options: {
        tile: { name: 'タイル', description: '購入するタイル、または売り場の色' },
        coins: { name: 'コイン', description: '支払うコイン（例：4+5）' },
      },
    },
    swapTiles: {
      name: '入れ替え',
      description: 'リザーブ操作：リザーブのタイルとアルハンブラのタイルを入れ替えます',
      options: { tile: RESERVE, at: PLACED },
    },
    buildFromReserve: {
      name: '出す',
      description: 'リザーブ操作：リザーブのタイルをアルハンブラに配置します',
      options: { tile: RESERVE, at: AT },
    },
    moveToReserve: {
      name: '退避',
      description: 'リザーブ操作：アルハンブラのタイルをリザーブに退避します',
      options: { at: PLACED },
    },
    placeTile: {
      name: '配置',
      description: '新しいタイルをアルハンブラに配置します',
      options: { at: AT, tile: BOUGHT },
    },
    storeTile: { name: 'リザーブ', description: '新しいタイルをリザーブに置きます', options: { tile: BOUGHT } },
    giveToDirk: {
      name: '譲渡',
      description: '2人のとき：購入したタイルをDirkに譲渡します',
      options: { tile: BOUGHT },
    },
  },
  suggestions: { cell: (cell, what) => `${cell}：${what}` },
};
