import { capital, cellName, speechOf } from '../../speech.ts';
import { de as names } from '../names/de.ts';
import type { Role, Task } from './contract.ts';
import type { PictureWords } from './en.ts';
import { prospectIn } from './prospect.ts';

const { count } = speechOf('de');
const placeTile = ({ isSecond }: Task) => `legt das ${isSecond ? 'zweite ' : ''}Plättchen`;
const action = ({ hasSpecial, canPlace, canTravel, canMoveFairy }: Task) => {
  if (canMoveFairy && !canPlace && !canTravel) return 'Fee versetzen?';
  return `${hasSpecial ? 'Figur' : 'Gefolgsmann'} ${canMoveFairy ? 'oder Fee' : 'einsetzen'}?`;
};
const PRINCESS = 'schickt einen Ritter heim';
const dragon = (step: number) => `zieht den Drachen: Schritt ${step} von 6`;
const role: Role = ({ figure, feature }) =>
  figure === 'follower' ? names.followers[feature] : capital(names.figures[figure]);
const EDGE = { city: 'Stadt', road: 'Straße' } as const;

export const de: PictureWords = {
  placing: (name, task) => `${name} ${placeTile(task)}`,
  acting: (name, task) => `${name}: ${action(task)}`,
  removing: (name) => `${name} ${PRINCESS}`,
  moving: (name, step) => `${name} ${dragon(step)}`,
  doing: { placeTile, action, princess: PRINCESS, dragon },
  laid: (cell, sent) => `${sent === null ? 'Plättchen' : role(sent)} auf ${cellName(cell)}`,
  scored: (points, feature, n) =>
    `+${points}: ${feature === 'cloister' ? 'Kloster' : `${EDGE[feature]}, ${count(n, 'Plättchen')}`}`,
  dragonWent: (steps, eaten) =>
    `${steps === 0 ? 'zum Vulkan' : count(steps, 'Schritt', 'Schritte')}${eaten === 0 ? '' : `, ${eaten} gefressen`}`,
  knightRemoved: 'ein Ritter heimgeschickt',
  fairyAt: (cell) => `auf ${cellName(cell)}`,
  sides: { n: 'N', e: 'O', s: 'S', w: 'W' },
  left: (tiles) => `noch ${tiles}`,
  toPlace: 'Zu legen',
  placed: 'Gelegt',
  turnsThatFit: 'passende Drehungen',
  fitsNowhere: 'passt nirgends',
  setAside: 'beiseitegelegt',
  lastMove: 'Letzter Zug',
  noMoveYet: 'Noch keiner.',
  toCome: 'Noch zu legen',
  allTiles: 'Alle Plättchen',
  inBox: (tiles) => `${tiles} in der Schachtel`,
  removed: (tiles) => `${tiles} aus dem Spiel`,
  asideOf: (tiles) => `${tiles} beiseitegelegt`,
  sets: {
    base: 'Grundspiel',
    fluss: 'Fluss',
    erweiterung: 'Wirtshäuser und Kathedralen',
    haendler: 'Händler und Baumeister',
    koenig: 'König und Raubritter',
    drache: 'Burgfräulein und Drache',
  },
  whereFollower: 'Wohin?',
  chosen: 'Gewählt',
  howTurned: 'Wie gedreht?',
  prospect: prospectIn({
    tiles: (n) => `Größe ${n}`,
    done: ', fertig',
    cloister: (n) => `${n} von 9 Plättchen`,
    cities: (n) => `bisher ${count(n, 'Stadt', 'Städte')}`,
  }),
  inPlay: 'im Spiel',
  atEnd: 'am Ende',
  end: {
    cities: 'Unfertige Städte',
    roadsAndCloisters: 'Straßen und Klöster',
    farms: 'Wiesen',
    goods: 'Waren',
    awards: 'König und Raubritter',
    fairy: 'Fee',
    points: 'Punkte',
    withoutCity: 'keine Stadt',
    wonBy: (name, points) => `${name} gewinnt mit ${count(points, 'Punkt', 'Punkten')} Vorsprung.`,
    wonByResignation: (name) => `${name} gewinnt. Wer aufgegeben hat, wird Letzter.`,
    tied: (points, winners) =>
      `Je ${count(points, 'Punkt', 'Punkte')}, kein Stichentscheid: ${winners === 2 ? 'Beide' : `Alle ${winners}`} gewinnen.`,
  },
};
