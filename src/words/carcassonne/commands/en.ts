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
    figure: {
      name: 'figure',
      description: 'After your tile: place a figure, move the fairy, or choose a knight',
      options: {
        what: {
          name: 'what',
          description: 'A spot such as A or (3, −2) B, a follower for the fairy, a knight, or nobody',
        },
      },
    },
    dragon: {
      name: 'dragon',
      description: 'Move the dragon one step',
      options: { to: { name: 'to', description: 'Which way it goes: north, east, south, or west' } },
    },
    stack: {
      name: 'stack',
      description: 'Which tiles are still to come, and which are set aside',
      options: {},
    },
  },
  suggestions: {
    place: (cell, rotation, outlook) => `${cell} ${rotated(rotation)}${outlook === '' ? '' : `: ${outlook}`}`,
    rotation: (degrees) => `${degrees}°`,
  },
};
