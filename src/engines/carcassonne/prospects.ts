import type { Seat } from '../contract.ts';
import { atlas, nodeOf } from './atlas.ts';
import type { Cell, Spot } from './events.ts';
import { besideOf, figuresAt, openSides } from './expansions/drache/dragon.ts';
import { fairyTargets } from './expansions/drache/fairy.ts';
import { portalExits } from './expansions/drache/portal.ts';
import { knights } from './expansions/drache/princess.ts';
import { featureAt } from './features.ts';
import { spotOf } from './figures.ts';
import type { FeatureKind, Side } from './ids.ts';
import { publicState } from './public.ts';
import type { Open } from './view.ts';

/** `drache`: what the players can choose, from what everyone sees, for pictures and words. */

/** A step that the dragon can make now, and whom it eats there. */
interface DragonStep extends Cell {
  readonly side: Side;
  readonly eaten: readonly Spot[];
}

/** The steps that the dragon can make now, clockwise from north; none if it is not moving. */
export function dragonSteps(open: Open): readonly DragonStep[] {
  if (open.step.kind !== 'dragon') return [];
  const state = publicState(open);
  const { way } = open.step;
  return openSides(state, way).map((side) => {
    const cell = besideOf(way.at(-1)!, side); // It begins somewhere.
    return { ...cell, side, eaten: figuresAt(state, cell).map((figure) => spotOf(state, figure)) };
  });
}

/** A segment of another tile to which the portal leads. */
interface PortalSpot extends Cell {
  readonly segment: number;
  readonly feature: FeatureKind;
}

/** Where a follower can go by the portal that was just placed: by x, then y, then segment; none without a portal. */
export function portalSpots(open: Open): readonly PortalSpot[] {
  if (open.step.kind !== 'action' || open.expansions.drache === undefined) return [];
  const map = atlas(open.placements);
  return portalExits(publicState(open)).map(({ x, y, placement, segment }) => {
    const { kind } = featureAt(map, nodeOf(placement, segment))!; // An exit is on a feature.
    return { x, y, segment, feature: kind };
  });
}

/** The knights of whom the princess sends one home now, in placement order. */
export function knightsToChoose(open: Open): readonly Spot[] {
  if (open.step.kind !== 'princess') return [];
  const state = publicState(open);
  return knights(state).map((knight) => spotOf(state, knight));
}

/** The followers of this player whom the fairy can join now, in placement order. */
export function fairyCanJoin(open: Open, seat: Seat): readonly Spot[] {
  if (open.step.kind !== 'action' || open.expansions.drache === undefined) return [];
  const state = publicState(open);
  return fairyTargets(state, seat).map((follower) => spotOf(state, follower));
}
