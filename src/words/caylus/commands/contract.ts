/** Words for Caylus’s slash commands. */
import type { Caylus } from '../../../engines/caylus/index.ts';
import type { SubcommandWords } from '../../contract.ts';

export interface CommandWords {
  /** The subcommand for each kind of move. */
  readonly subcommands: { readonly [K in Caylus['Move']['kind']]: SubcommandWords };
  /** What to type at the inn. */
  readonly inn: { readonly stay: string; readonly leave: string };
}
