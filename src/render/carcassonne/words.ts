/** The few words that stand in the pictures themselves, by language. */
import type { Locale } from '../../words/contract.ts';
import type { Prospect } from './prospects.ts';

export interface PictureWords {
  /** What is to be done, after the player's name. */
  placing(name: string): string;
  acting(name: string): string;
  over(winners: readonly string[]): string;
  left(tiles: number): string;
  readonly toPlace: string;
  readonly placed: string;
  readonly turnsThatFit: string;
  readonly fitsNowhere: string;
  readonly lastMove: string;
  readonly toCome: string;
  turned(degrees: number): string;
  readonly allTiles: string;
  inBox(tiles: number): string;
  removed(tiles: number): string;
  readonly whereFollower: string;
  readonly howTurned: string;
  /** What a follower would stand on, in few words. */
  prospect(of: Prospect): string;
  readonly roles: { readonly [F in 'city' | 'road' | 'cloister' | 'field']: string };
}

const tiles = (n: number): string => (n === 1 ? '1 tile' : `${n} tiles`);
const list = new Intl.ListFormat('en', { type: 'conjunction' });

const en: PictureWords = {
  placing: (name) => `${name} places the tile`,
  acting: (name) => `${name} may send a follower`,
  over: (winners) => (winners.length === 1 ? `${winners[0]} wins` : `${list.format(winners)} share the win`),
  left: (tiles) => `${tiles} left`,
  toPlace: 'To place',
  placed: 'Placed',
  turnsThatFit: 'dots: turns that fit',
  fitsNowhere: 'fits nowhere',
  lastMove: 'Last move',
  toCome: 'Still to come',
  turned: (degrees) => (degrees === 0 ? 'as drawn' : `turned ${degrees}°`),
  allTiles: 'All tiles',
  inBox: (tiles) => `${tiles} in the box`,
  removed: (tiles) => (tiles === 1 ? '1 removed' : `${tiles} removed`),
  whereFollower: 'Where to?',
  howTurned: 'Which way round?',
  prospect,
  roles: { city: 'knight', road: 'thief', cloister: 'monk', field: 'farmer' },
};

function prospect(of: Prospect): string {
  switch (of.kind) {
    case 'city':
    case 'road':
      return `${tiles(of.tiles)}${of.complete ? ', done' : ''}`;
    case 'cloister':
      return `${of.tiles} of 9 tiles`;
    case 'field':
      return of.cities === 1 ? '1 city so far' : `${of.cities} cities so far`;
  }
}

export const pictureWords: { readonly [L in Locale]: PictureWords } = { en };
