import type { Seat } from '../../../contract.ts';
import { atlas, cellOf, nodeOf, placementAt } from '../../atlas.ts';
import { STRENGTHS } from '../../components.ts';
import type { Event } from '../../events.ts';
import { featureAt } from '../../features.ts';
import { rootUnder } from '../../figures.ts';
import { type Placed, type State, withPoints } from '../../state.ts';
import type { Scored } from '../hooks.ts';
import { fableOf, withFable } from './fable.ts';

const POINTS = { turn: 1, feature: 3 } as const;

/** The follower whom the fairy accompanies, or null. */
export function companion(state: State): Placed | null {
  const { fairy } = fableOf(state);
  if (fairy === null || fairy.with === null) return null;
  const { seat, segment } = fairy.with;
  const placement = placementAt(atlas(state.placements), cellOf(fairy.cell.x, fairy.cell.y)!); // On the map.
  const isHe = (one: Placed) =>
    one.placement === placement && one.segment === segment && one.seat === seat && STRENGTHS[one.figure] > 0;
  return state.figures.find(isHe) ?? null;
}

/** Rules §13.6: the followers of a player whom the fairy can join, in placement order. */
export function fairyTargets(state: State, seat: Seat): readonly Placed[] {
  const beside = companion(state);
  return state.figures.filter((one) => one.seat === seat && STRENGTHS[one.figure] > 0 && one !== beside);
}

/** Rules §13.6: 1 point at the start of the turn of her follower's player. */
export function startTurn(state: State, seat: Seat, events: Event[]): State {
  if (fableOf(state).fairy?.with?.seat !== seat) return state;
  events.push({ kind: 'scoredFairy', seat, points: POINTS.turn, reason: 'turn' });
  return withPoints(state, seat, 'fairy', POINTS.turn);
}

/** Rules §13.6: 3 points when her follower's feature is completed, whoever owns it; then she is alone. */
export function scoreCompany(state: State, { completed, events }: Scored): State {
  const beside = companion(state);
  if (beside === null) return state;
  const root = rootUnder(atlas(state.placements), beside);
  return completed.some((feature) => feature.root === root) ? withoutCompany(score(state, beside, events)) : state;
}

/** Rules §13.6, §14: 3 points at the end, since every follower on the map is in a feature that is scored then. */
export function scoreAtEnd(state: State, events: Event[]): State {
  const beside = companion(state);
  return beside === null ? state : score(state, beside, events);
}

function score(state: State, { seat, placement, segment }: Placed, events: Event[]): State {
  const { kind, complete } = featureAt(atlas(state.placements), nodeOf(placement, segment))!; // A figure is on a feature.
  events.push({ kind: 'scoredFairy', seat, points: POINTS.feature, reason: 'feature', feature: kind, complete });
  return withPoints(state, seat, 'fairy', POINTS.feature);
}

/** Rules §13.6: she remains on the tile with nobody when her follower has left the map. */
export function forget(state: State): State {
  return fableOf(state).fairy?.with != null && companion(state) === null ? withoutCompany(state) : state;
}

function withoutCompany(state: State): State {
  const { fairy } = fableOf(state);
  return fairy === null ? state : withFable(state, { fairy: { ...fairy, with: null } });
}
