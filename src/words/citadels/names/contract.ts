/** Names that the game, its panels and its pictures use. */
import type { Character, Colour, District } from '../../../engines/citadels/index.ts';

export interface Names {
  readonly characters: { readonly [C in Character]: string };
  /** What each character does, in a few words beneath the name. */
  readonly abilities: { readonly [C in Character]: string };
  readonly districts: { readonly [D in District]: string };
  readonly colors: { readonly [C in Colour]: string };
  /**
   * Why nothing of a city can be destroyed: what cannot be at any price, and of the rest the cheapest with the gold that is
   * missing for it. One of the two is there.
   */
  outOfReach(
    indestructible: readonly District[],
    short: { readonly district: District; readonly gold: number } | null,
  ): string;
  /** The herald, who calls the characters: the title of what has happened. */
  readonly herald: string;
}
