import { rotationNames } from '../names/index.ts';
import type { CommandWords } from './contract.ts';

const turned = rotationNames.en;

export const en: CommandWords = {
  subcommands: {
    place: {
      name: 'place',
      description: 'Place your tile, and a follower on it if you like',
      options: {
        at: { name: 'at', description: 'Where the tile goes: a legal place such as (1, 0)' },
        rotation: {
          name: 'rotation',
          description: 'How far the tile is turned clockwise; not needed where one way fits',
        },
        follower: { name: 'follower', description: 'Where a follower goes on the tile; left out: nobody' },
      },
    },
  },
  suggestions: {
    place: (cell, rotation, outlook) => `${cell} ${turned(rotation)}${outlook === '' ? '' : `: ${outlook}`}`,
    rotation: (degrees) => `${degrees}°`,
  },
};
