import { cellName, speechOf } from '../../speech.ts';
import { followerNames } from '../names/index.ts';
import type { PictureWords } from './contract.ts';
import { prospectIn } from './prospect.ts';

const { count } = speechOf('en');
const tiles = (n: number): string => count(n, 'tile', 'tiles');

export const en: PictureWords = {
  placing: (name) => `${name} places the tile`,
  acting: (name) => `${name} may send a follower`,
  doing: { placeTile: 'places the tile', action: 'may send a follower' },
  laid: (cell, follower) => `a ${follower === null ? 'tile' : followerNames.en[follower]} at ${cellName(cell)}`,
  scored: (points, feature, n) =>
    `+${points}: ${feature === 'cloister' ? 'a cloister' : `a ${feature} of ${tiles(n)}`}`,
  left: (tiles) => `${tiles} left`,
  toPlace: 'To place',
  placed: 'Placed',
  turnsThatFit: 'dots: turns that fit',
  fitsNowhere: 'fits nowhere',
  lastMove: 'Last move',
  noMoveYet: 'None yet.',
  toCome: 'Still to come',
  allTiles: 'All tiles',
  inBox: (tiles) => `${tiles} in the box`,
  removed: (tiles) => `${tiles} removed`,
  whereFollower: 'Where to?',
  chosen: 'Chosen',
  howTurned: 'Which way round?',
  prospect: prospectIn({
    tiles,
    done: ', done',
    cloister: (n) => `${n} of 9 tiles`,
    cities: (n) => `${count(n, 'city', 'cities')} so far`,
  }),
  inPlay: 'in play',
  atEnd: 'at the end',
  end: {
    cities: 'Unfinished cities',
    roadsAndCloisters: 'Roads and cloisters',
    farms: 'Farms',
    points: 'points',
    withoutCity: 'no city',
    wonBy: (name, points) => `${name} wins by ${points}.`,
    tied: (points, winners) => `${points} each and no tie-break: ${winners === 2 ? 'both' : `all ${winners}`} win.`,
  },
};
