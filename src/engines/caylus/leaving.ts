/** How workers leave buildings. */
import { completeResidence } from './building.ts';
import type { Event } from './events.ts';
import { SPACES, type Space, type SpecialId } from './ids.ts';
import { withWorkersHome } from './placing.ts';
import { type RoadTile, type State, tileOn, withTile } from './state.ts';

/** The worker of a special building goes home; stables and inn see to theirs themselves (rules §5). */
export function leaveSpecial(state: State, building: SpecialId): State {
  if (building === 'stables' || building === 'inn') return state;
  const worker = state.specials[building];
  if (worker === null) return state; // It went through the gate.
  const home = withWorkersHome(state, [worker]);
  return { ...home, specials: { ...home.specials, [building]: null } };
}

/** The next road space after this one with a worker, up to and including the provost's; or null (rules §7.1). */
export function nextOnRoad({ road, provost }: Pick<State, 'road' | 'provost'>, after: number): Space | null {
  for (let i = after; i < provost; i++) if (hasWorker(road[i]!)) return SPACES[i]!; // One for each.
  return null;
}

const hasWorker = (tile: RoadTile | null): boolean => tile !== null && tile.worker !== null;

/** The worker on a road space goes home; a residence that waited for it replaces the building (rules §7.2, §8.2). */
export function leaveRoad(state: State, space: Space, events: Event[]): State {
  const { worker } = tileOn(state, space)!; // The caller has seen it.
  if (worker === null) return state;
  const home = withWorkersHome(withTile(state, space, { worker: null }), [worker]);
  return completeResidence(home, space, events);
}

/** The workers behind the provost go home without effect (rules §7.5). */
export function sendHome(state: State, events: Event[]): State {
  if (!state.road.some(hasWorker)) return state;
  const workers = SPACES.flatMap((space) => {
    const tile = tileOn(state, space);
    return tile === null || tile.worker === null ? [] : [{ seat: tile.worker, building: tile.building, space }];
  });
  events.push({ kind: 'sentHome', workers });
  return workers.reduce((next, { space }) => leaveRoad(next, space, events), state);
}
