import { atlas, cellOf, nodeOf, place } from './atlas.ts';
import { completedByLast, featureAt } from './features.ts';
import { fitsSomewhere, whyNotThere } from './placing.ts';
import { isActing, type Placement, type State, tileInHand } from './state.ts';

/** Describes an inconsistency in a well-formed state, or returns null. Doesn't check whether play can reach it. */
export function check(state: State): string | null {
  return checkPlayers(state) ?? checkMap(state.placements) ?? checkFigures(state) ?? checkAgenda(state);
}

function checkPlayers({ seats, options, players }: State): string | null {
  if (players.length !== seats) return `${seats} seats, but ${players.length} players`;
  return new Set(options).size === options.length ? null : 'an option is listed twice';
}

function checkMap(placements: readonly Placement[]): string | null {
  let lying: readonly Placement[] = [];
  for (const placement of placements) {
    const { tile, x, y, rotation } = placement;
    if (cellOf(x, y) === null) return `tile ${tile} is off the map, at ${x},${y}`;
    const violation = lying.length > 0 ? whyNotThere(atlas(lying), tile, x, y, rotation) : null;
    if (violation !== null) return `tile ${tile} cannot be at ${x},${y}: ${violation.kind}`;
    lying = place(lying, placement);
  }
  return null;
}

function checkFigures(state: State): string | null {
  const map = atlas(state.placements);
  const toBeScored = isActing(state) ? completedByLast(map).map(({ root }) => root) : [];
  for (const figure of state.figures) {
    const { seat, placement, segment } = figure;
    const where = `the ${figure.figure} of seat ${seat} on segment ${segment} of placement ${placement}`;
    if (seat >= state.seats) return `${where} belongs to no player`;
    if (map.tiles[placement]?.kind.segments[segment] === undefined) return `${where} is on no segment`;
    const feature = featureAt(map, nodeOf(placement, segment));
    if (feature === null) return `${where} is on no feature`;
    if (feature.complete && !toBeScored.includes(feature.root)) return `${where} is on a feature that has been scored`;
    if (isActing(state) && placement === map.tiles.length - 1) return `${where} was placed before the action`;
  }
  return null;
}

function checkAgenda(state: State): string | null {
  const { agenda, stack, removed, placements, seats } = state;
  if (agenda.length > 1) return `${agenda.length} steps are pending, but never more than one`;
  if (agenda.some(({ seat }) => seat >= seats)) return 'the active seat does not exist';
  if (agenda.length === 0 && stack.length > 0) return 'the game is over, but there are tiles left';
  if (removed.some(({ after }) => after > placements.length))
    return 'a tile was removed after more tiles than are on the map';
  const tile = tileInHand(state);
  return tile === null || fitsSomewhere(atlas(placements), tile) ? null : `the tile drawn, ${tile}, fits nowhere`;
}
