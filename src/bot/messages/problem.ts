import type { Refusal } from '../../engines/contract.ts';
import type { Problem } from '../../tables/table/problem.ts';
import { commonWords } from '../../words/common/index.ts';
import { sayFrom } from '../../words/contract.ts';
import type { BotGame, Reader } from '../contract.ts';
import { sanitizeName } from '../discord/text.ts';

/** Why a move was refused, in one sentence. */
export function refusalText(game: BotGame, refusal: Refusal, { locale, say }: Reader): string {
  return refusal.kind === 'illegal'
    ? game.words[locale].violation(refusal.violation, say)
    : sayFrom(commonWords[locale].problems.ofMoves, refusal, say);
}

/** Refusals by the tables themselves; those by the rules need the game's words. */
export type PlainProblem = Exclude<Problem, { readonly kind: 'refused' }>;

export function plainProblemText(problem: PlainProblem, { locale, say }: Reader): string {
  // Users' own text is repeated without anything that could format or mention.
  const quoted = problem.kind === 'unknownOption' ? { ...problem, option: sanitizeName(problem.option) } : problem;
  return sayFrom(commonWords[locale].problems.ofTables, quoted, say);
}

/** Why nothing was changed, in one sentence. */
export const problemText = (game: BotGame, problem: Problem, reader: Reader): string =>
  problem.kind === 'refused' ? refusalText(game, problem.refusal, reader) : plainProblemText(problem, reader);
