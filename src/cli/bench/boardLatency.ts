import { seeded } from '../../kernel/random.ts';
import { worded } from '../../render/contract.ts';
import type { TableOrder } from '../../render/pipeline/order.ts';
import { createRenderer, type Renderer } from '../../render/pipeline/renderer.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Latency } from './latency.ts';
import { actingStandpoint, drawMove, type LiveTables, openLiveTables } from './liveTables.ts';
import { answersOnOffer, boardOrder, type MeasuredGame, recordedBoards } from './positions.ts';

/** The thread is restarted after this many first pictures, before it knows the maps of other tables too well. */
const FIRSTS_PER_THREAD = 25;

interface BoardLatencies {
  readonly rows: readonly Latency[];
  /** Of the moves that could make the board grow, how many did. */
  readonly growing: { readonly moves: number; readonly grown: number };
}

/**
 * Time from receiving a move until it is durable and the picture of the new board is ready, by kind of move, late in
 * the game, with the previous picture made a moment ago.
 *
 * @param samples minimum number of samples of each kind
 * @param now milliseconds from any start
 */
export async function boardLatencies(
  measured: MeasuredGame,
  samples: number,
  now: () => number,
): Promise<BoardLatencies> {
  const { kinds, growth } = measured.bench;
  const nameOf = (kind: string, hasGrown: boolean): string =>
    `${kind}: received, durable, board ${measured.bench.late.name} ready${hasGrown ? ', the board grows' : ''}`;
  await using tables = openLiveTables(measured.id, measured.options);
  const renderer = createRenderer();
  const byRow = new Map<string, number[]>();
  const growing = { moves: 0, grown: 0 };
  for (let game = 0; kinds.some((kind) => (byRow.get(nameOf(kind, false))?.length ?? 0) < samples); game++) {
    for await (const { kind, hasGrown, milliseconds } of measuredMoves(
      measured,
      tables,
      renderer,
      `board/${game}`,
      now,
    )) {
      if (kind === growth?.kind) growing.moves++;
      if (hasGrown) growing.grown++;
      const row = nameOf(kind, hasGrown);
      byRow.set(row, [...(byRow.get(row) ?? []), milliseconds]);
    }
  }
  await renderer.close();
  const names = [...kinds.map((kind) => nameOf(kind, false)), ...(growth ? [nameOf(growth.kind, true)] : [])];
  return { rows: names.map((name) => ({ name, samples: byRow.get(name) ?? [] })), growing };
}

async function* measuredMoves(
  game: MeasuredGame,
  tables: LiveTables,
  renderer: Renderer,
  seed: string,
  now: () => number,
) {
  const { bench } = game;
  const stream = seeded(seed).stream('bench');
  let table = await tables.begin();
  let before: string | null = null;
  const draw = () => drawMove(actingStandpoint(table).legal(), stream);
  for (let move = draw(); move !== null; move = draw()) {
    const isLate = bench.late.includes(actingStandpoint(table).view.open);
    const start = now();
    table = await tables.play(table, move);
    if (!isLate) continue;
    const order = publicOrder(game, table);
    await renderer.render(order, 'board');
    const milliseconds = now() - start;
    const window = windowOf(game, order);
    if (before !== null) yield { kind: move.kind, hasGrown: window !== before, milliseconds };
    before = window;
  }
}

/** The public picture of a table after its newest row. */
function publicOrder(game: MeasuredGame, table: Table): TableOrder {
  const { seat, view, legal } = actingStandpoint(table);
  const sights = table.standpoints?.public.recent.at(-1)?.sights ?? [];
  return boardOrder(game, table.id, view.open, sights, answersOnOffer(game, seat, legal()));
}

/** Positions of the parts that shift when the board grows; constant if they did not. */
function windowOf({ pictures, bench }: MeasuredGame, { view, scene }: TableOrder): string {
  if (bench.growth === null) return '';
  const { layers } = pictures.board(view, worded(scene));
  return JSON.stringify(layers.find(({ name }) => name === bench.growth?.layer)?.parts.map(({ box }) => box));
}

/**
 * The first picture of tables after a restart: of recently played tables, which the bot has drawn ahead, and of tables
 * that are new to the warm thread.
 */
export async function firstPictures(
  game: MeasuredGame,
  samples: number,
  now: () => number,
): Promise<readonly Latency[]> {
  const lateBoards = (seed: string): readonly TableOrder[] => recordedBoards(game, seed).slice(0, 2);
  const name = `first picture of a table ${game.bench.late.name} after a restart`;
  const rows = [
    { name: `${name}, drawn ahead`, isAhead: true, samples: [] as number[] },
    { name, isAhead: false, samples: [] as number[] },
  ];
  for (let from = 0; from < samples; from += FIRSTS_PER_THREAD) {
    for (const { isAhead, samples: times } of rows) {
      const renderer = createRenderer();
      await renderer.render(lateBoards('first/warm-up')[0]!, 'board');
      const tables = Array.from({ length: FIRSTS_PER_THREAD }, (_, i) => lateBoards(`first/${from + i}`));
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
