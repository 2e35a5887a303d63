import type { SubcommandWords, Widened } from '../../contract.ts';
import { en as names } from '../names/en.ts';

const rotated = names.turned;

export const en = {
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
    } satisfies SubcommandWords<'at' | 'rotation' | 'follower'>,
    /** The action after the tile, where it is asked for by itself. */
    figure: {
      name: 'figure',
      description: 'After your tile: place a figure, move the fairy, or choose a knight',
      options: {
        what: {
          name: 'what',
          description: 'A spot such as A or (3, −2) B, a follower for the fairy, a knight, or nobody',
        },
      },
    } satisfies SubcommandWords<'what'>,
    dragon: {
      name: 'dragon',
      description: 'Move the dragon one step',
      options: { to: { name: 'to', description: 'Which way it goes: north, east, south, or west' } },
    } satisfies SubcommandWords<'to'>,
    /** The list of tiles left. */
    stack: {
      name: 'stack',
      description: 'Which tiles are still to come, and which are set aside',
      options: {},
    } satisfies SubcommandWords<never>,
  },
  suggestions: {
    /** A space with a rotation, and what that completes (`outlook`, possibly empty). */
    place: (cell: string, rotation: number, outlook: string) =>
      `${cell} ${rotated(rotation)}${outlook === '' ? '' : `: ${outlook}`}`,
    /** Degrees clockwise. */
    rotation: (degrees: number) => `${degrees}°`,
  },
};

export type CommandWords = Widened<typeof en>;
