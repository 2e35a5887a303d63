/** The building that is activated now. */
import type { Seat } from '../contract.ts';
import { buildingKind } from './buildings.ts';
import type { Effect } from './effects.ts';
import type { SpecialId } from './ids.ts';
import type { Actor } from './ops/rule.ts';
import { type Specials, type State, tileOn } from './state.ts';

/** The effect of the building that is activated now, and who carries it out; null if none is. */
export function activeEffect(state: State): (Actor & { readonly effect: Effect }) | null {
  const { activity } = state;
  if (activity.kind === 'special') {
    const { building } = activity;
    const [seat, effect] = [activeWorker(state.specials, building), buildingKind(building).worker];
    const source = { kind: 'worker', building, space: null } as const;
    return seat === null || effect === null ? null : { seat, source, effect };
  }
  if (activity.kind !== 'road') return null;
  const { space, part } = activity;
  const tile = tileOn(state, space);
  if (tile === null) return null;
  const { building } = tile;
  const [seat, effect] = [tile[part], buildingKind(building)[part]];
  return seat === null || effect === null ? null : { seat, source: { kind: part, building, space }, effect };
}

/** Whose worker is activated in a special building, or null: the first one in the stables, the arriving one at the inn. */
export function activeWorker(specials: Specials, building: SpecialId): Seat | null {
  switch (building) {
    case 'stables':
      return specials.stables[0] ?? null;
    case 'inn':
      return specials.inn.left ?? specials.inn.right;
    default:
      return specials[building];
  }
}
