import { carcassonne } from '../../engines/carcassonne/index.ts';
import { seeded } from '../../kernel/random.ts';
import type { TableOrder } from '../../render/pipeline/order.ts';
import { createRenderer } from '../../render/pipeline/renderer.ts';
import { drawMove, movesIn } from './liveTables.ts';
import { NAMES, orderAfter } from './positions.ts';

/** Tables that take turns: more than the thread's cache holds layers of. */
const TABLES = 30;
const MEGABYTE = 1024 * 1024;

interface Memory {
  readonly renders: number;
  /** Memory of the whole process in megabytes: the overall peak, and the peaks of the third and the last quarter. */
  readonly most: number;
  readonly third: number;
  readonly last: number;
}

/** The memory of the process while it draws many pictures of many tables, one after another. */
export async function memoryOver(renders: number): Promise<Memory> {
  const tables = Array.from({ length: TABLES }, (_, i) => boards(`memory/${i}`));
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

/** The pictures of one random game after another, made on demand: all together they would fill the memory. */
function* boards(seed: string): Generator<TableOrder, never> {
  for (let game = 0; ; game++) {
    const random = seeded(`${seed}/${game}`);
    const stream = random.stream('bench');
    const config = { seats: NAMES.length, options: [] };
    let { state } = carcassonne.setup(config, carcassonne.deal(config, random));
    for (let move = drawMove(movesIn(state), stream); move !== null; move = drawMove(movesIn(state), stream)) {
      const turn = carcassonne.turn(state);
      if ('over' in turn) break;
      const played = carcassonne.play(state, turn.awaits[0]!, move, random);
      if (!played.ok) throw new Error(`a legal move was refused: ${JSON.stringify(played.error)}`);
      state = played.value.state;
      yield orderAfter(seed, played.value);
    }
  }
}
