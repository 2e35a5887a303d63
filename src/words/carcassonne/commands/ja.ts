import { rotationNames } from '../names/index.ts';
import type { CommandWords } from './contract.ts';

const turned = rotationNames.ja;

export const ja: CommandWords = {
  subcommands: {
    place: {
      name: '置く',
      description: 'タイルを置き、よければ部下コマも置きます',
      options: {
        at: { name: '場所', description: 'タイルを置く場所、例えば (1, 0)' },
        rotation: { name: '回転', description: 'タイルを右に何度回すか（向きが一つしかないときは不要）' },
        follower: { name: '部下コマ', description: 'タイルのどこに部下コマを置くか（省くと置きません）' },
      },
    },
  },
  suggestions: {
    place: (cell, rotation, outlook) => `${cell} ${turned(rotation)}${outlook === '' ? '' : `：${outlook}`}`,
    rotation: (degrees) => `${degrees}°`,
  },
};
