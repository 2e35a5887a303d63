/** What is read beside the slash commands of Carcassonne. */
import type { SubcommandWords } from '../../contract.ts';

export interface CommandWords {
  readonly subcommands: { readonly place: SubcommandWords<'at' | 'rotation' | 'follower'> };
  readonly suggestions: {
    /** A cell with the tile's rotation and what that completes; `outlook` may be empty. */
    place(cell: string, rotation: number, outlook: string): string;
    /** Degrees clockwise. */
    rotation(degrees: number): string;
  };
}
