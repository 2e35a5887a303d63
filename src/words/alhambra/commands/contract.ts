/** Words for Alhambra’s slash commands. */
import type { Alhambra } from '../../../engines/alhambra/index.ts';
import type { SubcommandWords } from '../../contract.ts';

export interface CommandWords {
  /** The subcommand for each kind of move. */
  readonly subcommands: { readonly [K in Alhambra['Move']['kind']]: SubcommandWords };
  readonly suggestions: {
    /** A cell with what lies there, or what it brings. */
    cell(cell: string, what: string): string;
  };
}
