import { speechOf } from '../../speech.ts';
import type { PictureWords } from './contract.ts';
import { prospectIn } from './prospect.ts';

const { count } = speechOf('de');

export const de: PictureWords = {
  placing: (name) => `${name} legt das Plättchen`,
  acting: (name) => `${name}: Gefolgsmann einsetzen?`,
  left: (tiles) => `noch ${tiles}`,
  toPlace: 'Zu legen',
  placed: 'Gelegt',
  turnsThatFit: 'Punkte: Drehungen',
  fitsNowhere: 'passt nirgends',
  lastMove: 'Letzter Zug',
  noMoveYet: 'Noch keiner.',
  toCome: 'Noch im Stapel',
  allTiles: 'Alle Plättchen',
  inBox: (tiles) => `${tiles} in der Schachtel`,
  removed: (tiles) => `${tiles} aus dem Spiel`,
  whereFollower: 'Wohin?',
  chosen: 'Gewählt',
  howTurned: 'In welcher Lage?',
  prospect: prospectIn({
    tiles: (n) => count(n, 'Plättchen'),
    done: ', fertig',
    cloister: (n) => `${n} von 9 Plättchen`,
    cities: (n) => count(n, 'Stadt', 'Städte'),
  }),
};
