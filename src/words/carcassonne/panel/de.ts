import { GOODS, type Sign, type TileKind } from '../../../engines/carcassonne/index.ts';
import { capital, speechOf } from '../../speech.ts';
import { de as namesWords } from '../names/de.ts';
import type { FigureOn } from './contract.ts';
import { de as drache } from './drache/de.ts';
import type { PanelWords } from './en.ts';

const figures = namesWords.figures;
const goods = namesWords.goods;
const awards = namesWords.awards;
const turned = namesWords.turned;
const { list, count } = speechOf('de');
const tiles = (n: number) => count(n, 'Plättchen');
const SIGN: { readonly [S in Sign]: string } = { inn: ' mit Wirtshaus', cathedral: ' mit Kathedrale' };
const SETS: { readonly [S in TileKind['set']]: string } = {
  ...{
    base: 'Grundspiel',
    fluss: 'Fluss',
    erweiterung: 'Wirtshäuser und Kathedralen',
    haendler: 'Händler und Baumeister',
  },
  ...{ koenig: 'König und Raubritter', drache: 'Burgfräulein und Drache' },
};
const withSign = (sign: Sign | null) => (sign === null ? '' : SIGN[sign]);

const role = ({ figure, feature }: FigureOn): string => namesWords.person(figure, feature);
/** As part of a sentence: `ein großer Bauer`, `dein Schwein`. */
const withArticle = (placed: FigureOn): string =>
  `${placed.figure === 'builder' || placed.figure === 'pig' ? 'dein' : 'ein'} ${role(placed)}`;

