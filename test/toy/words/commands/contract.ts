import type { SubcommandWords } from '../../../../src/words/contract.ts';
import type { Toy } from '../../engine/index.ts';

/** What is read beside the slash commands of the toy. */
export interface CommandWords {
  readonly subcommands: { readonly [K in Toy['Move']['kind']]: SubcommandWords };
}
