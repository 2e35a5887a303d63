/** Names shared by the game, its panels, its commands, and its pictures. */
import type { Amount, BuiltClass, Effect } from '../../../engines/caylus/index.ts';

/** The sentences that make up what is printed on a building. */
export interface PrintedWords {
  effect(effect: Effect): string;
  owner(effect: string): string;
  income(deniers: number): string;
  favors(favors: number): string;
}

/** The sentences that make up the effects, in one language. */
export interface EffectWords {
  anyOf(items: readonly string[]): string;
  amount(amount: Amount): string;
  exchange(give: string, get: string): string;
  build(sort: BuiltClass, discount: string | null): string;
  moveProvost(most: number): string;
  readonly relocateWorker: string;
  readonly stables: string;
  readonly inn: string;
  readonly none: string;
}
