import { type Carcassonne, carcassonne, type Move, type Sight } from '../../engines/carcassonne/index.ts';
import type { OpenView, Seat, Step } from '../../engines/contract.ts';
import { playout } from '../../engines/playout.ts';
import { seeded } from '../../kernel/random.ts';
import type { SceneStep } from '../../render/contract.ts';
import type { TableOrder } from '../../render/pipeline/order.ts';
import { LOCALES } from '../../words/contract.ts';

/** Names of five players, the most that the game allows. */
export const NAMES = ['Annika', 'Ben', 'さくら', 'Maximilian der Große', 'Theo'] as const;

/** Orders the public board after these recent sights, with the offered cells numbered as in Discord. */
export function boardOrder(
  table: string,
  open: OpenView<Carcassonne>,
  recent: readonly Sight[],
  step: SceneStep | null,
): TableOrder {
  const scene = { names: NAMES, locale: LOCALES[0], recent, story: recent, step, zoom: null };
  return { kind: 'board', game: carcassonne.id, table, viewer: 'table', view: { open, own: null }, scene };
}

/** Orders the public board after a step of an engine; no stored table is needed. */
export function orderAfter(table: string, { state, events }: Step<Carcassonne>): TableOrder {
  const turn = carcassonne.turn(state);
  const seat = 'over' in turn ? null : turn.awaits[0]!;
  const recent = events.map((event) => carcassonne.sight(event, 'table'));
  const step = seat === null ? null : cellsOnOffer(seat, carcassonne.legal(state, seat));
  return boardOrder(table, carcassonne.open(state), recent, step);
}

/** The cells on which these moves place a tile, numbered; null when there are none. */
export function cellsOnOffer(seat: Seat, legal: Iterable<Move>): SceneStep | null {
  const cells = new Map<string, { readonly x: number; readonly y: number }>();
  for (const move of legal) {
    if (move.kind === 'placeTile') cells.set(`${move.x} ${move.y}`, { x: move.x, y: move.y });
  }
  const answers = [...cells.values()].map((cell, i) => ({
    label: `${i + 1}`,
    partial: { kind: 'placeTile', ...cell },
  }));
  return answers.length === 0 ? null : { seat, moves: [], partial: {}, answers };
}

/**
 * Orders for the pictures of a random game with five seats, one after each move. The seed is also the table's name.
 *
 * @param tiles leaves out pictures with fewer tiles on the map
 */
export function recordedBoards(seed: string, tiles: number): readonly TableOrder[] {
  const orders: TableOrder[] = [];
  playout(carcassonne, { seats: NAMES.length, options: [] }, seeded(seed), (step) => {
    if (step.state.placements.length >= tiles) orders.push(orderAfter(seed, step));
  });
  return orders;
}
