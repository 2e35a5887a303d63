import { describe, expect, it } from 'vitest';
import { type Stream, shuffle } from '../../src/kernel/random.ts';
import {
  commitmentOf,
  entropyOf,
  type Frozen,
  fairRandom,
  formerEntropyOf,
  frozenDigest,
  gameKeyOf,
  MESSAGE_SCHEMES,
  type MessageScheme,
  newSeed,
  PRESENT_SCHEME,
  wordHash,
} from '../../src/tables/fair/fair.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const TABLE = 'T-0001';
const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
const LAST = '1000000000000000003';
const frozenUnder = (scheme: MessageScheme): Frozen => ({
  ...{ scheme, table: TABLE, commitment: commitmentOf(scheme, TABLE, SEED), game: 'example', options: ['one', 'two'] },
  words: ['', 'cut'].map(wordHash),
});
const entropyUnder = (scheme: MessageScheme) => entropyOf(scheme, TABLE, frozenDigest(frozenUnder(scheme)), LAST);
const keyUnder = (scheme: MessageScheme) => gameKeyOf(scheme, TABLE, SEED, entropyUnder(scheme));
const FROZEN = frozenUnder('dbg-fair-3');
const ENTROPY = entropyUnder('dbg-fair-3');
const KEY = keyUnder('dbg-fair-3');

/** Sum of (seen − expected)² / expected. */
const chiSquare = (counts: readonly number[], draws: number): number => {
  const expected = draws / counts.length;
  return counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
};

it.each([
  [
    'dbg-fair-3',
    {
      commitment: '33754e093b4a0d94741ddbf5de029dd311d6b7908a650ed311dbabb7c4a9ea56',
      frozen: '63a1a1dc4bdf12eacc9dbc4216a9beb983f13657d1b8e5560c8435eb38775334',
      entropy: '2809afb726de37bead59b1fba4c0a6ca51acecfd703ef912ecd8a8a11d0a04a0',
      key: 'bff625b0405d4ff639ca139bd4348f8885f58d0a9cc78385da8787c0d475386d',
      characters: [5, 3, 0, 4, 2, 1, 6, 7],
      tiles: [59, 6, 8, 31, 57, 43, 68, 46, 41, 21, 15, 36, 22, 12, 49, 32, 35],
      die: [3, 1, 4, 4, 6, 1, 1, 3],
    },
  ],
  [
    'dbg-fair-2',
    {
      commitment: 'db74eb7cc9f402cd2666597fcb8ff8c36fa26588c55d266d5f371c7207e39df0',
      frozen: 'd8ff3ab62fb7009e95273425ab9566d8c85600b01f27240fef13c748f8a36e0c',
      entropy: '37c757f4ca49bb6813d12ef8154a3934d7407704045724fbe03cb9cce0c9355c',
      key: 'e4872310cf6df5de4b70760d261d0a87a58026bf8f0565c061774cadda221178',
      characters: [3, 7, 4, 5, 6, 0, 1, 2],
      tiles: [40, 33, 49, 67, 71, 54, 34, 43, 7, 69, 12, 61, 4, 57, 47, 16, 70],
      die: [1, 1, 4, 3, 6, 1, 4, 1],
    },
  ],
] as const)('%s gives its known answers', (scheme, answers) => {
  expect(hex(wordHash('cut'))).toBe('378bfce5cda2599a6cda399f1cacef861e4e575ec794744dcf0e55e9c4780633');
  const frozen = frozenUnder(scheme);
  const random = fairRandom(keyUnder(scheme));
  const tiles = shuffle(random.stream('tiles'), 72);
  const die = random.stream('dragon/die');
  expect({
    ...{ commitment: hex(frozen.commitment), frozen: hex(frozenDigest(frozen)) },
    ...{ entropy: hex(entropyUnder(scheme)), key: hex(keyUnder(scheme)) },
    characters: shuffle(random.stream('characters/1'), 8),
    tiles: [...tiles.slice(0, 12), ...tiles.slice(-5)],
    die: Array.from({ length: 8 }, () => die.uniform(6) + 1),
  }).toEqual(answers);
});

