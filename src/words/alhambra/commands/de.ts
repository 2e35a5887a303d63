import type { CommandWords } from './en.ts';

const AT = { name: 'feld', description: 'Ein Feld, auf das es passt, etwa (1, 0)' };
const PLACED = { name: 'feld', description: 'Wo das Plättchen liegt, etwa (1, 0)' };
const RESERVE = { name: 'plättchen', description: 'Ein Plättchen aus deiner Reserve' };
const BOUGHT = { name: 'plättchen', description: 'Welches neue Plättchen (ohne Angabe das erste)' };

export const de: CommandWords = {
  subcommands: {
    takeCoins: {
      name: 'nehmen',
      description: 'Nimm Geldkarten aus der Auslage',
      options: { coins: { name: 'karten', description: 'Welche Geldkarten, etwa Gulden 3 + Dirham 1' } },
    },
    buyTile: {
      name: 'kaufen',
      description: 'Kaufe ein Plättchen vom Bauhof',
      options: {
        tile: { name: 'plättchen', description: 'Das Plättchen oder die Währung seines Feldes' },
        coins: { name: 'karten', description: 'Womit du bezahlst, etwa 4 + 5' },
      },
    },
    swapTiles: {
      name: 'austauschen',
      description: 'Umbau: Tausche ein Plättchen gegen eines aus deiner Reserve aus',
      options: { tile: RESERVE, at: PLACED },
    },
    buildFromReserve: {
      name: 'bauen',
      description: 'Umbau: Lege ein Plättchen aus deiner Reserve an',
      options: { tile: RESERVE, at: AT },
    },
    moveToReserve: {
      name: 'abbauen',
      description: 'Umbau: Lege ein Plättchen aus deiner Alhambra in die Reserve',
      options: { at: PLACED },
    },
    placeTile: {
      name: 'anlegen',
      description: 'Lege ein neues Plättchen in deiner Alhambra an',
      options: { at: AT, tile: BOUGHT },
    },
    storeTile: {
      name: 'reserve',
      description: 'Lege ein neues Plättchen in deine Reserve',
      options: { tile: BOUGHT },
    },
    giveToDirk: {
      name: 'dirk',
      description: 'Zu zweit: Gib ein gekauftes Plättchen an Dirk',
      options: { tile: BOUGHT },
    },
  },
  suggestions: { cell: (cell, what) => `${cell}: ${what}` },
};
