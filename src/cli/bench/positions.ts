import { carcassonne, type Event, type State } from '../../engines/carcassonne/index.ts';
import { playout } from '../../engines/playout.ts';
import { seeded } from '../../kernel/random.ts';
import type { SceneStep } from '../../render/contract.ts';
import type { TableOrder } from '../../render/pipeline/order.ts';
import { LOCALES } from '../../words/contract.ts';

/** Names of five players, the most that the game allows. */
export const NAMES = ['Annika', 'Ben', 'さくら', 'Maximilian der Große', 'Theo'] as const;

/** The public picture of a table after these events, with the cells on offer numbered as on a board message. */
export function boardOrder(table: string, state: State, events: readonly Event[]): TableOrder {
  const view = { open: carcassonne.open(state), own: null };
  const recent = events.map((event) => carcassonne.sight(event, 'table'));
  const scene = { names: NAMES, locale: LOCALES[0], recent, story: recent, step: cellsOnOffer(state), zoom: null };
  return { kind: 'board', game: carcassonne.id, table, viewer: 'table', view, scene };
}

function cellsOnOffer(state: State): SceneStep | null {
  const turn = carcassonne.turn(state);
  if ('over' in turn) return null;
  const seat = turn.awaits[0]!;
  const cells = new Map<string, { readonly x: number; readonly y: number }>();
  for (const move of carcassonne.legal(state, seat)) {
    if (move.kind === 'placeTile') cells.set(`${move.x} ${move.y}`, { x: move.x, y: move.y });
  }
  const answers = [...cells.values()].map((cell, i) => ({
    label: `${i + 1}`,
    partial: { kind: 'placeTile', ...cell },
  }));
  return answers.length === 0 ? null : { seat, moves: [], partial: {}, answers };
}

/**
 * The pictures of a random game with five seats, one after each move; the seed is the name of the table too.
 *
 * @param tiles only pictures with at least this many tiles on the map
 */
export function recordedBoards(seed: string, tiles: number): readonly TableOrder[] {
  const orders: TableOrder[] = [];
  playout(carcassonne, { seats: NAMES.length, options: [] }, seeded(seed), ({ state, events }) => {
    if (state.placements.length >= tiles) orders.push(boardOrder(seed, state, events));
  });
  return orders;
}
