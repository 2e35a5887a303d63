/** The few words that stand in the pictures themselves, by language. */
import type { Locale } from '../../../words/contract.ts';
import { speechOf } from '../../../words/speech.ts';
import type { Prospect } from './prospects.ts';

export interface PictureWords {
  /** What is to be done, after the player's name. */
  placing(name: string): string;
  acting(name: string): string;
  over(winners: readonly string[]): string;
  readonly closed: string;
  left(tiles: number): string;
  readonly toPlace: string;
  readonly placed: string;
  readonly turnsThatFit: string;
  readonly fitsNowhere: string;
  readonly lastMove: string;
  /** Beneath it before the first. */
  readonly noMoveYet: string;
  readonly toCome: string;
  turned(degrees: number): string;
  readonly allTiles: string;
  inBox(tiles: number): string;
  removed(tiles: number): string;
  readonly whereFollower: string;
  readonly chosen: string;
  readonly howTurned: string;
  /** What a follower would stand on, in few words. */
  prospect(of: Prospect): string;
  readonly roles: { readonly [F in 'city' | 'road' | 'cloister' | 'field']: string };
}

const english = speechOf('en');
const tiles = (n: number): string => english.count(n, 'tile', 'tiles');

const en: PictureWords = {
  placing: (name) => `${name} places the tile`,
  acting: (name) => `${name} may send a follower`,
  over: (winners) => (winners.length === 1 ? `${winners[0]} wins` : `${english.list(winners)} share the win`),
  closed: 'The table was closed',
  left: (tiles) => `${tiles} left`,
  toPlace: 'To place',
  placed: 'Placed',
  turnsThatFit: 'dots: turns that fit',
  fitsNowhere: 'fits nowhere',
  lastMove: 'Last move',
  noMoveYet: 'None yet.',
  toCome: 'Still to come',
  turned: (degrees) => (degrees === 0 ? 'as drawn' : `turned ${degrees}°`),
  allTiles: 'All tiles',
  inBox: (tiles) => `${tiles} in the box`,
  removed: (tiles) => `${tiles} removed`,
  whereFollower: 'Where to?',
  chosen: 'Chosen',
  howTurned: 'Which way round?',
  prospect: prospectIn({
    tiles,
    done: ', done',
    cloister: (n) => `${n} of 9 tiles`,
    cities: (n) => `${english.count(n, 'city', 'cities')} so far`,
  }),
  roles: { city: 'knight', road: 'thief', cloister: 'monk', field: 'farmer' },
};

const japanese = speechOf('ja');

const ja: PictureWords = {
  placing: (name) => `${name}：タイルを置く`,
  acting: (name) => `${name}：部下コマを置くか選ぶ`,
  over: (winners) => `${japanese.list(winners)}の勝ち`,
  closed: 'この卓は閉じられました',
  left: (tiles) => `残り${tiles}`,
  toPlace: '置くタイル',
  placed: '置いたタイル',
  turnsThatFit: '点：置ける向きの数',
  fitsNowhere: '置けません',
  lastMove: '直前の手',
  noMoveYet: 'まだありません。',
  toCome: '残りのタイル',
  turned: (degrees) => (degrees === 0 ? '回転なし' : `右に${degrees}°`),
  allTiles: '全タイル',
  inBox: (tiles) => `箱に${tiles}枚`,
  removed: (tiles) => `除外${tiles}枚`,
  whereFollower: 'どこに置く？',
  chosen: '選んだ場所',
  howTurned: 'どの向き？',
  prospect: prospectIn({
    tiles: (n) => japanese.count(n, '枚'),
    done: '、完成',
    cloister: (n) => `9枚中${n}枚`,
    cities: (n) => `今の都市${japanese.count(n, 'つ')}`,
  }),
  roles: { city: '騎士', road: '盗賊', cloister: '修道士', field: '農夫' },
};

const german = speechOf('de');

const de: PictureWords = {
  placing: (name) => `${name} legt das Plättchen`,
  acting: (name) => `${name}: Gefolgsmann einsetzen?`,
  over: (winners) => (winners.length === 1 ? `${winners[0]} gewinnt` : `${german.list(winners)} gewinnen gemeinsam`),
  closed: 'Der Tisch wurde geschlossen',
  left: (tiles) => `noch ${tiles}`,
  toPlace: 'Zu legen',
  placed: 'Gelegt',
  turnsThatFit: 'Punkte: Drehungen',
  fitsNowhere: 'passt nirgends',
  lastMove: 'Letzter Zug',
  noMoveYet: 'Noch keiner.',
  toCome: 'Noch im Stapel',
  turned: (degrees) => (degrees === 0 ? 'wie gezogen' : `um ${degrees}° gedreht`),
  allTiles: 'Alle Plättchen',
  inBox: (tiles) => `${tiles} in der Schachtel`,
  removed: (tiles) => `${tiles} aus dem Spiel`,
  whereFollower: 'Wohin?',
  chosen: 'Gewählt',
  howTurned: 'In welcher Lage?',
  prospect: prospectIn({
    tiles: (n) => german.count(n, 'Plättchen'),
    done: ', fertig',
    cloister: (n) => `${n} von 9 Plättchen`,
    cities: (n) => german.count(n, 'Stadt', 'Städte'),
  }),
  roles: { city: 'Ritter', road: 'Wegelagerer', cloister: 'Mönch', field: 'Bauer' },
};

/** The parts of which one language puts together what a follower would stand on. */
interface ProspectWords {
  tiles(n: number): string;
  /** Follows the tiles of what is complete. */
  readonly done: string;
  cloister(tiles: number): string;
  cities(n: number): string;
}

function prospectIn(words: ProspectWords): PictureWords['prospect'] {
  return (of) => {
    switch (of.kind) {
      case 'city':
      case 'road':
        return `${words.tiles(of.tiles)}${of.complete ? words.done : ''}`;
      case 'cloister':
        return words.cloister(of.tiles);
      case 'field':
        return words.cities(of.cities);
    }
  };
}

export const pictureWords: { readonly [L in Locale]: PictureWords } = { en, ja, de };
