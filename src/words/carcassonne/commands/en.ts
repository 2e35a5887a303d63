import { rotationNames } from '../names/index.ts';
import type { CommandWords } from './contract.ts';

const rotated = rotationNames.en;

export const en: CommandWords = {
  subcommands: {
    place: {
      name: 'place',
      description: 'Place your tile and, if you like, a follower',
      options: {
        at: { name: 'at', description: 'Where to place the tile: a legal space such as (1, 0)' },
        rotation: {
          name: 'rotation',
          description: 'Clockwise rotation (skip if only one fits)',
        },
        follower: { name: 'follower', description: 'Where to place a follower (skip for none)' },
      },
    },
  },
  suggestions: {
    place: (cell, rotation, outlook) => `${cell} ${rotated(rotation)}${outlook === '' ? '' : `: ${outlook}`}`,
    rotation: (degrees) => `${degrees}°`,
  },
};
