import { capital, speechOf } from '../../speech.ts';
import { followerNames, rotationNames } from '../names/index.ts';
import type { PanelWords } from './contract.ts';

const followers = followerNames.en;
const rotated = rotationNames.en;
const { list, count } = speechOf('en');
const spaces = (n: number) => count(n, 'space', 'spaces');
const tiles = (n: number) => count(n, 'tile', 'tiles');
const laid = (cell: string, rotation: number) => (rotation === 0 ? cell : `${cell}, ${rotated(rotation)}`);
/** `a 7-tile`, `an 8-tile`: numbers that are spoken with a vowel first. */
const sized = (n: number) => `${/^(8|11$|18$)/.test(`${n}`) ? 'an' : 'a'} ${n}-tile`;

export const en: PanelWords = {
  buttons: {
    placeTile: 'Place the tile',
    placeFollower: 'Place a follower',
    rotation: (degrees) => `${degrees}°`,
    nobody: 'No follower',
    spot: (feature, where) => `${capital(followers[feature])}${where === null ? '' : ` (${where})`}`,
    follower: (letter, spot) => `${letter} ${spot}`,
    lastTile: 'Go to last tile',
  },
  questions: {
    place: 'Where should the tile go?',
    rotation: 'Which rotation?',
    follower: 'Place a follower?',
  },
  notes: {
    stepPlace: (places) => `Step 1 of 3 · ${spaces(places)}, numbered as on the board`,
    stepRotation: (number, cell) => `Space ${number} at ${cell}`,
    stepFollower: (cell, rotation, inHand) =>
      `Step 2 of 3 · tile at ${laid(cell, rotation)} · ${count(inHand, 'follower', 'followers')} left`,
    stepLast: (outlook) => `Step 3 of 3 · ${outlook === '' ? 'completes nothing' : outlook}`,
    you: 'you',
    closed: (feature, size, points, names) =>
      `${feature === 'cloister' ? 'a cloister' : `${sized(size)} ${feature}`} ` +
      `(${names.length === 0 ? `${count(points, 'point', 'points')}, unclaimed` : `+${points}${names.length > 1 ? ' each' : ''} for ${list(names)}`})`,
    closes: (features) => `completes ${features.join(', ')}`,
    grows: (feature, size, isYours, others) => {
      const grown = feature === 'cloister' ? `reaches ${size} of 9 tiles` : `grows to ${tiles(size)}`;
      if (others.length === 0) return `your ${feature} ${grown}`;
      const whose = isYours ? `the ${feature} you share with ${list(others)}` : `${list(others)}’s ${feature}`;
      return `${whose} ${grown}`;
    },
    atOnce: (points) => `+${points} right away`,
    all: (parts) => parts.filter((part) => part !== '').join('; '),
    way: (label, what) => `${label}${what === '' ? '' : `: ${what}`}`,
    ways: (ways) => `The tile rotated ${ways.join('; ')}.`,
    place: (number, cell, ways) => `Space ${number} at ${cell}: ${ways.join(' | ')}.`,
  },
  summary: (cell, rotation, follower) =>
    `Tile at ${laid(cell, rotation)}${follower === null ? ', no follower' : `${rotation === 0 ? '' : ','} with a ${followers[follower]}`}.`,
  lists: {
    tiles: 'Tiles left',
    left: (left) => `${tiles(left)} left, including the one to place`,
    inStack: (left) => (left === 0 ? 'No tiles left' : `${tiles(left)} left`),
    tile: (tile, left, all) => `${tile}: ${left} of ${all}`,
    inBox: (all) => `${tiles(all)} in the box, including the start tile`,
    kind: (tile, all) => `${tile}: ${all}`,
  },
  status: {
    turn: (turn, left) => `Turn ${turn} · ${tiles(left)} left`,
    over: (turns, removed) =>
      `${count(turns, 'turn', 'turns')}${removed.length === 0 ? '' : ` · Removed (fit nowhere): ${removed.join('; ')}`}`,
  },
};
