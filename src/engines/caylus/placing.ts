/** Where workers can be put, what it costs, and how they come home. */
import { type Seat, seatsOf } from '../contract.ts';
import { buildingKind } from './buildings.ts';
import type { CostReason, PassReason, WorkerPlace } from './causes.ts';
import { BASE_COST, OWNER_PRESTIGE, STABLES_SLOTS, TWO_PLAYER_COST } from './components.ts';
import type { Event } from './events.ts';
import { PLACES, PLACES_BEFORE_ROAD, type Place, ROAD_PLACES, type Space } from './ids.ts';
import { withPoints } from './scoring.ts';
import { type Board, playerAt, type RoadTile, type State, tileOn, withPlayer, withTile } from './state.ts';
import type { Violation } from './violations.ts';

const spaces = new Map<Place, Space>(ROAD_PLACES.map((place, i) => [place, (i + 1) as Space])); // One for each space.

/** The road space of a place; null for the castle and the buildings before the bridge. */
export const spaceOf = (place: Place): Space | null => spaces.get(place) ?? null;

/** Why a seat's worker cannot be put there, whatever it costs; or null (rules §4.1). */
export function whyNotThere(board: Board, seat: Seat, place: Place): Violation | null {
  switch (place) {
    case 'castle': {
      const by = board.queue.map((builder) => builder.seat);
      return whyNotAmong(place, by, seat, board.seats);
    }
    case 'stables':
      if (board.seats === 2) return { kind: 'closed', place };
      return whyNotAmong(place, board.specials.stables, seat, STABLES_SLOTS);
    case 'inn':
      return whyOccupied(place, board.specials.inn.left);
    case 'gate':
    case 'trading_post':
    case 'merchants_guild':
    case 'joust_field':
      return whyOccupied(place, board.specials[place]);
    default:
      return whyNotOnRoad(board, place);
  }
}

function whyNotAmong(place: Place, by: readonly Seat[], seat: Seat, most: number): Violation | null {
  if (by.includes(seat)) return { kind: 'alreadyThere', place };
  return by.length < most ? null : { kind: 'occupied', place, by };
}

const whyOccupied = (place: Place, by: Seat | null): Violation | null =>
  by === null ? null : { kind: 'occupied', place, by: [by] };

function whyNotOnRoad(board: Board, place: Place): Violation | null {
  const space = spaceOf(place);
  if (space === null) return { kind: 'noSuchName', name: place };
  const tile = tileOn(board, space);
  if (tile === null) return { kind: 'emptySpace', space };
  const { building, worker } = tile;
  if (buildingKind(building).worker === null) return { kind: 'noWorkersThere', space, building };
  return whyOccupied(place, worker);
}

/** All places where a seat's worker can be put, whatever they cost. */
export function freePlaces(board: Board, seat: Seat): readonly Place[] {
  const places = PLACES_BEFORE_ROAD.filter((place) => whyNotThere(board, seat, place) === null);
  for (let i = 0; i < ROAD_PLACES.length; i++) if (isFree(board.road[i]!)) places.push(ROAD_PLACES[i]!); // One for each.
  return places;
}

const isFree = (tile: RoadTile | null): boolean =>
  tile !== null && tile.worker === null && buildingKind(tile.building).worker !== null;

/** What a worker costs there, and why (rules §4.2). */
export function costOf(board: Board, seat: Seat, place: Place): { readonly cost: number; readonly reason: CostReason } {
  const { seats, specials, passed, road } = board;
  if (specials.inn.right === seat) return { cost: BASE_COST, reason: 'inn' };
  const space = spaceOf(place);
  if (space !== null && road[space - 1]?.owner === seat) return { cost: BASE_COST, reason: 'ownBuilding' };
  return { cost: fullCost(board), reason: seats === 2 && passed.length > 0 ? 'otherPassed' : 'passed' };
}

