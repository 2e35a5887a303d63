/** What the files of pictures are like. */
import { PNG } from 'pngjs';
import { decibels } from '../../../src/render/png/rows.ts';

/** In bytes: what a phone loads in a moment. */
export const LARGEST = 300_000;

export const kindOf = (file: Uint8Array) => (file[25] === 3 ? 'palette' : 'all colors');

/** How near a file is to the true pixels, in decibels of signal to noise. */
export function noiseOf(file: Uint8Array, truth: Buffer): number {
  const seen = PNG.sync.read(Buffer.from(file)).data;
  let sum = 0;
  for (let i = 0; i < truth.length; i++) {
    const alpha = i | 3; // A color counts as far as it can be seen.
    sum += ((seen[i]! * seen[alpha]! - truth[i]! * truth[alpha]!) / 255) ** 2;
  }
  return decibels(sum, truth.length / 4);
}
