import { de as namesWords } from '../names/de.ts';
import type { PictureWords } from './en.ts';

const tile = namesWords.tile;

export const de: PictureWords = {
  header: {
    acts: (name) => `${name}: Geld, Kauf oder Umbau`,
    actsAgain: (name) => `${name}: noch eine Aktion`,
    places: (name, tiles) =>
      tiles.length === 1 ? `${name}: ${tile(tiles[0]!)} anlegen` : `${name}: ${tiles.length} Gebäude anlegen`,
    placeWon: (names) => `${names.length > 1 ? `${names.length} Personen` : names[0]}: gewonnene Gebäude anlegen`,
    scoring: 'Wertung',
  },
  onTurn: 'am Zug',
  place: 'anlegen',
  reserve: 'Reserve',
  paidFor: (paid) => ['verkauft', `für ${paid}`],
  empty: 'leer',
  news: {
    took: 'genommen',
    bought: 'gekauft',
    placed: 'angelegt',
    stored: 'Reserve',
    rebuilt: 'umgebaut',
    gave: 'an Dirk',
    won: 'gewonnen',
  },
  dirk: { role: 'neutrale dritte Partei' },
  closeUp: {
    alhambraOf: (name) => `Alhambra von ${name}`,
    longestWall: (length) => `längste Mauer: ${length}`,
    reserve: 'Reserve',
    noReserve: 'Reserve: leer',
  },
  final: {
    round: (round) => `${round}. Wertung`,
    total: 'Gesamt',
  },
  ties: 'Bei Gleichstand werden die Punkte der belegten Ränge geteilt und abgerundet.',
};
