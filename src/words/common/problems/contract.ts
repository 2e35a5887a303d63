/** Why nothing was changed. */
import type { Refusal } from '../../../engines/contract.ts';
import type { Problem } from '../../../tables/tables.ts';
import type { SentencesOf } from '../../contract.ts';

export interface ProblemWords {
  /** What the tables refuse. */
  readonly ofTables: SentencesOf<Exclude<Problem, { readonly kind: 'refused' }>>;
  /** What the rules of no game in particular say; violations are the games' to word. */
  readonly ofMoves: SentencesOf<Exclude<Refusal, { readonly kind: 'illegal' }>>;
}
