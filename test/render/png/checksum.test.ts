import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adler32OfZeros, changedAdler32, joinedAdler32 } from '../../../src/render/png/rows.ts';

/** The last four bytes of a zlib stream are the checksum of what is in it. */
const byZlib = (bytes: Uint8Array): number => deflateSync(bytes).readUInt32BE(deflateSync(bytes).length - 4);

test('Adler-32 of zeros is that of zlib, for short and long stretches', () => {
  for (const length of [0, 1, 300, 65_521, 200_000]) {
    expect(adler32OfZeros(length)).toBe(byZlib(new Uint8Array(length)));
  }
});

/** What `changedAdler32` is told of two stretches of one length. */
function growthOf(before: Uint8Array, after: Uint8Array): readonly [first: number, second: number] {
  let [first, second] = [0, 0];
  after.forEach((byte, i) => {
    const growth = byte - before[i]!;
    first += growth;
    second += growth * (after.length - i);
  });
  return [first, second];
}

test('the checksum after a change follows from what has changed', () => {
  const pair = fc.uint8Array({ maxLength: 300 }).chain((before) =>
    fc.record({
      before: fc.constant(before),
      after: fc.uint8Array({ minLength: before.length, maxLength: before.length }),
    }),
  );
  fc.assert(
    fc.property(pair, ({ before, after }) => {
      expect(changedAdler32(byZlib(before), ...growthOf(before, after))).toBe(byZlib(after));
    }),
  );
  const high = new Uint8Array(150_000).fill(255);
  const low = new Uint8Array(150_000);
  expect(changedAdler32(byZlib(low), ...growthOf(low, high))).toBe(byZlib(high));
  expect(changedAdler32(byZlib(high), ...growthOf(high, low))).toBe(byZlib(low));
});

test('the checksum of two stretches follows from theirs', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (first, second) => {
      const joined = joinedAdler32(byZlib(first), byZlib(second), second.length);
      expect(joined).toBe(byZlib(Buffer.concat([first, second])));
    }),
  );
  const long = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
  expect(joinedAdler32(byZlib(long), byZlib(long), long.length)).toBe(byZlib(Buffer.concat([long, long])));
});
