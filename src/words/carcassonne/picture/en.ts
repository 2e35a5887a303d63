import { cellName, speechOf } from '../../speech.ts';
import { followerNames } from '../names/index.ts';
import type { PictureWords } from './contract.ts';
import { prospectIn } from './prospect.ts';

const { count } = speechOf('en');
const tiles = (n: number): string => count(n, 'tile', 'tiles');

export const en: PictureWords = {
  placing: (name) => `${name}: place a tile`,
  acting: (name) => `${name}: place a follower?`,
  doing: { placeTile: 'place a tile', action: 'place a follower?' },
  laid: (cell, follower) => `a ${follower === null ? 'tile' : followerNames.en[follower]} at ${cellName(cell)}`,
  scored: (points, feature, n) => `+${points}: ${feature === 'cloister' ? 'cloister' : `${n}-tile ${feature}`}`,
  left: (tiles) => `${tiles} left`,
  toPlace: 'To place',
  placed: 'Placed',
  turnsThatFit: 'dots: rotations that fit',
  fitsNowhere: 'fits nowhere',
  lastMove: 'Last move',
  noMoveYet: 'None yet.',
  toCome: 'Tiles left',
  allTiles: 'All tiles',
  inBox: (tiles) => `${tiles} in the box`,
  removed: (tiles) => `${tiles} removed`,
  whereFollower: 'Your spots',
  chosen: 'Chosen',
  howTurned: 'Rotation',
  prospect: prospectIn({
    tiles,
    done: ', complete',
    cloister: (n) => `${n} of 9 tiles`,
    cities: (n) => `${count(n, 'city', 'cities')} so far`,
  }),
  inPlay: 'during play',
  atEnd: 'at the end',
  end: {
    cities: 'Unfinished cities',
    roadsAndCloisters: 'Roads and cloisters',
    farms: 'Farms',
    points: 'points',
    withoutCity: 'no cities',
    wonBy: (name, points) => `${name} wins by ${points}.`,
    tied: (points, winners) => `Tied at ${points}: ${winners === 2 ? 'both' : `all ${winners}`} win.`,
  },
};
