import type { ExpansionId, Option, SetId } from '../ids.ts';
import type { Expansion } from './hooks.ts';

/**
 * The sets, in the order in which they act when several do at the same moment (rules §14). Sets never import each other.
 */
export const EXPANSIONS: Readonly<Record<ExpansionId, Expansion>> = {};

/** The rules of a set of tiles; undefined for the base game and for a set that cannot be played yet. */
export const expansionOf = (set: SetId): Expansion | undefined => bySet.get(set);

const bySet = new Map<string, Expansion>(Object.entries<Expansion>(EXPANSIONS));

const ORDER = Object.entries<Expansion>(EXPANSIONS);

/** The newest answer: the moves of a game ask for the same list of options again and again. */
let newest: readonly Option[] = [];
let sets: readonly Expansion[] = [];

/** The sets in play with these options, in the order of `EXPANSIONS`. */
export function inPlay(options: readonly Option[]): readonly Expansion[] {
  if (options === newest) return sets;
  newest = options;
  sets = ORDER.filter(([id]) => options.some((option) => option === id)).map(([, set]) => set);
  return sets;
}
