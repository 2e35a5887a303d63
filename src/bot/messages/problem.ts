import type { Refusal } from '../../engines/contract.ts';
import type { Problem } from '../../tables/table/problem.ts';
import { sayFrom } from '../../words/contract.ts';
import type { BotGame, Reader } from '../contract.ts';
import { sanitizeName } from '../discord/text.ts';

/** Why a move was refused, in one sentence. */
export function refusalText(game: BotGame, refusal: Refusal, { words, say }: Reader): string {
  return refusal.kind === 'illegal'
    ? game.words[words.locale].violation(refusal.violation, say)
    : sayFrom(words.problems.ofMoves, refusal, say);
}

/** Refusals by the tables themselves; those by the rules need the game's words. */
export type PlainProblem = Exclude<Problem, { readonly kind: 'refused' }>;

export function plainProblemText(problem: PlainProblem, { words, say }: Reader): string {
  // Users' own text is repeated without anything that could format or mention.
  const quoted = problem.kind === 'unknownOption' ? { ...problem, option: sanitizeName(problem.option) } : problem;
  return sayFrom(words.problems.ofTables, quoted, say);
}

/** Why nothing was changed, in one sentence. */
export const problemText = (game: BotGame, problem: Problem, reader: Reader): string =>
  problem.kind === 'refused' ? refusalText(game, problem.refusal, reader) : plainProblemText(problem, reader);
