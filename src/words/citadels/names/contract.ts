/** Names shared by the game, its panels, and its pictures. */
import type { Character, Colour, District } from '../../../engines/citadels/index.ts';

export interface Names {
  readonly characters: { readonly [C in Character]: string };
  /** What each character does, in a few words below the name. */
  readonly abilities: { readonly [C in Character]: string };
  readonly districts: { readonly [D in District]: string };
  readonly colors: { readonly [C in Colour]: string };
  /**
   * Why nothing in a city can be destroyed: districts that never can, and the cheapest of the rest with the gold missing for
   * it. At least one of the two is given.
   */
  outOfReach(
    indestructible: readonly District[],
    short: { readonly district: District; readonly gold: number } | null,
  ): string;
  /** The herald, who calls the characters. Also the title of the move list. */
  readonly herald: string;
}