/** All places where a seat can put a worker now and pay for it. */
export function placesFor(board: Board, seat: Seat): readonly Place[] {
  const { deniers, workers } = playerAt(board, seat);
  if (deniers < BASE_COST || workers === 0) return [];
  const places = freePlaces(board, seat);
  return deniers >= fullCost(board) ? places : places.filter((place) => costOf(board, seat, place).cost <= deniers);
}

/** What a place costs without a reason to be cheaper. */
const fullCost = ({ seats, passed }: Board): number =>
  seats === 2 && passed.length > 0 ? TWO_PLAYER_COST : BASE_COST + passed.length;

/** Why a seat has to pass (rules §4.4), or null. */
export function whyForcedToPass(board: Board, seat: Seat): PassReason | null {
  const { deniers, workers } = playerAt(board, seat);
  if (workers === 0) return 'noWorker';
  if (deniers < BASE_COST) return 'noPlace';
  const hasPlace = PLACES.some(
    (place) => whyNotThere(board, seat, place) === null && costOf(board, seat, place).cost <= deniers,
  );
  return hasPlace ? null : 'noPlace';
}

/** The state after a worker, which is in no other place, was put there. */
export function withWorker(
  state: State,
  seat: Seat,
  place: Place,
): { readonly state: State; readonly on: WorkerPlace } {
  const { specials } = state;
  switch (place) {
    case 'castle': {
      const queue = [...state.queue, { seat, batches: 0 }];
      return { state: { ...state, queue }, on: { kind: 'castle', number: queue.length } };
    }
    case 'stables': {
      const stables = [...specials.stables, seat];
      const on = { kind: 'special', building: place, number: stables.length } as const;
      return { state: { ...state, specials: { ...specials, stables } }, on };
    }
    case 'inn': {
      const inn = { ...specials.inn, left: seat };
      return {
        state: { ...state, specials: { ...specials, inn } },
        on: { kind: 'special', building: place, number: null },
      };
    }
    case 'gate':
    case 'trading_post':
    case 'merchants_guild':
    case 'joust_field':
      return {
        state: { ...state, specials: { ...specials, [place]: seat } },
        on: { kind: 'special', building: place, number: null },
      };
    default: {
      const space = spaceOf(place)!; // All other places are on the road.
      const { building, owner } = tileOn(state, space)!; // No worker is put on an empty space.
      return { state: withTile(state, space, { worker: seat }), on: { kind: 'road', building, space, owner } };
    }
  }
}

/** The owner of a building scores for another player's worker (rules §4.3). */
export function scoreOwner(state: State, by: Seat, on: WorkerPlace, events: Event[]): State {
  if (on.kind !== 'road' || on.owner === null || on.owner === by) return state;
  const { building, space, owner } = on;
  events.push({ kind: 'ownerScored', seat: owner, by, building, space, points: OWNER_PRESTIGE });
  return withPoints(state, owner, 'owner', OWNER_PRESTIGE);
}

/** The state after one worker of each of these seats has come back to hand. */
export const withWorkersHome = (state: State, home: readonly Seat[]): State =>
  home.reduce((next, seat) => withPlayer(next, seat, { workers: playerAt(next, seat).workers + 1 }), state);

/** How many workers of a seat are on the board. */
export function workersOut({ specials, road, queue }: Board, seat: Seat): number {
  const { gate, trading_post, merchants_guild, joust_field, stables, inn } = specials;
  const before = [gate, trading_post, merchants_guild, joust_field, ...stables, inn.left, inn.right];
  const all = [...before, ...road.map((tile) => tile?.worker ?? null), ...queue.map((builder) => builder.seat)];
  return all.filter((worker) => worker === seat).length;
}

/** By seat: how many workers are behind this space, without effect if the provost is there. */
export const workersBehind = ({ road, seats }: Board, space: number): readonly number[] =>
  seatsOf(seats).map((seat) => road.filter((tile, i) => i >= space && tile?.worker === seat).length);
