import { seeded } from '../../kernel/random.ts';
import type { TableOrder } from '../../render/pipeline/order.ts';
import { createRenderer } from '../../render/pipeline/renderer.ts';
import { drawMove, movesIn } from './liveTables.ts';
import { type MeasuredGame, orderAfter } from './positions.ts';

/** Number of tables, used in rotation: more than the thread's cache has layers for. */
const TABLES = 30;
const MEGABYTE = 1024 * 1024;

interface Memory {
  readonly renders: number;
  /** Memory of the whole process in megabytes: the overall peak, and the peaks of the third and the last quarter. */
  readonly most: number;
  readonly third: number;
  readonly last: number;
}

/** Memory used by the process while it makes this many pictures of many tables, one after another. */
export async function memoryOver(game: MeasuredGame, renders: number): Promise<Memory> {
  const tables = Array.from({ length: TABLES }, (_, i) => boards(game, `memory/${i}`));
  const renderer = createRenderer();
  const sizes: number[] = [];
  for (let i = 0; i < renders; i++) {
    await renderer.render(tables[i % TABLES]!.next().value, 'board');
    sizes.push(process.memoryUsage.rss() / MEGABYTE);
  }
  await renderer.close();
  const quarter = (number: number) => sizes.slice((number * renders) / 4, ((number + 1) * renders) / 4);
  return { renders, most: Math.max(...sizes), third: Math.max(...quarter(2)), last: Math.max(...quarter(3)) };
}

/** The pictures of random games, generated on demand: a recording would fill the memory. */
function* boards(game: MeasuredGame, seed: string): Generator<TableOrder, never> {
  const { engine, options, names } = game;
  for (let number = 0; ; number++) {
    const random = seeded(`${seed}/${number}`);
    const stream = random.stream('bench');
    const config = { seats: names.length, options };
    let { state } = engine.setup(config, engine.deal(config, random));
    for (
      let move = drawMove(movesIn(engine, state), stream);
      move !== null;
      move = drawMove(movesIn(engine, state), stream)
    ) {
      const turn = engine.turn(state);
      if ('over' in turn) break;
      const played = engine.play(state, turn.awaits[0]!, move, random);
      if (!played.ok) throw new Error(`a legal move was refused: ${JSON.stringify(played.error)}`);
      state = played.value.state;
      yield orderAfter(game, seed, played.value);
    }
  }
}
