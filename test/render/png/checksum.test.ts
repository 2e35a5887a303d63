import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adler32, joinedAdler32 } from '../../../src/render/png/checksum.ts';

/** The last four bytes of a zlib stream are the checksum of what is in it. */
const byZlib = (bytes: Uint8Array): number => deflateSync(bytes).readUInt32BE(deflateSync(bytes).length - 4);

test('Adler-32 is that of zlib, for short and long stretches', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(adler32(bytes)).toBe(byZlib(bytes));
    }),
  );
  const long = Uint8Array.from({ length: 100_000 }, () => 255);
  expect(adler32(long)).toBe(byZlib(long));
});

test('the checksum of two stretches follows from theirs', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (first, second) => {
      const joined = joinedAdler32(adler32(first), adler32(second), second.length);
      expect(joined).toBe(adler32(Buffer.concat([first, second])));
    }),
  );
  const long = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
  expect(joinedAdler32(adler32(long), adler32(long), long.length)).toBe(adler32(Buffer.concat([long, long])));
});