export const de: PanelWords = {
  drache,
  buttons: {
    placeTile: 'Plättchen legen',
    placeFollower: 'Gefolgsmann einsetzen',
    placeFigure: 'Figur einsetzen',
    rotation: (degrees) => `${degrees}°`,
    nobody: 'Kein Gefolgsmann',
    noFigure: 'Keine Figur',
    spot: (placed, where) => {
      const what = capital(role(placed));
      if (placed.figure !== 'builder') return `${what}${where === null ? '' : ` (${where})`}`;
      return `${what} (${placed.feature === 'city' ? 'Stadt' : 'Straße'}${where === null ? '' : ` ${where}`})`;
    },
    other: (placed) => capital(role(placed)),
    follower: (letter, spot) => `${letter} ${spot}`,
    lastTile: 'Letztes Plättchen',
  },
  questions: {
    place: 'Wohin kommt das Plättchen?',
    rotation: 'Wie gedreht?',
    follower: 'Einen Gefolgsmann einsetzen?',
    figure: 'Eine Figur einsetzen?',
  },
  notes: {
    stepPlace: (places) =>
      `Schritt 1 von 3 · Passt auf ${count(places, 'Feld', 'Felder')}, nummeriert wie auf dem Spielplan`,
    stepRotation: (number, cell) => `Feld ${number} auf ${cell}`,
    stepFollower: (cell, rotation, { follower, bigFollower = 0, builder = 0, pig = 0 }) => {
      const left = [
        count(follower, 'Gefolgsmann', 'Gefolgsleute'),
        ...(bigFollower > 0 ? [`${figures.bigFollower} (zählt doppelt)`] : []),
        ...(builder > 0 ? [figures.builder] : []),
        ...(pig > 0 ? [figures.pig] : []),
      ];
      return `Schritt 2 von 3 · Plättchen auf ${cell}, ${turned(rotation)} · ${list(left)} im Vorrat`;
    },
    secondTile: 'Zweites Plättchen deines Zuges',
    stepLast: (outlook, isTurn) =>
      `${isTurn ? 'Schritt 3 von 3 · ' : ''}${outlook === '' ? 'Nichts wird fertig' : capital(outlook)}`,
    you: 'du',
    fromYou: 'dir',
    closed: ({ feature, tiles: size, points, sign }, names) => {
      const land = { city: `Stadt aus ${tiles(size)}`, road: `Straße aus ${tiles(size)}`, cloister: 'Kloster' };
      const what = `${land[feature]}${withSign(sign)}`;
      const whose = `${list(names)} ${names.length > 1 ? 'je ' : ''}+${points}`;
      return `${what} wird fertig (${names.length === 0 ? `${count(points, 'Punkt', 'Punkte')}, niemand dort` : whose})`;
    },
    closes: (features) => features.join(', '),
    grows: ({ feature, tiles: size, sign }, isYours, others) => {
      const [your, name] = {
        city: ['deine', 'Stadt'],
        road: ['deine', 'Straße'],
        cloister: ['dein', 'Kloster'],
      }[feature];
      const grown =
        feature === 'cloister' ? `hat dann ${size} von 9 Plättchen` : `wächst auf ${tiles(size)}${withSign(sign)}`;
      if (others.length === 0) return `${your} ${name} ${grown}`;
      return `${name} von ${list(isYours ? [...others, 'dir'] : others)} ${grown}`;
    },
    sign: (sign) =>
      ({
        inn: 'Wirtshaus: fertig 2 Punkte je Plättchen, sonst 0',
        cathedral: 'Kathedrale: fertig 3 Punkte je Plättchen und Wappen, sonst 0',
      })[sign],
    goods: (taken, name) => {
      const what = GOODS.filter((good) => taken[good] > 0).map((good) => `${taken[good]} ${goods[good]}`);
      return `${name === null ? 'du bekommst' : `${name} bekommt`} ${list(what)}`;
    },
    award: ({ award, size, isKept, from }, name) => {
      const whose = `den ${awards[award]}`;
      if (isKept) return `${name === null ? 'du behältst' : `${name} behält`} ${whose}, jetzt mit ${tiles(size)}`;
      return `${name === null ? 'du bekommst' : `${name} bekommt`} ${whose}${from === null ? '' : ` von ${from}`}`;
    },
    again: (name) => `danach ${name === null ? 'legst du' : `legt ${name}`} ein zweites Plättchen`,
    good: {
      builder: 'jedes spätere eigene Plättchen dort bringt dir ein zweites',
      pig: '1 Punkt mehr je fertige Stadt, wenn dir die Wiese gehört',
    },
    atOnce: (points) => `sofort +${points}`,
    all: (parts) => parts.filter((part) => part !== '').join('; '),
    way: (label, what) => `${label}${what === '' ? '' : `: ${what}`}`,
    ways: (ways) => `Das Plättchen, gedreht um ${ways.join('; ')}.`,
    place: (number, cell, ways) => `Feld ${number} auf ${cell}: ${ways.join(' | ')}.`,
  },
  summary: (cell, rotation, placed) =>
    `Plättchen auf ${cell}, ${turned(rotation)}; ${placed === null ? 'kein Gefolgsmann' : `darauf ${withArticle(placed)}`}.`,
  lists: {
    tiles: 'Restliche Plättchen',
    left: (left) => `Noch ${tiles(left)}, das gezogene mitgezählt`,
    inStack: (left) => (left === 0 ? 'Keine Plättchen mehr' : `Noch ${tiles(left)}`),
    set: (set, left, all) => `**${SETS[set]}: ${left} von ${all}**`,
    tile: (tile, left, all) => `${tile}: ${left} von ${all}`,
    inBox: (all) => `${tiles(all)} im Spiel, das Startplättchen mitgezählt`,
    kind: (tile, all) => `${tile}: ${all}`,
  },
  status: {
    turn: (turn, left) => `Zug ${turn} · Noch ${tiles(left)}`,
    tile: (tile, left) => `Plättchen ${tile} · Noch ${tiles(left)}`,
    over: (number, of, removed) =>
      `${of === 'turns' ? count(number, 'Zug', 'Züge') : `${tiles(number)} gelegt`}${removed.length === 0 ? '' : ` · ${removed.length === 1 ? 'Passte' : 'Passten'} nirgends: ${removed.join('; ')}`}`,
  },
};
