import { atlas, cellOf, nodeOf, placementAt } from '../../atlas.ts';
import type { Cell } from '../../events.ts';
import { featureAt } from '../../features.ts';
import { standingOn } from '../../standing.ts';
import { lastKind, type State } from '../../state.ts';
import type { Violation } from '../../violations.ts';
import { isSame } from './dragon.ts';
import { fableOf } from './fable.ts';

/** A segment to which the portal leads. */
export interface Exit extends Cell {
  readonly placement: number;
  readonly segment: number;
}

export const isAtPortal = (state: State): boolean => lastKind(state).flags.includes('portal');

/** Rules §13.5: everything to which the portal just placed leads: by x, then y, then segment. */
export function portalExits(state: State): readonly Exit[] {
  if (!isAtPortal(state)) return NONE;
  if (newest.placements === state.placements && newest.figures === state.figures) return newest.exits;
  const { cells } = atlas(state.placements);
  const order = cells.map((_, placement) => placement).sort((a, b) => cells[a]! - cells[b]!);
  const exits = order.flatMap((placement) => exitsAt(state, placement));
  newest = { ...state, exits };
  return exits;
}

const NONE: readonly never[] = [];

/** The newest answer: questions and answers of a move look at the same exits. A dragon moves only with a new tile. */
let newest: Pick<State, 'placements' | 'figures'> & { readonly exits: readonly Exit[] } = {
  placements: [],
  figures: [],
  exits: [],
};

function exitsAt(state: State, placement: number): readonly Exit[] {
  const { x, y } = state.placements[placement]!;
  if (whyNotOnTile(state, placement) !== null) return NONE;
  const { segments } = atlas(state.placements).tiles[placement]!.kind;
  return segments.flatMap((_, segment) =>
    hindranceAt(state, placement, segment) === null ? [{ placement, x, y, segment }] : [],
  );
}

/** Why the portal does not lead to this segment of this cell, or null. */
export function whyNotByPortal(state: State, { x, y }: Cell, segment: number): Violation | null {
  const cell = cellOf(x, y);
  const placement = cell === null ? -1 : placementAt(atlas(state.placements), cell);
  if (placement < 0) return { kind: 'noTileThere', x, y };
  return whyNotOnTile(state, placement) ?? hindranceAt(state, placement, segment);
}

function whyNotOnTile({ placements, ...state }: State, placement: number): Violation | null {
  if (placement === placements.length - 1) return { kind: 'isPortalTile' };
  const { dragon } = fableOf({ placements, ...state });
  return dragon !== null && isSame(dragon, placements[placement]!) ? { kind: 'dragonIsThere' } : null;
}

function hindranceAt(state: State, placement: number, segment: number): Violation | null {
  const map = atlas(state.placements);
  if (map.tiles[placement]!.kind.segments[segment] === undefined) return { kind: 'noSuchSegment', segment };
  const feature = featureAt(map, nodeOf(placement, segment));
  if (feature === null) return { kind: 'noSuchSegment', segment };
  const { kind, root, complete } = feature;
  if (complete) return { kind: 'featureComplete', figure: 'follower', feature: kind };
  const { figures, roots } = standingOn(state);
  const by = [...new Set(figures.filter((_, i) => roots[i] === root).map(({ seat }) => seat))].sort((a, b) => a - b);
  return by.length === 0 ? null : { kind: 'featureOccupied', feature: kind, by };
}
