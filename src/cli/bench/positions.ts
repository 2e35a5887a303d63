import type { Engine, GameTypes, Kind, OpenView, Seat, Step } from '../../engines/contract.ts';
import { type GameId, games } from '../../engines/games.ts';
import { playout } from '../../engines/playout.ts';
import { seeded } from '../../kernel/random.ts';
import { type GamePictures, SCREENS, type SceneStep } from '../../render/contract.ts';
import { pictures } from '../../render/games.ts';
import type { TableOrder } from '../../render/pipeline/order.ts';
import { LOCALES } from '../../words/contract.ts';
import { type BenchGame, benchGames } from './games.ts';

const NAMES = ['Annika', 'Ben', 'さくら', 'Maximilian der Große', 'Theo', 'Мария', 'Zoë'] as const;

/** A game with everything needed to measure it; the bench passes it only its own states and moves. */
export interface MeasuredGame {
  readonly id: GameId;
  readonly engine: Engine;
  readonly pictures: GamePictures;
  readonly bench: BenchGame;
  readonly options: readonly string[];
  /** As many as can play with these options. */
  readonly names: readonly string[];
}

export function measuredGame(id: GameId, options: readonly string[]): MeasuredGame {
  const engine: Engine = games[id];
  const names = NAMES.slice(0, engine.seats(options).max);
  return { id, engine, options, pictures: pictures[id], bench: benchGames[id], names };
}

/** The public picture of a table after these sights, with the answers on offer numbered as on a board message. */
export function boardOrder(
  { id, names }: MeasuredGame,
  table: string,
  open: OpenView,
  recent: readonly Kind[],
  step: SceneStep | null,
): TableOrder {
  const scene = { names, locale: LOCALES[0], recent, story: recent, step, zoom: null, screen: SCREENS[0] };
  return { kind: 'board', game: id, table, viewer: 'table', view: { open, own: null }, scene };
}

/** The same after a step of a game that is played without a table. */
export function orderAfter(game: MeasuredGame, table: string, { state, events }: Step<GameTypes>): TableOrder {
  const { engine } = game;
  const turn = engine.turn(state);
  const seat = 'over' in turn ? null : turn.awaits[0]!;
  const recent = events.map((event) => engine.sight(event, 'table'));
  const step = seat === null ? null : answersOnOffer(game, seat, engine.legal(state, seat));
  return boardOrder(game, table, engine.open(state), recent, step);
}

/** What the board marks for these moves, numbered; null if it marks nothing. */
export function answersOnOffer({ bench }: MeasuredGame, seat: Seat, legal: Iterable<Kind>): SceneStep | null {
  const marks = new Map<string, Readonly<Record<string, unknown>>>();
  for (const move of legal) {
    const mark = bench.mark(move);
    if (mark !== null) marks.set(JSON.stringify(mark), mark);
  }
  const answers = [...marks.values()].map((partial, i) => ({ label: `${i + 1}`, partial }));
  return answers.length === 0 ? null : { seat, moves: [], partial: {}, answers };
}

/**
 * The late pictures of a random game with all seats taken, one after each move; the seed is also the name of the table.
 */
export function recordedBoards(game: MeasuredGame, seed: string): readonly TableOrder[] {
  const { engine, options, bench, names } = game;
  const orders: TableOrder[] = [];
  playout<GameTypes>(engine, { seats: names.length, options }, seeded(seed), (step) => {
    if (bench.late.includes(engine.open(step.state))) orders.push(orderAfter(game, seed, step));
  });
  return orders;
}
