import type { Random } from '../../../../kernel/random.ts';
import { shuffled } from '../../../../kernel/random.ts';
import { type Seat, seatOf } from '../../../contract.ts';
import { atlas, cellOf, placementAt, STEPS, xOf, yOf } from '../../atlas.ts';
import { tileKind } from '../../components.ts';
import type { Cell, Event } from '../../events.ts';
import { spotOf } from '../../figures.ts';
import { SIDES, type Side, type TileId } from '../../ids.ts';
import {
  type AgendaStep,
  activeSeat,
  lastKind,
  type Placed,
  STEPS_OF_DRAGON,
  type State,
  stepOf,
} from '../../state.ts';
import type { Violation } from '../../violations.ts';
import { fableOf, withFable } from './fable.ts';
import { sendHome } from './home.ts';

export const isSame = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** Rules §13.2: a dragon tile waits until the dragon is in play. */
export function setAside(state: State, tile: TileId): State | null {
  const { dragon, setAside } = fableOf(state);
  if (dragon !== null || !tileKind(tile).flags.includes('dragon')) return null;
  return withFable(state, { setAside: [...setAside, tile] });
}

/** Rules §13.1, §13.2: the dragon goes to the volcano just placed, and tiles set aside go back into the stack. */
export function callDragon(state: State, seat: Seat, events: Event[], random: Random): State {
  if (!lastKind(state).flags.includes('volcano')) return state;
  const { x, y } = state.placements.at(-1)!; // The volcano.
  const { dragon: from, setAside } = fableOf(state);
  events.push({ kind: 'movedDragon', seat, from, x, y, to: 'volcano', step: 0, forced: true, eaten: [] });
  const called = withFable(state, { dragon: { x, y }, setAside: [] });
  if (setAside.length === 0) return called;
  events.push({ kind: 'shuffledBack', tiles: setAside });
  return { ...called, stack: shuffled(random.stream('setAside'), [...state.stack, ...setAside]) };
}

/** Rules §13.3: after the action on a dragon tile, the dragon begins to move. */
export function rouseDragon(state: State, events: Event[]): State {
  const { dragon } = fableOf(state);
  if (dragon === null || !lastKind(state).flags.includes('dragon')) return state;
  return goOn(state, [dragon], events);
}

type DragonStep = Extract<AgendaStep, { readonly kind: 'dragon' }>;

/** The step of the dragon that the game is waiting for, or null. */
export function dragonStepOf(state: State): DragonStep | null {
  const step = stepOf(state);
  return step?.kind === 'dragon' ? step : null;
}

/** The dragon has made the step that the agenda asked for; goes on until there is a choice or the movement ends. */
export function moveDragon(state: State, { seat, way }: DragonStep, side: Side, events: Event[]): State {
  const moved = enter(state, seat, way, side, false, events);
  return goOn({ ...moved, agenda: moved.agenda.slice(0, -1) }, [...way, fableOf(moved).dragon!], events);
}

/** Steps with one possibility are made at once, in the name of the player whose step it is (rules §13.3). */
function goOn(state: State, way: readonly Cell[], events: Event[]): State {
  const active = activeSeat(state)!; // The step beneath.
  let now = state;
  let been = way;
  while (been.length <= STEPS_OF_DRAGON) {
    const seat = seatOf((active + been.length - 1) % state.seats, state.seats)!; // The remainder is a seat.
    const sides = openSides(now, been);
    if (sides.length > 1) return { ...now, agenda: [...now.agenda, { kind: 'dragon', seat, way: been }] };
    const [only] = sides;
    if (only === undefined) {
      events.push({ kind: 'dragonStopped', steps: been.length - 1 });
      return now;
    }
    now = enter(now, seat, been, only, true, events);
    been = [...been, fableOf(now).dragon!]; // It has just moved.
  }
  return now;
}

/** The dragon enters the next tile, and all figures there go home. */
function enter(state: State, seat: Seat, way: readonly Cell[], side: Side, forced: boolean, events: Event[]): State {
  const from = way.at(-1)!; // It begins somewhere.
  const { x, y } = besideOf(from, side);
  const eaten = figuresAt(state, { x, y });
  const spots = eaten.map((figure) => spotOf(state, figure));
  events.push({ kind: 'movedDragon', seat, from, x, y, to: 'step', step: way.length, forced, eaten: spots });
  return sendHome(withFable(state, { dragon: { x, y } }), eaten, events);
}

/** The figures on the tile of a cell. */
export function figuresAt(state: State, { x, y }: Cell): readonly Placed[] {
  const placement = placementAt(atlas(state.placements), cellOf(x, y)!); // On the map.
  return state.figures.filter((figure) => figure.placement === placement);
}

/** The cell beside this one. */
export function besideOf({ x, y }: Cell, side: Side): Cell {
  const cell = cellOf(x, y)! + STEPS[SIDES.indexOf(side)]!; // No map reaches the edge of the grid.
  return { x: xOf(cell), y: yOf(cell) };
}

/** The sides to which the dragon can go after this way. */
export const openSides = (state: State, way: readonly Cell[]): readonly Side[] =>
  SIDES.filter((side) => whyNotTo(state, way, side) === null);

/** Rules §13.3: onto a tile on which it has not been in this movement, and not to the fairy. */
export function whyNotTo(state: State, way: readonly Cell[], side: Side): Violation | null {
  const cell = besideOf(way.at(-1)!, side); // It begins somewhere.
  const { fairy } = fableOf(state);
  if (placementAt(atlas(state.placements), cellOf(cell.x, cell.y)!) < 0)
    return { kind: 'dragonCannotGo', side, because: 'noTile' };
  if (way.some((been) => isSame(been, cell))) return { kind: 'dragonCannotGo', side, because: 'wasThere' };
  if (fairy !== null && isSame(fairy.cell, cell)) return { kind: 'dragonCannotGo', side, because: 'fairy' };
  return null;
}
