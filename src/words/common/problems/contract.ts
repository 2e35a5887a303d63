/** Why a request changed nothing. */
import type { Refusal } from '../../../engines/contract.ts';
import type { Problem } from '../../../tables/table/problem.ts';
import type { SentencesOf } from '../../contract.ts';

export interface ProblemWords {
  /** Refusals by tables. */
  readonly ofTables: SentencesOf<Exclude<Problem, { readonly kind: 'refused' }>>;
  /** Refusals that any game can give. Each game words its own violations. */
  readonly ofMoves: SentencesOf<Exclude<Refusal, { readonly kind: 'illegal' }>>;
}
