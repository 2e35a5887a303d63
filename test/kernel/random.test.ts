import { describe, expect, test } from 'vitest';
import { noChance, type Stream, seeded, shuffle, shuffled } from '../../src/kernel/random.ts';

/** A stream with the numbers given, noting what it was asked for. */
function scripted(numbers: readonly number[]): { readonly stream: Stream; readonly asked: readonly number[] } {
  const asked: number[] = [];
  const rest = numbers.values();
  return {
    asked,
    stream: {
      uniform(n) {
        asked.push(n);
        const { value } = rest.next();
        if (value === undefined) throw new Error('no number is left');
        return value;
      },
    },
  };
}

/** How far counts are from being equal; about as large as the number of counts when all are equally likely. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countBy<T>(times: number, draw: () => T): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (let i = 0; i < times; i++) {
    const drawn = draw();
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  return counts;
}

describe('shuffle', () => {
  test('swaps from the end with a number up to the present place', () => {
    const { stream, asked } = scripted([0, 0, 0]);
    expect(shuffle(stream, 4)).toEqual([1, 2, 3, 0]);
    expect(asked).toEqual([4, 3, 2]);
  });

  test('leaves everything where it is when each number is the largest possible', () => {
    expect(shuffle(scripted([3, 2, 1]).stream, 4)).toEqual([0, 1, 2, 3]);
  });

  test('asks for nothing when there is nothing to shuffle', () => {
    expect(shuffle(scripted([]).stream, 1)).toEqual([0]);
    expect(shuffle(scripted([]).stream, 0)).toEqual([]);
  });

  test('makes all 120 orders of five equally often', () => {
    const stream = seeded('orders').stream('all');
    const counts = countBy(24_000, () => shuffle(stream, 5).join());
    expect(counts.size).toBe(120);
    expect(chiSquare([...counts.values()])).toBeLessThan(180); // 119 degrees of freedom: passed by 0.02 % of fair ones
  });

  test('brings each of 72 to each place equally often', () => {
    const stream = seeded('places').stream('all');
    const matrix = new Array<number>(72 * 72).fill(0);
    for (let i = 0; i < 2000; i++)
      for (const [place, tile] of shuffle(stream, 72).entries()) matrix[place * 72 + tile]!++;
    expect(chiSquare(matrix)).toBeGreaterThan(4600);
    expect(chiSquare(matrix)).toBeLessThan(5500); // about 71 · 71 = 5041, standard deviation 100
  });
});

test('shuffled gives the values of a list in the order of a shuffle and leaves the list alone', () => {
  const list = Object.freeze(['a', 'b', 'c', 'd']);
  expect(shuffled(scripted([0, 0, 0]).stream, list)).toEqual(['b', 'c', 'd', 'a']);
});

describe('seeded', () => {
  test('gives the same numbers in every release', () => {
    const stream = seeded('seed').stream('label');
    expect(Array.from({ length: 8 }, () => stream.uniform(1000))).toEqual([773, 473, 987, 680, 253, 361, 238, 285]);
    expect(shuffle(seeded('seed').stream('tiles'), 8)).toEqual([1, 4, 6, 3, 2, 5, 7, 0]);
  });

  test('begins a stream anew for whoever asks for its label again', () => {
    const random = seeded('seed');
    const five = (stream: Stream) => Array.from({ length: 5 }, () => stream.uniform(100));
    expect(five(random.stream('a'))).toEqual(five(random.stream('a')));
  });

  test('gives other numbers for another label, another seed, and the same letters split otherwise', () => {
    const draws = [
      seeded('ab').stream('c'),
      seeded('ab').stream('d'),
      seeded('b').stream('c'),
      seeded('a').stream('bc'),
    ];
    expect(new Set(draws.map((stream) => stream.uniform(2 ** 32))).size).toBe(4);
  });

  test.each([2, 6, 7, 100])('makes all numbers below %i equally often', (n) => {
    const stream = seeded('numbers').stream(`${n}`);
    const counts = countBy(200 * n, () => stream.uniform(n));
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
    expect(chiSquare([...counts.values()])).toBeLessThan(n + 4 * Math.sqrt(2 * n) + 8);
  });

  test('has no preference for small numbers where 2³² is no multiple: below 3·10⁹ half are below the half', () => {
    const stream = seeded('large').stream('numbers');
    const below = countBy(10_000, () => stream.uniform(3e9) < 1.5e9).get(true) ?? 0;
    expect(below).toBeGreaterThan(4800); // a remainder alone would give 6508
    expect(below).toBeLessThan(5200);
  });

  test('knows the largest range', () => {
    const stream = seeded('range').stream('numbers');
    const drawn = Array.from({ length: 1000 }, () => stream.uniform(2 ** 32));
    expect(drawn.every((one) => Number.isSafeInteger(one) && one >= 0 && one < 2 ** 32)).toBe(true);
    expect(Math.max(...drawn)).toBeGreaterThan(2 ** 31);
    expect(stream.uniform(1)).toBe(0);
  });

  test('does not follow one stream by the neighbouring one', () => {
    const [one, other] = [seeded('seed').stream('reshuffle/1'), seeded('seed').stream('reshuffle/2')];
    const counts = countBy(9000, () => `${one.uniform(3)}${other.uniform(3)}`);
    expect(counts.size).toBe(9);
    expect(chiSquare([...counts.values()])).toBeLessThan(28); // 8 degrees of freedom, 0.05 %
  });
});

test('noChance throws and names the stream that was asked for', () => {
  expect(() => noChance.stream('tiles')).toThrow('"tiles"');
});
