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
    // Eight at a time, since this runs over every byte of every picture.
    for (; i + 8 <= end; i += 8) {
      const [c, d, e, f] = [bytes[i]!, bytes[i + 1]!, bytes[i + 2]!, bytes[i + 3]!];
      const [g, h, j, k] = [bytes[i + 4]!, bytes[i + 5]!, bytes[i + 6]!, bytes[i + 7]!];
      b += 8 * (a + c) + 7 * d + 6 * e + 5 * f + 4 * g + 3 * h + 2 * j + k;
      a += c + d + e + f + g + h + j + k;
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
