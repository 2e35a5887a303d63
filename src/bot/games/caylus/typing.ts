/** What the commands of Caylus are made of. */
import type { Caylus, Move } from '../../../engines/caylus/index.ts';
import { failed, ok } from '../../../kernel/result.ts';
import { moveCommandsIn, required } from '../../commands/moveCommand.ts';
import type { Reader, Suggestion, Typed } from '../../contract.ts';
import type { At } from './asking.ts';

/** A subcommand whose English name is that of the move. */
export const command = moveCommandsIn<Caylus>((words) => words.caylus.commands);

/** One that needs nothing but its name. */
export const bare = (move: Extract<Move, { readonly kind: 'pass' | 'decline' | 'stopBuilding' }>) =>
  command(move.kind, [], { suggest: () => [], read: () => ok([move]) });

/** What was typed for an option cannot be read; `all`: what can be. */
export const mistyped = (option: string, typed: Typed, all: readonly Suggestion[]) =>
  failed({ option, typed: typed[option] ?? null, possible: all.map(({ name }) => name) });

/** One with a single option, which is suggested from the position. */
export const ofOne = (
  kind: Move['kind'],
  option: string,
  suggest: (position: At, reader: Reader) => readonly Suggestion[],
  moveFrom: (position: At, typed: string) => Move | null,
) =>
  command(kind, [required(option)], {
    suggest: (position, _typed, _focused, reader) => suggest(position, reader),
    read(position, typed, reader) {
      const move = moveFrom(position, typed[option] ?? '');
      return move === null ? mistyped(option, typed, suggest(position, reader)) : ok([move]);
    },
  });
