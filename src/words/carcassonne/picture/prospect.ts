import type { Prospect } from './contract.ts';

/** The words for `prospect` in one language. */
interface ProspectWords {
  tiles(n: number): string;
  /** After the size of a completed feature. */
  readonly done: string;
  cloister(tiles: number): string;
  cities(n: number): string;
}

/** Builds `prospect` from the words of one language. */
export function prospectIn(words: ProspectWords): (of: Prospect) => string {
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
