/** The words written in the pictures of Caylus. */
import type { BuiltClass, Section, SpecialId, Step } from '../../../engines/caylus/index.ts';

export interface PictureWords {
  /** In the header: what this player does in this step; a coin with the price follows `place`. */
  readonly acts: { readonly [S in Exclude<Step['kind'], 'build'>]: (name: string) => string } & {
    readonly build: (name: string, sort: BuiltClass) => string;
  };
  /** `Round 7`. */
  round(n: number): string;
  /** Labels below the buildings before the bridge; at most eight letters. */
  readonly specials: { readonly [B in SpecialId]: string };
  /** At the castle queue; at most eight letters. */
  readonly castle: string;
  /** Above how many buildings of each class are left. */
  readonly left: string;
  /** Above the tracks of royal favors; at most eight letters. */
  readonly favors: string;
  /** Above the levels of favors that this section opens, while it is built. */
  openUpTo(section: Section): string;
  /** Above the buildings on a player's card. */
  readonly buildings: string;
  readonly final: FinalWords;
}

interface FinalWords {
  /** Below the rows: what the small numbers are. */
  readonly note: string;
}
