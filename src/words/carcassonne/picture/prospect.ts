import type { PictureWords } from './contract.ts';

/** The parts of which one language puts together what a follower would stand on. */
interface ProspectWords {
  tiles(n: number): string;
  /** Follows the tiles of what is complete. */
  readonly done: string;
  cloister(tiles: number): string;
  cities(n: number): string;
}

/** The sentence about a prospect, from the parts in one language. */
export function prospectIn(words: ProspectWords): PictureWords['prospect'] {
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
