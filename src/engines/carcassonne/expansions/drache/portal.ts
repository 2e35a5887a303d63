import { type Atlas, atlas, cellOf, nodeOf, openOf, placementAt, rootOf } from '../../atlas.ts';
import type { Cell } from '../../events.ts';
import { featureAt } from '../../features.ts';
import { figuresOn } from '../../figures.ts';
import { strengthsOf } from '../../majority.ts';
import { standingOn } from '../../standing.ts';
import { lastKind, type State } from '../../state.ts';
import type { Violation } from '../../violations.ts';
import { isSame } from './dragon.ts';
import { fableOf } from './fable.ts';

/** A segment to which the portal leads. */
interface Exit extends Cell {
  readonly placement: number;
  readonly segment: number;
}

export const isAtPortal = (state: State): boolean => lastKind(state).flags.includes('portal');

/** Rules §13.5: everything to which the portal just placed leads: by x, then y, then segment. */
export function portalExits(state: State): readonly Exit[] {
  if (!isAtPortal(state)) return NONE;
  if (newest.placements === state.placements && newest.figures === state.figures) return newest.exits;
  const map = atlas(state.placements);
  const occupied = new Set(standingOn(state).roots);
  const exits: Exit[] = [];
  for (const placement of placementsByCell(map)) {
    if (whyNotOnTile(state, placement) !== null) continue;
    const { x, y } = state.placements[placement]!;
    const { segments } = map.tiles[placement]!.kind;
    for (let segment = 0; segment < segments.length; segment++) {
      const { kind } = segments[segment]!;
      if (kind === 'river') continue;
      const root = rootOf(map, nodeOf(placement, segment));
      if (occupied.has(root) || (kind !== 'field' && openOf(map, root) === 0)) continue;
      exits.push({ placement, x, y, segment });
    }
  }
  newest = { placements: state.placements, figures: state.figures, exits };
  return exits;
}

const placementsByCell = ({ cells }: Atlas): readonly number[] =>
  cells.map((_, placement) => placement).sort((a, b) => cells[a]! - cells[b]!);

const NONE: readonly never[] = [];

/** The newest answer: questions and answers of a move look at the same exits. A dragon moves only with a new tile. */
let newest: Pick<State, 'placements' | 'figures'> & { readonly exits: readonly Exit[] } = {
  placements: [],
  figures: [],
  exits: [],
};

/** Whether the portal leads to this segment of this cell. */
export const isExit = (state: State, { x, y }: Cell, segment: number): boolean =>
  portalExits(state).some((exit) => exit.x === x && exit.y === y && exit.segment === segment);

/** Why the portal does not lead to this segment of this cell, which is no exit. */
export function whyNotByPortal(state: State, { x, y }: Cell, segment: number): Violation {
  const map = atlas(state.placements);
  const cell = cellOf(x, y);
  const placement = cell === null ? -1 : placementAt(map, cell);
  if (placement < 0) return { kind: 'noTileThere', x, y };
  const onTile = whyNotOnTile(state, placement);
  if (onTile !== null) return onTile;
  const isThere = segment in map.tiles[placement]!.kind.segments;
  const feature = isThere ? featureAt(map, nodeOf(placement, segment)) : null;
  if (feature === null) return { kind: 'noSuchSegment', segment };
  const { kind, complete } = feature;
  if (complete) return { kind: 'featureComplete', figure: 'follower', feature: kind };
  const by = strengthsOf(state.seats, figuresOn(state, map, feature)).map(({ seat }) => seat);
  return { kind: 'featureOccupied', feature: kind, by };
}

function whyNotOnTile(state: State, placement: number): Violation | null {
  if (placement === state.placements.length - 1) return { kind: 'isPortalTile' };
  const { dragon } = fableOf(state);
  return dragon !== null && isSame(dragon, state.placements[placement]!) ? { kind: 'dragonIsThere' } : null;
}
