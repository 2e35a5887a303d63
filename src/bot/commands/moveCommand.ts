/** What subcommands for moves are made of, in every game. */
import type { GameTypes } from '../../engines/contract.ts';
import type { SubcommandWords } from '../../words/contract.ts';
import { type Words, wordsIn } from '../../words/words.ts';
import type { MoveCommand } from '../contract.ts';

interface WordsOfMoves<G extends GameTypes> {
  readonly subcommands: { readonly [K in G['Move']['kind']]: SubcommandWords };
}

/** Makes subcommands whose English names are those of the moves. */
export const moveCommandsIn =
  <G extends GameTypes>(commandsIn: (words: Words) => WordsOfMoves<G>) =>
  (
    kind: G['Move']['kind'],
    options: MoveCommand<G>['options'],
    { suggest, read }: Pick<MoveCommand<G>, 'suggest' | 'read'>,
  ): MoveCommand<G> => ({
    name: commandsIn(wordsIn('en')).subcommands[kind].name,
    words: (words) => commandsIn(words).subcommands[kind],
    options,
    suggest,
    read,
  });

export const required = (name: string) => ({ name, isRequired: true });
export const optional = (name: string) => ({ name, isRequired: false });
