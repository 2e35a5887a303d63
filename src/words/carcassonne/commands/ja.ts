import { rotationNames } from '../names/index.ts';
import type { CommandWords } from './contract.ts';

const turned = rotationNames.ja;

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
  },
  suggestions: {
    place: (cell, rotation, outlook) => `${cell} ${turned(rotation)}${outlook === '' ? '' : `：${outlook}`}`,
    rotation: (degrees) => `${degrees}°`,
  },
};
