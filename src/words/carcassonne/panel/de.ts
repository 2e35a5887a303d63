import { followerNames, rotationNames } from '../names/index.ts';
import type { PanelWords } from './contract.ts';

const followers = followerNames.de;
const turned = rotationNames.de;

export const de: PanelWords = {
  buttons: {
    placeTile: 'Plättchen legen',
    placeFollower: 'Gefolgsmann einsetzen',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    nobody: 'Niemanden',
    follower: (letter, feature) => `${letter} ${followers[feature]}`,
    lastTile: 'Letztes Plättchen',
  },
  questions: {
    place: 'Wohin kommt das Plättchen?',
    follower: 'Einen Gefolgsmann einsetzen?',
  },
  notes: {
    stepTile: (rotation, places) =>
      `Schritt 1 von 3 · ${turned(rotation)}, ${places === 1 ? 'ein Platz' : `${places} Plätze`} in dieser Lage`,
    stepFollower: (cell, rotation, inHand) =>
      `Schritt 2 von 3 · Plättchen auf ${cell}, ${turned(rotation)} · ${inHand} im Vorrat`,
    stepLast: (outlook) => `Schritt 3 von 3 · ${outlook === '' ? 'nichts wird fertig' : outlook}`,
    you: 'du',
    closed: (feature, tiles, points, names) =>
      `${{ city: `Stadt aus ${tiles}`, road: `Straße aus ${tiles}`, cloister: 'Kloster' }[feature]} ` +
      `(${names.length === 0 ? `${points} Punkte, niemand dort` : `+${points} ${names.join(', ')}`})`,
    closes: (features) => `fertig: ${features.join(', ')}`,
    outcome: (label, outlook) => `${label}: ${outlook}`,
    atOnce: (points) => `sofort +${points}`,
  },
  summary: (cell, rotation, follower) =>
    `Plättchen auf ${cell}, ${turned(rotation)}; ${follower === null ? 'niemand darauf' : `darauf ein ${followers[follower]}`}.`,
  lists: {
    tiles: 'Restliche Plättchen',
    tile: (tile, left, all) => `${tile}: ${left} von ${all}`,
  },
  status: {
    turn: (turn, left) => `Zug ${turn} · noch ${left} Plättchen`,
    over: (turns) => `${turns} Züge`,
  },
};
