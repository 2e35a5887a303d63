import type { Random, Stream } from '../../kernel/random.ts';

/** What was drawn from one stream, in order: `values[i]` is a whole number below `below[i]`. */
export interface Draws {
  readonly label: string;
  readonly below: readonly number[];
  readonly values: readonly number[];
}

/** Randomness that records what is drawn from it. */
export interface Recorder extends Random {
  /** Every stream requested so far, in that order. */
  drawn(): readonly Draws[];
}

export function recorderOf(chance: Random): Recorder {
  const all: { readonly label: string; readonly below: number[]; readonly values: number[] }[] = [];
  return {
    stream(label): Stream {
      const stream = chance.stream(label);
      const draws = { label, below: [] as number[], values: [] as number[] };
      all.push(draws);
      return {
        uniform(n) {
          const value = stream.uniform(n);
          draws.below.push(n);
          draws.values.push(value);
          return value;
        },
      };
    },
    drawn: () => all,
  };
}
