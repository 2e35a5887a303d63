import type { Cell, ScoredFeature, Side } from '../../../engines/carcassonne/index.ts';
import type { Widened } from '../../contract.ts';
import { cellName, speechOf } from '../../speech.ts';
import { en as names } from '../names/en.ts';
import type { Role, Sent, SetInPlay, Task } from './contract.ts';
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
  figure === 'follower' ? `a ${names.followers[feature]}` : `the ${names.figures[figure]}`;
const tiles = (n: number): string => count(n, 'tile', 'tiles');

export const en = {
  /** The player’s name and task. */
  placing: (name: string, task: Task) => `${name}: ${placeTile(task)}`,
  acting: (name: string, task: Task) => `${name}: ${action(task)}`,
  removing: (name: string) => `${name}: ${PRINCESS}`,
  moving: (name: string, step: number) => `${name}: dragon, step ${step} of 6`,
  /** The same without the name, which is on the line above. */
  doing: { placeTile, action, princess: PRINCESS /** `step`: which of the six it is, from 1. */, dragon },
  /** The last move, after the player’s symbol: a tile, or the figure on it. */
  laid: (cell: Cell, sent: Sent | null) => `${sent === null ? 'a tile' : role(sent)} at ${cellName(cell)}`,
  /** The last points, after the players’ symbols. `tiles`: the feature’s size. */
  scored: (points: number, feature: ScoredFeature['feature'], n: number) =>
    `+${points}: ${feature === 'cloister' ? 'cloister' : `${n}-tile ${feature}`}`,
  /** What the dragon did: its steps in this turn, 0 if a volcano called it, and how many figures it ate. */
  dragonWent: (steps: number, eaten: number) =>
    `${steps === 0 ? 'to the volcano' : count(steps, 'step', 'steps')}${eaten === 0 ? '' : `, ate ${eaten}`}`,
  /** The princess sent a knight home. */
  knightRemoved: 'a knight sent home',
  /** The fairy joined a follower. */
  fairyAt: (cell: Cell) => `to ${cellName(cell)}`,
  /** On the marks of the sides to which the dragon can go. */
  sides: { n: 'N', e: 'E', s: 'S', w: 'W' } satisfies { readonly [S in Side]: string },
  left: (tiles: number) => `${tiles} left`,
  toPlace: 'To place',
  placed: 'Placed',
  turnsThatFit: 'dots: rotations that fit',
  fitsNowhere: 'fits nowhere',
  /** The dragon tiles that wait for the first volcano. */
  setAside: 'set aside',
  lastMove: 'Last move',
  /** Below it, before the first move. */
  noMoveYet: 'None yet.',
  toCome: 'Tiles left',
  allTiles: 'All tiles',
  inBox: (tiles: number) => `${tiles} in the box`,
  removed: (tiles: number) => `${tiles} removed`,
  asideOf: (tiles: number) => `${tiles} set aside`,
  /** Headings of the tiles of each set. */
  sets: {
    base: 'Base game',
    fluss: 'River',
    erweiterung: 'Inns and cathedrals',
    haendler: 'Traders and builders',
    koenig: 'King and robber',
    drache: 'Princess and dragon',
  } satisfies { readonly [S in SetInPlay]: string },
  whereFollower: 'Your spots',
  chosen: 'Chosen',
  howTurned: 'Rotation',
  /** The feature a follower would claim, in a few words. */
  prospect: prospectIn({
    tiles,
    done: ', complete',
    cloister: (n) => `${n} of 9 tiles`,
    cities: (n) => `${count(n, 'city', 'cities')} so far`,
  }),
  /** At the end: points scored during play, and in the final scoring. */
  inPlay: 'during play',
  atEnd: 'at the end',
  /** The explanation of the final scores. */
  end: {
    /** Headings of the features scored at the end. */
    cities: 'Unfinished cities',
    roadsAndCloisters: 'Roads and cloisters',
    farms: 'Farms',
    /** Headings of what is scored for the most goods, and for king and robber. */
    goods: 'Goods',
    awards: 'King and robber',
    fairy: 'Fairy',
    points: 'points',
    /** Next to the numbers of all farms that scored nothing. */
    withoutCity: 'no cities',
    /** Why the winner won, or why several did. */
    wonBy: (name: string, points: number) => `${name} wins by ${points}.`,
    /** The same where somebody who resigned has as many points as the winner, or more. */
    wonByResignation: (name: string) => `${name} wins. Whoever resigned comes last.`,
    /** `winners`: their number, at least two. */
    tied: (points: number, winners: number) => `Tied at ${points}: ${winners === 2 ? 'both' : `all ${winners}`} win.`,
  },
};

export type PictureWords = Widened<typeof en>;
