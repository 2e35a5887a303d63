import { cellName, speechOf } from '../../speech.ts';
import { figureNames, followerNames } from '../names/index.ts';
import type { PictureWords, Role, Task } from './contract.ts';
import { prospectIn } from './prospect.ts';

const { count } = speechOf('en');
const placeTile = ({ isSecond }: Task) => `place a ${isSecond ? 'second ' : ''}tile`;
const action = ({ hasSpecial, canPlace, canTravel, canMoveFairy }: Task) => {
  if (canMoveFairy && !canPlace && !canTravel) return 'move the fairy?';
  return `place a ${hasSpecial ? 'figure' : 'follower'}${canMoveFairy ? ' or the fairy' : ''}?`;
};
const PRINCESS = 'send a knight home';
const dragon = (step: number) => `move the dragon, step ${step} of 6`;
const role: Role = ({ figure, feature }) =>
  figure === 'follower' ? `a ${followerNames.en[feature]}` : `the ${figureNames.en[figure]}`;
const tiles = (n: number): string => count(n, 'tile', 'tiles');

export const en: PictureWords = {
  placing: (name, task) => `${name}: ${placeTile(task)}`,
  acting: (name, task) => `${name}: ${action(task)}`,
  removing: (name) => `${name}: ${PRINCESS}`,
  moving: (name, step) => `${name}: dragon, step ${step} of 6`,
  doing: { placeTile, action, princess: PRINCESS, dragon },
  laid: (cell, sent) => `${sent === null ? 'a tile' : role(sent)} at ${cellName(cell)}`,
  scored: (points, feature, n) => `+${points}: ${feature === 'cloister' ? 'cloister' : `${n}-tile ${feature}`}`,
  dragonWent: (steps, eaten) =>
    `${steps === 0 ? 'to the volcano' : count(steps, 'step', 'steps')}${eaten === 0 ? '' : `, ate ${eaten}`}`,
  knightRemoved: 'a knight sent home',
  fairyAt: (cell) => `to ${cellName(cell)}`,
  sides: { n: 'N', e: 'E', s: 'S', w: 'W' },
  left: (tiles) => `${tiles} left`,
  toPlace: 'To place',
  placed: 'Placed',
  turnsThatFit: 'dots: rotations that fit',
  fitsNowhere: 'fits nowhere',
  setAside: 'set aside',
  lastMove: 'Last move',
  noMoveYet: 'None yet.',
  toCome: 'Tiles left',
  allTiles: 'All tiles',
  inBox: (tiles) => `${tiles} in the box`,
  removed: (tiles) => `${tiles} removed`,
  asideOf: (tiles) => `${tiles} set aside`,
  sets: {
    base: 'Base game',
    fluss: 'River',
    erweiterung: 'Inns and cathedrals',
    haendler: 'Traders and builders',
    koenig: 'King and robber',
    drache: 'Princess and dragon',
  },
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
    goods: 'Goods',
    awards: 'King and robber',
    fairy: 'Fairy',
    points: 'points',
    withoutCity: 'no cities',
    wonBy: (name, points) => `${name} wins by ${points}.`,
    wonByResignation: (name) => `${name} wins. Whoever resigned comes last.`,
    tied: (points, winners) => `Tied at ${points}: ${winners === 2 ? 'both' : `all ${winners}`} win.`,
  },
};
