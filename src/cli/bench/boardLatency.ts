import type { Move, Sight } from '../../engines/carcassonne/index.ts';
import { seeded } from '../../kernel/random.ts';
import { pictures } from '../../render/games.ts';
import type { TableOrder } from '../../render/pipeline/order.ts';
import { createRenderer, type Renderer } from '../../render/pipeline/renderer.ts';
import type { Table } from '../../tables/tables.ts';
import type { Latency } from './latency.ts';
import { actingStandpoint, drawMove, type LiveTables, openLiveTables } from './liveTables.ts';
import { boardOrder, cellsOnOffer, recordedBoards } from './positions.ts';

/** Measured with at least this many tiles: the maps are then nearly as large as they get. */
const LARGE = 60;
/** First pictures per thread. A new thread starts without the caches that other maps have filled. */
const FIRSTS_A_THREAD = 25;

const KINDS: readonly Move['kind'][] = ['placeTile', 'placeFollower', 'pass'];

interface BoardLatencies {
  readonly rows: readonly Latency[];
  /** How many of the moves that placed a tile made the window grow. */
  readonly growing: { readonly moves: number; readonly grown: number };
}

/**
 * Time from receiving a move until it is durable and the picture of the new board is ready, by kind of move, on large
 * maps whose previous picture has just been made.
 *
 * @param samples the least number of samples of each kind
 * @param now milliseconds from any start
 */
export async function boardLatencies(samples: number, now: () => number): Promise<BoardLatencies> {
  await using tables = openLiveTables();
  const renderer = createRenderer();
  const byRow = new Map<string, number[]>();
  const growing = { moves: 0, grown: 0 };
  for (let game = 0; KINDS.some((kind) => (byRow.get(nameOf(kind, false))?.length ?? 0) < samples); game++) {
    for await (const { kind, hasGrown, milliseconds } of measuredMoves(tables, renderer, `board/${game}`, now)) {
      if (kind === 'placeTile') growing.moves++;
      if (hasGrown) growing.grown++;
      const row = nameOf(kind, hasGrown);
      byRow.set(row, [...(byRow.get(row) ?? []), milliseconds]);
    }
  }
  await renderer.close();
  const names = [...KINDS.map((kind) => nameOf(kind, false)), nameOf('placeTile', true)];
  return { rows: names.map((name) => ({ name, samples: byRow.get(name) ?? [] })), growing };
}

const nameOf = (kind: Move['kind'], hasGrown: boolean): string =>
  `${kind}: received, durable, board of ${LARGE}+ tiles ready${hasGrown ? ', the window grows' : ''}`;

async function* measuredMoves(tables: LiveTables, renderer: Renderer, seed: string, now: () => number) {
  const stream = seeded(seed).stream('bench');
  let table = await tables.begin();
  let before: string | null = null;
  const draw = () => drawMove(actingStandpoint(table).legal(), stream);
  for (let move = draw(); move !== null; move = draw()) {
    const isLarge = actingStandpoint(table).view.open.placements.length >= LARGE;
    const start = now();
    table = await tables.play(table, move);
    if (!isLarge) continue;
    const order = publicOrder(table);
    await renderer.render(order, 'board');
    const milliseconds = now() - start;
    const window = windowOf(order);
    if (before !== null) yield { kind: move.kind, hasGrown: window !== before, milliseconds };
    before = window;
  }
}

/** The public picture of a table after its newest row. */
function publicOrder(table: Table): TableOrder {
  const { seat, view, legal } = actingStandpoint(table);
  const sights = table.standpoints?.public.recent.at(-1)?.sights ?? [];
  return boardOrder(table.id, view.open, sights as readonly Sight[], cellsOnOffer(seat, legal())); // Carcassonne's.
}

/** The positions of the map's cells, which change when the window does. */
function windowOf({ view, scene }: TableOrder): string {
  const { layers } = pictures.carcassonne.board(view, scene);
  return JSON.stringify(layers.find(({ name }) => name === 'map')?.parts.map(({ box }) => box));
}

/**
 * The first picture of tables after a restart: of tables that the bot has drawn ahead, as it does with those played
 * last, and of tables that are new to the warm thread.
 */
export async function firstPictures(samples: number, now: () => number): Promise<readonly Latency[]> {
  const name = `first picture of a table of ${LARGE}+ tiles after a restart`;
  const rows = [
    { name: `${name}, drawn ahead`, isAhead: true, samples: [] as number[] },
    { name, isAhead: false, samples: [] as number[] },
  ];
  for (let from = 0; from < samples; from += FIRSTS_A_THREAD) {
    for (const { isAhead, samples: times } of rows) {
      const renderer = createRenderer();
      await renderer.render(largeBoards('first/warm-up')[0]!, 'board');
      const tables = Array.from({ length: FIRSTS_A_THREAD }, (_, i) => largeBoards(`first/${from + i}`));
      if (isAhead) for (const [board] of tables) await renderer.render(board!, 'ahead');
      for (const [, next] of tables.slice(0, samples - from)) {
        const start = now();
        await renderer.render(next!, 'board');
        times.push(now() - start);
      }
      await renderer.close();
    }
  }
  return rows;
}

const largeBoards = (seed: string): readonly TableOrder[] => recordedBoards(seed, LARGE).slice(0, 2);
