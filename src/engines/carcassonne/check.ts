import { atlas, cellOf, nodeOf, place } from './atlas.ts';
import { figuresOf, partsOf, seatsWith, startTileOf } from './components.ts';
import { inPlay } from './expansions/index.ts';
import { completedByLast, featureAt } from './features.ts';
import { PARTS } from './ids.ts';
import { fitsSomewhere, whyNotThere } from './placing.ts';
import { isInLayers } from './stack.ts';
import { mayStay } from './standing.ts';
import { type AgendaStep, hasPlaced, type Placement, pointsIn, type State, stepOf, tileInHand } from './state.ts';

/** No tile, not even the last one with the final scoring, brings a player more points in one part. */
const MOST_POINTS_PER_TILE = 10_000;

/** Describes an inconsistency in a well-formed state, or returns null. Doesn't check whether play can reach it. */
export function check(state: State): string | null {
  return (
    checkPlayers(state) ??
    checkMap(state) ??
    checkFigures(state) ??
    checkAgenda(state) ??
    checkPoints(state) ??
    checkExpansions(state) ??
    checkStart(state)
  );
}

function checkPlayers({ seats, options, players }: State): string | null {
  if (seats > seatsWith(options).max) return `${seats} seats, which these options do not allow`;
  if (players.length !== seats) return `${seats} seats, but ${players.length} players`;
  if (new Set(options).size < options.length) return 'an option is listed twice';
  for (const { points, hand } of players) {
    const problem = keyProblem(points, partsOf(options)) ?? keyProblem(hand, figuresOf(options));
    if (problem !== null) return problem;
  }
  return null;
}

/** What is wrong with the keys of a record that has one for each of `keys` in this game, or null. */
function keyProblem(record: object, keys: readonly string[]): string | null {
  const missing = keys.find((key) => !Object.hasOwn(record, key));
  if (missing !== undefined) return `a player has no ${missing}`;
  const strange = Object.keys(record).find((key) => !keys.includes(key));
  return strange === undefined ? null : `a player has ${strange}, which these options do not bring`;
}

function checkMap({ placements }: State): string | null {
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
  const toBeScored = hasPlaced(state) ? completedByLast(map).map(({ root }) => root) : [];
  const isBeforeAction = ['action', 'princess'].includes(stepOf(state)?.kind ?? '');
  for (const figure of state.figures) {
    const { seat, placement, segment } = figure;
    const where = `the ${figure.figure} of seat ${seat} on segment ${segment} of placement ${placement}`;
    if (seat >= state.seats) return `${where} belongs to no player`;
    if (map.tiles[placement]?.kind.segments[segment] === undefined) return `${where} is on no segment`;
    const feature = featureAt(map, nodeOf(placement, segment));
    if (feature === null) return `${where} is on no feature`;
    if (feature.complete && !toBeScored.includes(feature.root)) return `${where} is on a feature that has been scored`;
    if (isBeforeAction && placement === map.tiles.length - 1) return `${where} was placed before the action`;
  }
  const homeless = state.figures.find((figure) => !mayStay(state, figure));
  if (homeless !== undefined) return `the ${homeless.figure} of seat ${homeless.seat} is where it cannot be alone`;
  return null;
}

/** One step is pending, or one of the dragon above the scoring that waits for it. */
function orderProblem({ agenda, options }: State): string | null {
  const kinds = agenda.map(({ kind }) => kind);
  const odd = kinds.find((kind) => STEP_OF_SET.includes(kind));
  if (odd !== undefined && !options.includes('drache')) return `the step ${odd} does not go with the options`;
  if (kinds.join() === 'score,dragon') return null;
  if (agenda.length > 1) return `${agenda.length} steps are pending, but never more than one`;
  return kinds.includes('score') || kinds.includes('dragon') ? 'nobody goes on after the dragon' : null;
}

const STEP_OF_SET: readonly AgendaStep['kind'][] = ['princess', 'dragon', 'score'];

function checkAgenda(state: State): string | null {
  const { agenda, stack, removed, placements, seats } = state;
  const problem = orderProblem(state);
  if (problem !== null) return problem;
  if (agenda.some(({ seat }) => seat >= seats)) return 'the active seat does not exist';
  if (agenda.length === 0 && stack.length > 0) return 'the game is over, but there are tiles left';
  if (removed.some(({ after }) => after > placements.length))
    return 'a tile was removed after more tiles than are on the map';
  const tile = tileInHand(state);
  if (!isInLayers(tile === null ? stack : [tile, ...stack])) return 'a river tile lies beneath other tiles';
  return tile === null || fitsSomewhere(atlas(placements), tile) ? null : `the tile drawn, ${tile}, fits nowhere`;
}

/** Points grow with the map, so that they never leave the range in which whole numbers are exact. */
function checkPoints(state: State): string | null {
  const scored = state.placements.length - (hasPlaced(state) ? 1 : 0);
  const isTooMuch = state.players.some((player) =>
    PARTS.some((part) => pointsIn(player, part) > MOST_POINTS_PER_TILE * scored),
  );
  return isTooMuch ? `more points than ${scored} tiles can bring` : null;
}

/** Each set in play finds its slice, and no other slice is there. */
function checkExpansions(state: State): string | null {
  const due = inPlay(state.options).flatMap(({ begin }) => Object.keys(begin?.(state.seats) ?? {}));
  const found = Object.keys(state.expansions);
  const odd = due.find((key) => !found.includes(key)) ?? found.find((key) => !due.includes(key));
  if (odd !== undefined) return `the slice of ${odd} does not go with the options`;
  for (const { check } of inPlay(state.options)) {
    const problem = check?.(state) ?? null;
    if (problem !== null) return problem;
  }
  return null;
}

/**
 * The start tile lies at the origin, and it has no figure on it (rules §2.3), except by a portal (§15.18). Connected tiles are then too few to
 * reach the rim of the map.
 */
function checkStart({ options, placements, figures }: State): string | null {
  const { tile, x, y, rotation } = placements[0]!; // The schema asks for at least one.
  const start = startTileOf(options);
  if (tile !== start || x !== 0 || y !== 0 || rotation !== 0) return `the start tile is not ${start} at 0,0, unturned`;
  return !options.includes('drache') && figures.some(({ placement }) => placement === 0)
    ? 'the start tile has a figure on it'
    : null;
}