/** What two seats brought under the first scheme. */
const SEATS = [
  { interaction: '1000000000000000001', word: '' },
  { interaction: '1000000000000000002', word: 'cut' },
];

it('dbg-fair-1 gives its known answers', () => {
  const entropy = formerEntropyOf(TABLE, SEATS, LAST);
  const key = gameKeyOf('dbg-fair-1', TABLE, SEED, entropy);
  const commitment = commitmentOf('dbg-fair-1', TABLE, SEED);
  expect(hex(commitment)).toBe('8d4b5c4cac20e6e91365b261c1b1188d5e876d92daa03f4e690756b70cddf75d');
  expect(hex(entropy)).toBe('50eb6c013ae74de587c23f22acb6325fdf1190c021ea004fd053892c80441a5d');
  expect(hex(key)).toBe('13d9bb79e34d0bbc0fc1daf7ba95a556fbc203c17389827f19a567d7d5a42580');
  expect(shuffle(fairRandom(key).stream('characters/1'), 8)).toEqual([7, 1, 2, 4, 5, 6, 3, 0]);
  const die = fairRandom(key).stream('dragon/die');
  expect(Array.from({ length: 8 }, () => die.uniform(6) + 1)).toEqual([2, 5, 6, 3, 4, 5, 5, 1]);
});

describe('a changed contribution changes the game', () => {
  it('whatever it is: seed, scheme, table, message, game, options, a word, their order, the seats', () => {
    const otherSeed = SEED.with(31, 30);
    const keyWith = (change: Partial<Frozen>) => gameKeyOf(PRESENT_SCHEME, TABLE, SEED, entropyWith(change, LAST));
    const entropyWith = (change: Partial<Frozen>, message: string) =>
      entropyOf(PRESENT_SCHEME, TABLE, frozenDigest({ ...FROZEN, ...change }), message);
    const keys = [
      KEY,
      gameKeyOf(PRESENT_SCHEME, TABLE, otherSeed, ENTROPY),
      gameKeyOf(PRESENT_SCHEME, 'T-0002', SEED, ENTROPY),
      gameKeyOf(PRESENT_SCHEME, TABLE, SEED, entropyWith({}, '1000000000000000004')),
      keyWith({ scheme: 'dbg-fair-2' }),
      keyWith({ commitment: commitmentOf('dbg-fair-1', TABLE, SEED) }),
      keyWith({ game: 'another' }),
      keyWith({ options: ['one'] }),
      keyWith({ words: FROZEN.words.toReversed() }),
      keyWith({ words: [...FROZEN.words, wordHash('')] }),
      keyWith({ words: FROZEN.words.with(1, wordHash('cuu')) }),
    ];
    expect(new Set(keys.map(hex)).size).toBe(keys.length);
  });

  it('and under the first scheme, no word can pass for another seat', () => {
    const one = formerEntropyOf(TABLE, [{ interaction: '1', word: '2' }], '3');
    const other = formerEntropyOf(
      TABLE,
      [
        { interaction: '1', word: '' },
        { interaction: '2', word: '' },
      ],
      '3',
    );
    expect(hex(one)).not.toBe(hex(other));
  });
});

