import type { Alhambra } from '../../../engines/alhambra/index.ts';
import type { SubcommandWords, Widened } from '../../contract.ts';

const AT = { name: 'at', description: 'A legal space, such as (1, 0)' };
const PLACED = { name: 'at', description: 'Where the tile is now, such as (1, 0)' };
const RESERVE = { name: 'tile', description: 'A tile from your reserve' };
const BOUGHT = { name: 'tile', description: 'Which of your new tiles (the first one if left out)' };

export const en = {
  /** The subcommand for each kind of move. */
  subcommands: {
    takeCoins: {
      name: 'take',
      description: 'Take coins from the display',
      options: { coins: { name: 'coins', description: 'Which coins, such as yellow 3 + green 1' } },
    },
    buyTile: {
      name: 'buy',
      description: 'Buy a tile from the market',
      options: {
        tile: { name: 'tile', description: 'The tile, or the color of its place' },
        coins: { name: 'coins', description: 'What you pay, such as 4 + 5' },
      },
    },
    swapTiles: {
      name: 'swap',
      description: 'Rebuild: swap a tile with one from your reserve',
      options: { tile: RESERVE, at: PLACED },
    },
    buildFromReserve: {
      name: 'build',
      description: 'Rebuild: build a tile from your reserve',
      options: { tile: RESERVE, at: AT },
    },
    moveToReserve: {
      name: 'remove',
      description: 'Rebuild: move a tile from your alhambra to your reserve',
      options: { at: PLACED },
    },
    placeTile: { name: 'place', description: 'Place a new tile in your alhambra', options: { at: AT, tile: BOUGHT } },
    storeTile: { name: 'reserve', description: 'Put a new tile in your reserve', options: { tile: BOUGHT } },
    giveToDirk: {
      name: 'dirk',
      description: 'With two players: give a tile you bought to Dirk',
      options: { tile: BOUGHT },
    },
  } satisfies { readonly [K in Alhambra['Move']['kind']]: SubcommandWords },
  suggestions: {
    /** A cell with what lies there, or what it brings. */
    cell: (cell: string, what: string) => `${cell}: ${what}`,
  },
};

export type CommandWords = Widened<typeof en>;
