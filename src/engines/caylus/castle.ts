/** The castle: batches, houses, and the best builder (rules §9). */
import type { Seat } from '../contract.ts';
import type { StopReason } from './causes.ts';
import { BATCH_OTHERS, CASTLE, NO_BATCH_LOSS } from './components.ts';
import type { Event } from './events.ts';
import { type Bag, inOrder, withPayment } from './holdings.ts';
import { CUBES, SECTIONS, type Section } from './ids.ts';
import { lossOf, withPoints } from './scoring.ts';
import { type Board, type Builder, playerAt, type State } from './state.ts';

/** The section in which the next house is built, or null if the castle is full (rules §9.3). */
export const sectionForHouse = ({ stage, houses }: Pick<Board, 'stage' | 'houses'>): Section | null =>
  SECTIONS.slice(SECTIONS.indexOf(stage)).find((section) => houses[section].length < CASTLE[section].capacity) ?? null;

/** All batches: food and two others of different kinds. */
const BATCHES: readonly Bag[] = CUBES.flatMap((one, i) =>
  CUBES.slice(i + 1).flatMap((other) => (one === 'food' ? [] : [inOrder(['food', one, other])])),
);

/** Whether these cubes are a batch (rules §9.2). */
export const isBatch = (bag: Bag): boolean =>
  bag.length === 1 + BATCH_OTHERS && bag.includes('food') && new Set(bag).size === bag.length;

/** The batches that a seat can give. */
export function batchesFor(board: Pick<Board, 'players'>, seat: Seat): readonly Bag[] {
  const { cubes } = playerAt(board, seat);
  return cubes.food === 0 ? [] : BATCHES.filter((batch) => batch.every((cube) => cubes[cube] > 0));
}

/** Why a seat's turn in the castle is over without asking, or null. */
export function whyStopped(board: Board, seat: Seat): StopReason | null {
  if (sectionForHouse(board) === null) return 'castleFull';
  return batchesFor(board, seat).length > 0 ? null : 'cannotPay';
}

const builderAt = ({ queue }: Pick<Board, 'queue'>, seat: Seat): number =>
  queue.findIndex((builder) => builder.seat === seat);

/** How many batches a seat has given in this round. */
export const batchesOf = (board: Pick<Board, 'queue'>, seat: Seat): number =>
  board.queue[builderAt(board, seat)]?.batches ?? 0;

/** The state after a seat has given a batch for a house. */
export function withHouse(state: State, seat: Seat, pay: Bag, events: Event[]): State {
  const section = sectionForHouse(state)!; // There is room, or nobody would be asked.
  const { prestige: points } = CASTLE[section];
  const at = builderAt(state, seat);
  const number = batchesOf(state, seat) + 1;
  events.push({ kind: 'builtHouse', seat, section, paid: pay, points, number });
  const built = withPoints(withPayment(state, seat, pay, 0), seat, 'castle', points);
  return {
    ...built,
    queue: state.queue.with(at, { seat, batches: number }),
    houses: { ...state.houses, [section]: [...state.houses[section], seat] },
  };
}

/** The seat's turn in the castle is over; who built nothing loses points, unless the castle is full (rules §9.4). */
export function stopped(state: State, seat: Seat, reason: StopReason, events: Event[]): State {
  const batches = batchesOf(state, seat);
  const due = batches > 0 || reason === 'castleFull' ? 0 : NO_BATCH_LOSS;
  const lost = lossOf(playerAt(state, seat), due);
  events.push({ kind: 'stoppedBuilding', seat, batches, reason, due, lost });
  return lost === 0 ? state : withPoints(state, seat, 'penalties', -lost);
}

/** Who has given most batches, the first in the queue among those with as many; null if all have none (rules §9.5). */
export function bestBuilderOf(queue: readonly Builder[]): (Builder & { readonly isTied: boolean }) | null {
  const most = Math.max(0, ...queue.map(({ batches }) => batches));
  const [best, ...tied] = queue.filter(({ batches }) => batches === most);
  return best === undefined || most === 0 ? null : { ...best, isTied: tied.length > 0 };
}
