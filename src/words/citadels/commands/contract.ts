/** Words for Citadels’ slash commands. */
import type { Citadels, District } from '../../../engines/citadels/index.ts';
import type { SubcommandWords } from '../../contract.ts';

export interface CommandWords {
  /** The subcommand for each kind of move. */
  readonly subcommands: { readonly [K in Citadels['Move']['kind']]: SubcommandWords };
  readonly suggestions: {
    /** A card and its cost: `Manor (3)`. */
    card(district: District, cost: number): string;
  };
}
