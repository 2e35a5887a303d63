import type { Seat } from '../contract.ts';
import { buildingKind } from './buildings.ts';
import { FAVORS } from './components.ts';
import type { SpecialId } from './ids.ts';
import { stepFor } from './ops/index.ts';
import { remembered } from './recent.ts';
import { type Activity, type Specials, type State, tileOn } from './state.ts';
import type { Step } from './step.ts';

/** What the game waits for; null when it is over. Favors come before what the phase does (rules §2). */
export const stepOf = remembered(
  (state: State): Step | null => favorStep(state) ?? activityStep(state, state.activity),
);

function favorStep({ favor, pending }: State): Step | null {
  if (favor === null) {
    const [first] = pending;
    return first === undefined ? null : { kind: 'track', seat: first.seat, source: first.source };
  }
  const { seat, source, track, level } = favor;
  if (level === null) return { kind: 'level', seat, source, track };
  return stepFor({ seat, source: { kind: 'favor', track, level } }, FAVORS[track][level]);
}

function activityStep(state: State, activity: Activity): Step | null {
  switch (activity.kind) {
    case 'placing':
      return { kind: 'place', seat: activity.seat };
    case 'special': {
      const { building } = activity;
      const seat = activeWorker(state.specials, building);
      const { worker } = buildingKind(building);
      return seat === null || worker === null
        ? null
        : stepFor({ seat, source: { kind: 'worker', building, space: null } }, worker);
    }
    case 'provost':
      return { kind: 'provost', seat: activity.seat, isGuild: false };
    case 'road': {
      const { space, part } = activity;
      const tile = tileOn(state, space);
      if (tile === null) return null;
      const [seat, effect] = [tile[part], buildingKind(tile.building)[part]];
      return seat === null || effect === null
        ? null
        : stepFor({ seat, source: { kind: part, building: tile.building, space } }, effect);
    }
    case 'castle':
      return { kind: 'castle', seat: activity.seat };
    case 'bestBuilder':
    case 'count':
    case 'over':
      return null;
  }
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
