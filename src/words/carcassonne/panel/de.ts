import { speechOf } from '../../speech.ts';
import { followerNames, rotationNames } from '../names/index.ts';
import type { PanelWords } from './contract.ts';

const followers = followerNames.de;
const turned = rotationNames.de;
const { list } = speechOf('de');

export const de: PanelWords = {
  buttons: {
    placeTile: 'Plättchen legen',
    placeFollower: 'Gefolgsmann einsetzen',
    rotation: (degrees) => `${degrees}°`,
    nobody: 'Niemanden',
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
      `Schritt 1 von 3 · ${places === 1 ? 'ein Feld' : `${places} Felder`}, nummeriert wie auf dem Spielplan`,
    stepRotation: (number, cell) => `Feld ${number} auf ${cell}`,
    stepFollower: (cell, rotation, inHand) =>
      `Schritt 2 von 3 · Plättchen auf ${cell}, ${turned(rotation)} · ${inHand} im Vorrat`,
    stepLast: (outlook) => `Schritt 3 von 3 · ${outlook === '' ? 'nichts wird fertig' : outlook}`,
    you: 'du',
    closed: (feature, tiles, points, names) =>
      `${{ city: `Stadt aus ${tiles}`, road: `Straße aus ${tiles}`, cloister: 'Kloster' }[feature]} ` +
      `(${names.length === 0 ? `${points} Punkte, niemand dort` : `+${points} ${names.join(', ')}`})`,
    closes: (features) => `fertig: ${features.join(', ')}`,
    grows: (feature, tiles, isYours, others) => {
      const [your, name] = {
        city: ['deine', 'Stadt'],
        road: ['deine', 'Straße'],
        cloister: ['dein', 'Kloster'],
      }[feature];
      const whole = feature === 'cloister' ? `${tiles} von 9` : `${tiles}`;
      if (others.length === 0) return `${your} ${name} wächst auf ${whole}`;
      return `${name} von ${list(isYours ? [...others, 'dir'] : others)} wächst auf ${whole}`;
    },
    atOnce: (points) => `sofort +${points}`,
    all: (parts) => parts.filter((part) => part !== '').join('; '),
    way: (label, what) => `${label}${what === '' ? '' : `: ${what}`}`,
    ways: (ways) => `Das Plättchen gedreht um ${ways.join('; ')}.`,
    place: (number, cell, ways) => `Feld ${number} auf ${cell}: ${ways.join(' | ')}.`,
  },
  summary: (cell, rotation, follower) =>
    `Plättchen auf ${cell}, ${turned(rotation)}; ${follower === null ? 'niemand darauf' : `darauf ein ${followers[follower]}`}.`,
  lists: {
    tiles: 'Restliche Plättchen',
    left: (left) => `Noch ${left} Plättchen, das zu legende mitgezählt`,
    tile: (tile, left, all) => `${tile}: ${left} von ${all}`,
    inBox: (all) => `${all} Plättchen im Spiel, das Startplättchen mitgezählt`,
    kind: (tile, all) => `${tile}: ${all}`,
  },
  status: {
    turn: (turn, left) => `Zug ${turn} · noch ${left} Plättchen`,
    over: (turns, removed) => `${turns} Züge${removed.length === 0 ? '' : ` · Passte nirgends: ${removed.join('; ')}`}`,
  },
};
