/** What is read beside the slash commands of Citadels. */
import type { Citadels, District } from '../../../engines/citadels/index.ts';
import type { SubcommandWords } from '../../contract.ts';

export interface CommandWords {
  /** The subcommand of each kind of move. */
  readonly subcommands: { readonly [K in Citadels['Move']['kind']]: SubcommandWords };
  readonly suggestions: {
    /** `Manor (3)`: a card with its cost. */
    card(district: District, cost: number): string;
  };
}