describe('a stream', () => {
  it('begins anew each time its label is asked for, and differs from other labels', () => {
    const random = fairRandom(KEY);
    const first = shuffle(random.stream('a'), 50);
    expect(shuffle(random.stream('a'), 50)).toEqual(first);
    expect(shuffle(random.stream('b'), 50)).not.toEqual(first);
  });

  it('refuses to draw below anything but a whole number from 1 to 2³²', () => {
    const stream = fairRandom(KEY).stream('bounds');
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
      expect(() => stream.uniform(n)).toThrow('must be a whole number');
    expect(stream.uniform(1)).toBe(0);
    expect(stream.uniform(2 ** 32)).toBeLessThan(2 ** 32);
  });

  it('gives all 120 orders of five equally often', () => {
    const random = fairRandom(KEY);
    const draws = 6_000;
    const counts = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      const order = shuffle(random.stream(`order/${i}`), 5).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    // 119 degrees of freedom: 80.9 and 168.1 are the 0.3 % and 99.8 % points; the seed is fixed, so this never flickers.
    const statistic = chiSquare([...counts.values()], draws);
    expect(statistic).toBeGreaterThan(80.9);
    expect(statistic).toBeLessThan(168.1);
  });

  it('has no bias towards small numbers where 2³² is no multiple', () => {
    const n = 3 * 2 ** 30; // Without throwing again the lowest third would come twice as often as each other.
    const stream = fairRandom(KEY).stream('bias');
    const draws = 30_000;
    const thirds = [0, 0, 0];
    for (let i = 0; i < draws; i++) thirds[Math.floor(stream.uniform(n) / 2 ** 30)]!++;
    expect(chiSquare(thirds, draws)).toBeLessThan(13.8); // 2 degrees of freedom, 99.9 %.
  });

  it('puts each of 72 tiles on each place equally often', () => {
    const random = fairRandom(KEY);
    const draws = 1_800;
    const matrix = Array.from({ length: 72 }, () => new Array<number>(72).fill(0));
    for (let i = 0; i < draws; i++) {
      for (const [place, tile] of shuffle(random.stream(`tiles/${i}`), 72).entries()) matrix[place]![tile]!++;
    }
    const statistics = matrix.map((row) => chiSquare(row, draws));
    expect(statistics).toHaveLength(72);
    // 71 degrees of freedom; 130 is beyond 99.99 %, which none of 72 rows should reach.
    expect(Math.max(...statistics)).toBeLessThan(130);
    expect(Math.min(...statistics)).toBeGreaterThan(32);
  });
});

it('new seeds have 32 bytes and differ', () => {
  const seeds = Array.from({ length: 100 }, () => hex(newSeed()));
  expect(new Set(seeds).size).toBe(100);
  expect(seeds.every((seed) => seed.length === 64)).toBe(true);
});

/** A second reading of a scheme's words, written without the code above: both must draw the same. */
async function secondReading(scheme: string, label: string, count: number, n: number): Promise<readonly number[]> {
  const { subtle } = globalThis.crypto;
  const text = (value: string) => new TextEncoder().encode(value);
  const lp = (...parts: Uint8Array[]) =>
    new Uint8Array(parts.flatMap((part) => [0, 0, (part.length >> 8) & 255, part.length & 255, ...part]));
  const hmac = async (key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>) => {
    const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return new Uint8Array(await subtle.sign('HMAC', imported, data));
  };
  const sha256 = async (data: Uint8Array<ArrayBuffer>) => new Uint8Array(await subtle.digest('SHA-256', data));
  const seed = Uint8Array.from(SEED);
  const sealed = await sha256(lp(text(`${scheme} commit`), text(TABLE), seed));
  const words = [await sha256(text('')), await sha256(text('cut'))];
  const fixed = [text(TABLE), sealed, text('example'), text('one,two'), ...words];
  const frozen = await sha256(lp(text(`${scheme} frozen`), ...fixed));
  const entropy = await sha256(lp(text(`${scheme} entropy`), text(TABLE), frozen, text(LAST)));
  const game = await hmac(seed, lp(text(`${scheme} game`), text(TABLE), entropy));
  const key = await hmac(game, lp(text('stream'), text(label)));
  const values: number[] = [];
  for (let block = 0; values.length < count; block++) {
    const bytes = await hmac(key, Uint8Array.of(0, 0, 0, 0, 0, 0, block >> 8, block & 255));
    for (let i = 0; i < 32 && values.length < count; i += 4) {
      const word = new DataView(bytes.buffer).getUint32(i);
      if (word < Math.floor(2 ** 32 / n) * n) values.push(word % n);
    }
  }
  return values;
}

it.each(MESSAGE_SCHEMES)('a second reading of %s draws the same', async (scheme) => {
  const take = (stream: Stream, count: number, n: number) => Array.from({ length: count }, () => stream.uniform(n));
  for (const [label, count, n] of [
    ['reshuffle/2', 400, 7],
    ['aside/1', 100, 3_000_000_000],
  ] as const) {
    const stream = fairRandom(keyUnder(scheme)).stream(label);
    expect(take(stream, count, n)).toEqual(await secondReading(scheme, label, count, n));
  }
});
