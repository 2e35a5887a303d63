/** What can be built, where, and for what (rules §8). */
import type { Seat } from '../contract.ts';
import { buildingKind, IDS_OF } from './buildings.ts';
import type { SkipReason, Source } from './causes.ts';
import { BUILDING_SPACES } from './components.ts';
import type { Amount } from './effects.ts';
import type { Event } from './events.ts';
import { gainFavors } from './gaining.ts';
import { type Bag, exactly, missingFor, paymentsFor, withPayment } from './holdings.ts';
import { type BuiltClass, type BuiltId, CUBES, type RoadId, SPACES, type Space } from './ids.ts';
import { withPoints } from './scoring.ts';
import { type Board, playerAt, type State, tileOn, withTile } from './state.ts';

/** Builders pay the full price, except by a royal favor. */
export const NO_DISCOUNT: Amount = {};

/** A building that a player can build and pay for. */
interface PossibleBuilding {
  readonly building: BuiltId;
  readonly space: Space;
  readonly pay: Bag;
}

/** How many tiles of a building are in stock; null for any number. */
export function stockOf({ road }: Pick<Board, 'road'>, building: BuiltId): number | null {
  const { copies } = buildingKind(building);
  if (copies === null) return null;
  let left = copies;
  for (const tile of road) if (tile !== null && tile.building === building) left--;
  return left;
}

/** The tiles of a class that are in stock. */
export const inStock = (board: Pick<Board, 'road'>, sort: BuiltClass): readonly BuiltId[] =>
  IDS_OF[sort].filter((building) => stockOf(board, building) !== 0);

/** The lowest empty space of the road, where the next wood or stone building is put; or null (rules §8.1). */
export const nextSpace = ({ road }: Pick<Board, 'road'>): Space | null =>
  BUILDING_SPACES.find((space) => road[space - 1] === null) ?? null;

/** Where a residence of this seat can be put (rules §8.2). */
export const residenceSpaces = (board: Pick<Board, 'road'>, seat: Seat): readonly Space[] =>
  SPACES.filter((space) => {
    const tile = tileOn(board, space);
    if (tile === null || tile.residence !== null) return false;
    return buildingKind(tile.building).isConvertible && (tile.owner === null || tile.owner === seat);
  });

/** Where a prestige building of this seat can be put: its residences (rules §8.3). */
const ownResidences = ({ road }: Pick<Board, 'road'>, seat: Seat): readonly Space[] =>
  SPACES.filter((space) => {
    const tile = road[space - 1];
    return tile?.building === 'residence' && tile.owner === seat;
  });

/** Where a building of this class can be put. */
export function spacesFor(board: Pick<Board, 'road'>, seat: Seat, sort: BuiltClass): readonly Space[] {
  switch (sort) {
    case 'wood':
    case 'stone': {
      const space = nextSpace(board);
      return space === null ? [] : [space];
    }
    case 'residence':
      return residenceSpaces(board, seat);
    case 'prestige':
      return ownResidences(board, seat);
  }
}

/** The price of a building after a discount. */
export function priceOf(building: BuiltId, discount: Amount): Amount {
  const { price } = buildingKind(building);
  if (discount === NO_DISCOUNT) return price!; // Everything that players build has one.
  const left: { -readonly [U in keyof Amount]: Amount[U] } = { ...price };
  for (const unit of [...CUBES, 'deniers'] as const) {
    const rest = (left[unit] ?? 0) - (discount[unit] ?? 0);
    if (rest > 0) left[unit] = rest;
    else delete left[unit];
  }
  return left;
}

/** All buildings of a class that a seat can build and pay for, with every payment. */
export function buildingsFor(
  board: Board,
  seat: Seat,
  sort: BuiltClass,
  discount: Amount,
): readonly PossibleBuilding[] {
  const spaces = spacesFor(board, seat, sort);
  if (spaces.length === 0) return [];
  const player = playerAt(board, seat);
  const found: PossibleBuilding[] = [];
  for (const building of inStock(board, sort)) {
    const price = priceOf(building, discount);
    if ((price.deniers ?? 0) > player.deniers) continue;
    for (const pay of paymentsFor(player.cubes, price))
      for (const space of spaces) found.push({ building, space, pay });
  }
  return found;
}

/** Why nothing of a class can be built by a seat, or null. */
export function whyNoSite(board: Board, seat: Seat, sort: BuiltClass, discount: Amount): SkipReason | null {
  if (spacesFor(board, seat, sort).length === 0)
    return sort === 'wood' || sort === 'stone' ? 'noSpace' : 'nothingToReplace';
  const player = playerAt(board, seat);
  const stock = inStock(board, sort);
  if (stock.length === 0) return 'noTile';
  return stock.some((building) => missingFor(player, priceOf(building, discount)) === null) ? null : 'cannotPay';
}

/**
 * The state after a seat has paid for a building and put it there. A residence on a building with a worker waits until
 * the worker has gone home, and scores then (rules §8.2, D2).
 */
export function construct(
  state: State,
  seat: Seat,
  source: Source,
  { building, space, pay }: PossibleBuilding,
  discount: Amount,
  events: Event[],
): State {
  const paid = exactly(priceOf(building, discount), pay);
  const bought = withPayment(state, seat, pay, paid.deniers ?? 0);
  const tile = tileOn(state, space);
  if (tile !== null && tile.worker !== null) {
    events.push({ kind: 'residencePlanned', seat, source, space, paid, building: tile.building });
    return withTile(bought, space, { residence: seat });
  }
  const { prestige: points, favors } = buildingKind(building);
  const replaced: RoadId | null = tile?.building ?? null;
  events.push({ kind: 'built', seat, source, building, space, paid, points, favors, replaced });
  const scored = withPoints(withBuilding(bought, space, building, seat), seat, 'buildings', points);
  return favors === 0 ? scored : gainFavors(scored, seat, building, favors);
}

const withBuilding = (state: State, space: Space, building: RoadId, owner: Seat): State => ({
  ...state,
  road: state.road.with(space - 1, { building, owner, worker: null, residence: null }),
});

/** A planned residence replaces the building on this space, whose worker has gone home (rules §8.2, D2). */
export function completeResidence(state: State, space: Space, events: Event[]): State {
  const { building: replaced, residence: seat } = tileOn(state, space)!; // The caller has seen it.
  if (seat === null) return state;
  const { prestige: points } = buildingKind('residence');
  events.push({ kind: 'residenceCompleted', seat, space, points, replaced });
  return withPoints(withBuilding(state, space, 'residence', seat), seat, 'buildings', points);
}
