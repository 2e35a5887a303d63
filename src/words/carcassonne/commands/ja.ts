import { ja as names } from '../names/ja.ts';
import type { CommandWords } from './en.ts';

const turned = names.turned;

export const ja: CommandWords = {
  subcommands: {
    place: {
      name: '置く',
      description: 'タイルを置きます。部下ゴマも置けます',
      options: {
        at: { name: '場所', description: 'タイルを置く場所（例：(1, 0)）' },
        rotation: { name: '回転', description: 'タイルを右に何度回すか（置ける向きが1つなら省略可）' },
        follower: { name: '部下ゴマ', description: '部下ゴマを置く場所（省略すると置きません）' },
      },
    },
    figure: {
      name: 'コマ',
      description: 'タイルを置いたあと、コマを置く、妖精を動かす、騎士を戻すのどれかを行います',
      options: {
        what: {
          name: '内容',
          description: '置く場所（例：A、(3, −2) B）、妖精を添える部下ゴマ、戻す騎士。何もしないなら nobody',
        },
      },
    },
    dragon: {
      name: 'ドラゴン',
      description: 'ドラゴンを1歩動かします',
      options: { to: { name: '方角', description: '進む方角（北、東、南、西）' } },
    },
    stack: {
      name: '残りタイル',
      description: '残りのタイルと、脇に置かれたタイルを見ます',
      options: {},
    },
  },
  suggestions: {
    place: (cell, rotation, outlook) => `${cell} ${turned(rotation)}${outlook === '' ? '' : `：${outlook}`}`,
    rotation: (degrees) => `${degrees}°`,
  },
};
