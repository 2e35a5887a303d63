/** Words for Carcassonne’s slash commands. */
import type { SubcommandWords } from '../../contract.ts';

export interface CommandWords {
  readonly subcommands: { readonly place: SubcommandWords<'at' | 'rotation' | 'follower'> };
  readonly suggestions: {
    /** A space with a rotation, and what that completes (`outlook`, possibly empty). */
    place(cell: string, rotation: number, outlook: string): string;
    /** Degrees clockwise. */
    rotation(degrees: number): string;
  };
}
