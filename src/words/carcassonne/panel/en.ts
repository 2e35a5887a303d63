import { capital } from '../../speech.ts';
import { followerNames, rotationNames } from '../names/index.ts';
import type { PanelWords } from './contract.ts';

const followers = followerNames.en;
const turned = rotationNames.en;

export const en: PanelWords = {
  buttons: {
    placeTile: 'Place the tile',
    placeFollower: 'Place a follower',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    nobody: 'Nobody',
    follower: (letter, feature) => `${letter} ${capital(followers[feature])}`,
    lastTile: 'Last tile',
  },
  questions: {
    place: 'Where does the tile go?',
    follower: 'A follower on your tile?',
  },
  notes: {
    stepTile: (rotation, places) =>
      `Step 1 of 3 · ${turned(rotation)}, ${places === 1 ? 'one place' : `${places} places`} this way round`,
    stepFollower: (cell, rotation, inHand) => `Step 2 of 3 · tile at ${cell}, ${turned(rotation)} · ${inHand} in hand`,
    stepLast: (outlook) => `Step 3 of 3 · ${outlook === '' ? 'nothing is completed' : outlook}`,
    you: 'you',
    closed: (feature, tiles, points, names) =>
      `${{ city: `a city of ${tiles}`, road: `a road of ${tiles}`, cloister: 'a cloister' }[feature]} ` +
      `(${names.length === 0 ? `${points} points, nobody there` : `+${points} ${names.join(', ')}`})`,
    closes: (features) => `closes ${features.join(', ')}`,
    outcome: (label, outlook) => `${label}: ${outlook}`,
    atOnce: (points) => `+${points} at once`,
  },
  summary: (cell, rotation, follower) =>
    `Tile at ${cell}, ${turned(rotation)}; ${follower === null ? 'nobody on it' : `a ${followers[follower]} on it`}.`,
  lists: {
    tiles: 'Tiles left',
    tile: (tile, left, all) => `${tile}: ${left} of ${all}`,
  },
  status: {
    turn: (turn, left) => `Turn ${turn} · ${left === 1 ? '1 tile left' : `${left} tiles left`}`,
    over: (turns) => `${turns} turns`,
  },
};
