/** Words for Carcassonne’s slash commands. */
import type { SubcommandWords } from '../../contract.ts';

export interface CommandWords {
  readonly subcommands: {
    readonly place: SubcommandWords<'at' | 'rotation' | 'follower'>;
    /** The action after the tile, where it is asked for by itself. */
    readonly figure: SubcommandWords<'what'>;
    readonly dragon: SubcommandWords<'to'>;
    /** The list of tiles left. */
    readonly stack: SubcommandWords<never>;
  };
  readonly suggestions: {
    /** A space with a rotation, and what that completes (`outlook`, possibly empty). */
    place(cell: string, rotation: number, outlook: string): string;
    /** Degrees clockwise. */
    rotation(degrees: number): string;
  };
}
