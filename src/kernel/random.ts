/**
 * The source of randomness, always passed in as a parameter. Each shuffle or die roll reads its own labeled stream, so
 * replaying a move after an undo draws the same numbers, and a finished game can be verified from its record.
 */
export interface Random {
  /** The stream with this label, from its start. A label always gives the same numbers, so use each label only once. */
  stream(label: string): Stream;
}

export interface Stream {
  /** The next integer from 0 to n − 1, each equally likely. n is from 1 to 2³². */
  uniform(n: number): number;
}

/**
 * A shuffled copy (Fisher–Yates: each index i, from the last down to 1, is swapped with index `uniform(i + 1)`). Records
 * of games depend on this exact procedure.
 */
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

/** The integers 0 to n − 1 in random order. */
export const shuffle = (stream: Stream, n: number): readonly number[] =>
  shuffled(
    stream,
    Array.from({ length: n }, (_, i) => i),
  );

/**
 * A fast generator for simulations and tests: sfc32, seeded with a hash of the seed and the label. Never use it for real
 * tables, because its seed is small enough to find by brute force.
 */
export const seeded = (seed: string): Random => ({ stream: (label) => sfc32(`${seed}\u0000${label}`) });

/** For moves that must not use randomness: asking for a stream throws. */
export const noChance: Random = {
  stream(label) {
    throw new Error(`unexpected use of randomness: stream ${JSON.stringify(label)}`);
  },
};

/** The generator sfc32: three words of state and a counter. */
function sfc32(text: string): Stream {
  let a = fnv1a(text, 0x811c9dc5);
  let b = fnv1a(text, 0x01000193);
  let c = fnv1a(text, 0x9e3779b9);
  let counter = 1;

  const nextWord = (): number => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) nextWord();

  return {
    uniform(n) {
      // Rejects numbers from the last multiple of n on: they would make small remainders more likely.
      const limit = Math.floor(0x1_0000_0000 / n) * n;
      let drawn = nextWord();
      while (drawn >= limit) drawn = nextWord();
      return drawn % n;
    },
  };
}

/** The hash FNV-1a, 32 bits, over UTF-16 code units. */
function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}
