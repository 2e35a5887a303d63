import { speechOf } from '../../speech.ts';
import { tileNames } from '../names/index.ts';
import type { PictureWords } from './contract.ts';

const { count } = speechOf('en');
const tile = tileNames.en;

export const en: PictureWords = {
  header: {
    acts: (name) => `${name}: take, buy, or rebuild`,
    actsAgain: (name) => `${name}: one more action`,
    places: (name, tiles) =>
      tiles.length === 1
        ? `${name}: place ${tile(tiles[0]!)}`
        : `${name}: place ${count(tiles.length, 'tile', 'tiles')}`,
    placeWon: (names) => `${names.length > 1 ? `${names.length} players` : names[0]}: place the leftover tiles`,
    scoring: 'Scoring',
  },
  onTurn: 'to move',
  place: 'to place',
  reserve: 'reserve',
  paidFor: (paid) => ['bought', `for ${paid}`],
  empty: 'empty',
  news: {
    took: 'took',
    bought: 'bought',
    placed: 'placed',
    stored: 'stored',
    rebuilt: 'rebuilt',
    gave: 'to Dirk',
    won: 'won',
  },
  dirk: { role: 'neutral third party' },
  closeUp: {
    alhambraOf: (name) => `${name}’s alhambra`,
    longestWall: (length) => `longest wall: ${length}`,
    reserve: 'Reserve',
    noReserve: 'Reserve: empty',
  },
  final: {
    round: (round) => `Scoring ${round}`,
    total: 'Total',
  },
  ties: 'Tied players share the points of the ranks they hold, rounded down.',
};
