import type { ExpansionId, Option, SetId } from '../ids.ts';
import { hasPlaced, type State } from '../state.ts';
import { drache } from './drache/index.ts';
import { erweiterung } from './erweiterung/index.ts';
import { fluss } from './fluss/index.ts';
import { haendler } from './haendler/index.ts';
import type { Expansion } from './hooks.ts';
import { koenig } from './koenig/index.ts';

/**
 * The sets, in the order in which they act when several do at the same moment (rules §14). Sets never import each other.
 * Where two of them, or one and `old`, meet:
 *
 * - `old`, `erweiterung`: a big follower counts 2 for each city (§10.1): `STRENGTHS`.
 * - `old`, `haendler`: a city gives 5 instead of 4 to whoever wins it with his pig beside it (§11.4): `farmBonus`.
 * - `old`, `fluss` and `old`, `koenig`: `old` changes only the farms (§14).
 * - `fluss`, `erweiterung`: river tiles join roads and cities with inns and cathedrals like all others (§9.7).
 * - `fluss`, `haendler`: a builder is triggered by river tiles as by all others (§14), and the second part draws the next
 *   river tile (§9.3).
 * - `fluss`, `koenig`: features of river tiles count for king and robber like all others (§12.2, §12.3).
 * - `erweiterung`, `haendler`: a big follower is an own follower for builder and pig (§1, §11.2, §11.4); one figure a part
 *   (§10.1); goods are taken from cities with cathedrals as well (§11.1).
 * - `erweiterung`, `koenig`: inns and cathedrals do not count for the size of a feature (§12.2, §14).
 * - `haendler`, `koenig`: goods first, then king and robber (§14.5), and at the end too (§14); both in each part of a turn
 *   (§12.4). A feature that the builder left by completing it counts as every other.
 * - `fluss`, `drache`: dragon tiles come after the river (§13.2); the portal leads to river tiles as well (§13.5).
 * - `erweiterung`, `drache`: a big follower is eaten, chosen by the princess, sent through a portal and joined by the fairy
 *   like any other (§14); the fairy's 3 points are scored for an inn or cathedral worth 0 too (§15.15).
 * - `haendler`, `drache`: the dragon goes to the volcano before the builder is noted (§14.2), and nothing cancels a second
 *   part once earned (§14); the fairy's point comes once a turn (§13.6); builders and pigs without a follower go home
 *   (§13.3, §13.4); goods are taken when everybody was eaten (§14); the fairy's points before the goods at the end (§14).
 * - `koenig`, `drache`: king and robber change after the dragon has moved (§14.5).
 * - `old`, `drache`: the fairy's 3 points for a farmer come once (§13.6).
 */
const EXPANSIONS: Readonly<Record<ExpansionId, Expansion>> = { fluss, erweiterung, drache, haendler, koenig };

/** The rules of a set of tiles; undefined for the base game and for a set that cannot be played yet. */
export const expansionOf = (set: SetId): Expansion | undefined => bySet.get(set);

const bySet = new Map<string, Expansion>(Object.entries(EXPANSIONS));

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

/** How many tiles were on the map when this turn began. */
export function placedBefore(state: State): number {
  let placed = state.placements.length - (hasPlaced(state) ? 1 : 0);
  for (const { placedInEarlierParts } of inPlay(state.options)) placed -= placedInEarlierParts?.(state) ?? 0;
  return placed;
}
