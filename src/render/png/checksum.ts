/** The largest prime below 65,536, on which Adler-32 is built. */
const BASE = 65_521;
/** So many bytes may be summed before the sums have to be reduced, lest they outgrow 32 bits (RFC 1950 §8.2: NMAX). */
const STRETCH = 5_552;

/** Adler-32 of some bytes (RFC 1950 §8.2). */
export function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let i = 0; i < bytes.length; ) {
    const end = Math.min(i + STRETCH, bytes.length);
    // Four at a time, since this runs over every byte of every picture.
    for (; i + 4 <= end; i += 4) {
      const first = bytes[i]!;
      const second = bytes[i + 1]!;
      const third = bytes[i + 2]!;
      const fourth = bytes[i + 3]!;
      b += 4 * (a + first) + 3 * second + 2 * third + fourth;
      a += first + second + third + fourth;
    }
    for (; i < end; i++) {
      a += bytes[i]!;
      b += a;
    }
    a %= BASE;
    b %= BASE;
  }
  return ((b << 16) | a) >>> 0;
}

/** Adler-32 of two stretches of bytes one after the other, from that of each. */
export function joinedAdler32(first: number, second: number, secondLength: number): number {
  const a1 = first & 0xffff;
  const a2 = second & 0xffff;
  const a = (a1 + a2 - 1 + BASE) % BASE;
  const b = ((first >>> 16) + (second >>> 16) + (((secondLength % BASE) * (a1 - 1 + BASE)) % BASE)) % BASE;
  return ((b << 16) | a) >>> 0;
}
