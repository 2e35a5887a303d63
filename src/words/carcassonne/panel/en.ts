import { capital, speechOf } from '../../speech.ts';
import { followerNames, rotationNames } from '../names/index.ts';
import type { PanelWords } from './contract.ts';

const followers = followerNames.en;
const turned = rotationNames.en;
const { list } = speechOf('en');

export const en: PanelWords = {
  buttons: {
    placeTile: 'Place the tile',
    placeFollower: 'Place a follower',
    rotation: (degrees) => `${degrees}°`,
    nobody: 'Nobody',
    spot: (feature, where) => `${capital(followers[feature])}${where === null ? '' : ` (${where})`}`,
    follower: (letter, spot) => `${letter} ${spot}`,
    lastTile: 'Last tile',
  },
  questions: {
    place: 'Where does the tile go?',
    rotation: 'Which way round?',
    follower: 'A follower on your tile?',
  },
  notes: {
    stepPlace: (places) => `Step 1 of 3 · ${places === 1 ? 'one place' : `${places} places`}, numbered as on the board`,
    stepRotation: (number, cell) => `Place ${number} at ${cell}`,
    stepFollower: (cell, rotation, inHand) => `Step 2 of 3 · tile at ${cell}, ${turned(rotation)} · ${inHand} in hand`,
    stepLast: (outlook) => `Step 3 of 3 · ${outlook === '' ? 'nothing is completed' : outlook}`,
    you: 'you',
    closed: (feature, tiles, points, names) =>
      `${{ city: `a city of ${tiles}`, road: `a road of ${tiles}`, cloister: 'a cloister' }[feature]} ` +
      `(${names.length === 0 ? `${points} points, nobody there` : `+${points} ${names.join(', ')}`})`,
    closes: (features) => `closes ${features.join(', ')}`,
    grows: (feature, tiles, isYours, others) => {
      const name = { city: 'city', road: 'road', cloister: 'cloister' }[feature];
      const whole = feature === 'cloister' ? `${tiles} of 9` : `${tiles}`;
      if (others.length === 0) return `your ${name} grows to ${whole}`;
      return `the ${name} of ${list(isYours ? [...others, 'you'] : others)} grows to ${whole}`;
    },
    atOnce: (points) => `+${points} at once`,
    all: (parts) => parts.filter((part) => part !== '').join('; '),
    way: (label, what) => `${label}${what === '' ? '' : `: ${what}`}`,
    ways: (ways) => `The tile turned by ${ways.join('; ')}.`,
    place: (number, cell, ways) => `Place ${number} at ${cell}: ${ways.join(' | ')}.`,
  },
  summary: (cell, rotation, follower) =>
    `Tile at ${cell}, ${turned(rotation)}; ${follower === null ? 'nobody on it' : `a ${followers[follower]} on it`}.`,
  lists: {
    tiles: 'Tiles left',
    left: (left) => `${left === 1 ? '1 tile left' : `${left} tiles left`}, counting the one to be placed`,
    tile: (tile, left, all) => `${tile}: ${left} of ${all}`,
    inBox: (all) => `${all} tiles in the box, the start tile among them`,
    kind: (tile, all) => `${tile}: ${all}`,
  },
  status: {
    turn: (turn, left) => `Turn ${turn} · ${left === 1 ? '1 tile left' : `${left} tiles left`}`,
    over: (turns, removed) => `${turns} turns${removed.length === 0 ? '' : ` · Fit nowhere: ${removed.join('; ')}`}`,
  },
};
