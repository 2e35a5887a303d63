/** One operation whose speed is measured. */
export interface Variant {
  readonly name: string;
  /** The unit that is counted, in the plural: `games`, `moves`. */
  readonly unit: string;
  /** Runs it a number of times. */
  run(): Work | Promise<Work>;
}

interface Work {
  /** How often it ran. */
  readonly times: number;
  /** Total number of moves played; 0 if nothing is played. */
  readonly moves: number;
}

export interface Measured {
  readonly name: string;
  readonly unit: string;
  /** The median of all rounds. */
  readonly timesPerSecond: number;
  readonly movesPerSecond: number;
}

/** Milliseconds from any start. */
type Now = () => number;

/**
 * Compares variants: in every round each runs for a number of milliseconds in turn, so that a busy machine slows all of
 * them alike. The first round is a warm-up and does not count.
 */
export async function measure(
  variants: readonly Variant[],
  { rounds, stretch, now }: { readonly rounds: number; readonly stretch: number; readonly now: Now },
): Promise<readonly Measured[]> {
  const measured = variants.map(({ name, unit, run }) => ({
    name,
    unit,
    run,
    times: [] as number[],
    moves: [] as number[],
  }));
  for (let round = 0; round <= rounds; round++) {
    for (const { run, times, moves } of measured) {
      const rate = await runFor(stretch, run, now);
      if (round === 0) continue;
      times.push(rate.times);
      moves.push(rate.moves);
    }
  }
  return measured.map(({ name, unit, times, moves }) => ({
    name,
    unit,
    timesPerSecond: median(times),
    movesPerSecond: median(moves),
  }));
}

/** Operations per second, measured over at least this many milliseconds. */
async function runFor(stretch: number, run: Variant['run'], now: Now): Promise<Work> {
  // Work left over from the previous turn must not count here.
  await new Promise((resolve) => setImmediate(resolve));
  const start = now();
  let times = 0;
  let moves = 0;
  let seconds = 0;
  do {
    const work = await run();
    times += work.times;
    moves += work.moves;
    seconds = (now() - start) / 1_000;
  } while (seconds * 1_000 < stretch);
  return { times: times / seconds, moves: moves / seconds };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}
