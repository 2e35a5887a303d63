/**
 * Chance, passed in. Every shuffle takes its numbers from a stream with its own label, so that replaying a move draws
 * the same again, and a record can be checked afterwards.
 */
export interface Random {
  /** The stream with this label, from its start. The same label always gives the same numbers: use each label once. */
  stream(label: string): Stream;
}

export interface Stream {
  /** A whole number from 0 to n − 1, all equally likely; n from 1 to 2³². */
  uniform(n: number): number;
}

/** The values of a list in random order: place i from the last down to 1 is swapped with uniform(i + 1). */
export function shuffled<T>(stream: Stream, values: readonly T[]): readonly T[] {
  const order = [...values];
  for (let i = order.length - 1; i >= 1; i--) {
    const j = stream.uniform(i + 1);
    const held = order[i]!;
    order[i] = order[j]!;
    order[j] = held;
  }
  return order;
}

/** The numbers 0 to n − 1 in random order. */
export const shuffle = (stream: Stream, n: number): readonly number[] =>
  shuffled(
    stream,
    Array.from({ length: n }, (_, i) => i),
  );

/**
 * A fast generator for simulations and tests (sfc32, seeded with a hash of seed and label). Never for real tables: its
 * seed is small enough to be found by brute force.
 */
export const seeded = (seed: string): Random => ({ stream: (label) => sfc32(`${seed}\u0000${label}`) });

/** For positions that need no chance: throws when asked for a stream, which is our own mistake. */
export const noChance: Random = {
  stream(label) {
    throw new Error(`no chance was expected here, yet the stream ${JSON.stringify(label)} was asked for`);
  },
};

function sfc32(text: string): Stream {
  let a = fnv1a(text, 0x811c9dc5);
  let b = fnv1a(text, 0x01000193);
  let c = fnv1a(text, 0x9e3779b9);
  let counter = 1;

  const word = (): number => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) word();

  return {
    uniform(n) {
      // Draw again where the remainder would favor small numbers.
      const fair = Math.floor(0x1_0000_0000 / n) * n;
      let drawn = word();
      while (drawn >= fair) drawn = word();
      return drawn % n;
    },
  };
}

function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}
