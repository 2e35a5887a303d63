import { capital, speechOf } from '../../speech.ts';
import { followerNames, rotationNames } from '../names/index.ts';
import type { PanelWords } from './contract.ts';

const followers = followerNames.de;
const turned = rotationNames.de;
const { list, count } = speechOf('de');
const tiles = (n: number) => count(n, 'Plättchen');

export const de: PanelWords = {
  buttons: {
    placeTile: 'Plättchen legen',
    placeFollower: 'Gefolgsmann einsetzen',
    rotation: (degrees) => `${degrees}°`,
    nobody: 'Kein Gefolgsmann',
    spot: (feature, where) => `${followers[feature]}${where === null ? '' : ` (${where})`}`,
    follower: (letter, spot) => `${letter} ${spot}`,
    lastTile: 'Letztes Plättchen',
  },
  questions: {
    place: 'Wohin kommt das Plättchen?',
    rotation: 'Wie gedreht?',
    follower: 'Einen Gefolgsmann einsetzen?',
  },
  notes: {
    stepPlace: (places) =>
      `Schritt 1 von 3 · Passt auf ${count(places, 'Feld', 'Felder')}, nummeriert wie auf dem Spielplan`,
    stepRotation: (number, cell) => `Feld ${number} auf ${cell}`,
    stepFollower: (cell, rotation, inHand) =>
      `Schritt 2 von 3 · Plättchen auf ${cell}, ${turned(rotation)} · ${count(inHand, 'Gefolgsmann', 'Gefolgsleute')} im Vorrat`,
    stepLast: (outlook) => `Schritt 3 von 3 · ${outlook === '' ? 'Nichts wird fertig' : capital(outlook)}`,
    you: 'du',
    closed: (feature, size, points, names) => {
      const what = { city: `Stadt aus ${tiles(size)}`, road: `Straße aus ${tiles(size)}`, cloister: 'Kloster' }[
        feature
      ];
      const whose = `${list(names)} ${names.length > 1 ? 'je ' : ''}+${points}`;
      return `${what} wird fertig (${names.length === 0 ? `${count(points, 'Punkt', 'Punkte')}, niemand dort` : whose})`;
    },
    closes: (features) => features.join(', '),
    grows: (feature, size, isYours, others) => {
      const [your, name] = {
        city: ['deine', 'Stadt'],
        road: ['deine', 'Straße'],
        cloister: ['dein', 'Kloster'],
      }[feature];
      const grown = feature === 'cloister' ? `hat dann ${size} von 9 Plättchen` : `wächst auf ${tiles(size)}`;
      if (others.length === 0) return `${your} ${name} ${grown}`;
      return `${name} von ${list(isYours ? [...others, 'dir'] : others)} ${grown}`;
    },
    atOnce: (points) => `sofort +${points}`,
    all: (parts) => parts.filter((part) => part !== '').join('; '),
    way: (label, what) => `${label}${what === '' ? '' : `: ${what}`}`,
    ways: (ways) => `Das Plättchen, gedreht um ${ways.join('; ')}.`,
    place: (number, cell, ways) => `Feld ${number} auf ${cell}: ${ways.join(' | ')}.`,
  },
  summary: (cell, rotation, follower) =>
    `Plättchen auf ${cell}, ${turned(rotation)}; ${follower === null ? 'kein Gefolgsmann' : `darauf ein ${followers[follower]}`}.`,
  lists: {
    tiles: 'Restliche Plättchen',
    left: (left) => `Noch ${tiles(left)}, das gezogene mitgezählt`,
    inStack: (left) => (left === 0 ? 'Keine Plättchen mehr' : `Noch ${tiles(left)}`),
    tile: (tile, left, all) => `${tile}: ${left} von ${all}`,
    inBox: (all) => `${tiles(all)} im Spiel, das Startplättchen mitgezählt`,
    kind: (tile, all) => `${tile}: ${all}`,
  },
  status: {
    turn: (turn, left) => `Zug ${turn} · Noch ${tiles(left)}`,
    over: (turns, removed) =>
      `${count(turns, 'Zug', 'Züge')}${removed.length === 0 ? '' : ` · ${removed.length === 1 ? 'Passte' : 'Passten'} nirgends: ${removed.join('; ')}`}`,
  },
};
