/** The largest prime below 65,536, on which Adler-32 is built. */
const BASE = 65_521;

/** The Adler-32 of this many zeros (RFC 1950 §8.2). */
export const adler32OfZeros = (length: number): number => joined(1, length % BASE);

/**
 * The Adler-32 after some bytes have changed. Both of its sums are linear in the bytes, so only the changes are needed.
 *
 * @param first the sum of the changes of all bytes
 * @param second the same sum, each change multiplied by the number of bytes from it to the end, including itself
 */
export function changedAdler32(before: number, first: number, second: number): number {
  return joined(reduced((before & 0xffff) + first), reduced((before >>> 16) + second));
}

/** Adler-32 of two stretches of bytes one after the other, from that of each. */
export function joinedAdler32(first: number, second: number, secondLength: number): number {
  const a1 = first & 0xffff;
  const a2 = second & 0xffff;
  const a = (a1 + a2 - 1 + BASE) % BASE;
  const b = ((first >>> 16) + (second >>> 16) + (((secondLength % BASE) * (a1 - 1 + BASE)) % BASE)) % BASE;
  return joined(a, b);
}

/** From 0 to below the base, of numbers below 0 too. */
const reduced = (sum: number): number => ((sum % BASE) + BASE) % BASE;

const joined = (first: number, second: number): number => ((second << 16) | first) >>> 0;
