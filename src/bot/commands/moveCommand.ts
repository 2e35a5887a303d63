/** What subcommands for moves are made of, in every game. */
import type { GameTypes } from '../../engines/contract.ts';
import type { Localized, SubcommandWords } from '../../words/contract.ts';
import type { MoveCommand } from '../contract.ts';

interface WordsOfMoves<G extends GameTypes> {
  readonly subcommands: { readonly [K in G['Move']['kind']]: SubcommandWords };
}

/** Makes subcommands whose English names are those of the moves. */
export const moveCommandsIn =
  <G extends GameTypes>(words: Localized<WordsOfMoves<G>>) =>
  (
    kind: G['Move']['kind'],
    options: MoveCommand<G>['options'],
    { suggest, read }: Pick<MoveCommand<G>, 'suggest' | 'read'>,
  ): MoveCommand<G> => ({
    name: words.en.subcommands[kind].name,
    words: (locale) => words[locale].subcommands[kind],
    options,
    suggest,
    read,
  });

export const required = (name: string) => ({ name, isRequired: true });
export const optional = (name: string) => ({ name, isRequired: false });
