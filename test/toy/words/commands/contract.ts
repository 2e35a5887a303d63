import type { SubcommandWords } from '../../../../src/words/contract.ts';

/** What is read beside the slash commands of the toy. */
export interface CommandWords {
  readonly subcommands: { readonly play: SubcommandWords<'move'> };
}
