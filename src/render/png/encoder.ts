import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Box, intersection } from '../kit/boxes.ts';
import { BAND_ROWS, type Band, bandCount, deflateBand, emptyBand, inflateBand, pngOf } from './bands.ts';
import type { Palette } from './palette.ts';
import { decibels, quantize, type Rows } from './quantize.ts';

/** Encodes the successive versions of a picture as PNG files, compressing only what has changed. */
export interface Encoder {
  /**
   * Reads what has changed since the last call; the first call reads the whole picture.
   *
   * @param changed boxes of whole pixels inside the picture
   * @returns how well the palette suits what has changed, in decibels of signal to noise
   */
  update(context: SKRSContext2D, changed: readonly Box[]): number;
  /** The file of everything read so far; call `update` again only after it is done. */
  file(): Promise<Uint8Array<ArrayBuffer>>;
  /** Drops the uncompressed rows, about six sevenths of the memory; the next change takes a little longer. */
  rest(): void;
  /** The size of the compressed rows, in bytes. */
  size(): number;
}

/** How many pixels are read at a time: 128 kB, a size whose memory is reused. */
const MOST_PIXELS = 32_768;

export function createEncoder(width: number, height: number, palette: Palette): Encoder {
  const numbers = Array.from({ length: bandCount(height) }, (_, i) => i);
  let bands: readonly Band[] = [];
  /** By band number: the uncompressed rows. */
  const awake = new Map<number, Rows>();
  /** By band number: the bands that have changed since the last file. */
  const coming = new Map<number, Promise<Band>>();

  function rowsOf(i: number): Rows {
    const known = awake.get(i);
    if (known) return known;
    const band = bands[i];
    const rows = band === undefined ? emptyBand(width, height, i) : inflateBand(width, band);
    awake.set(i, rows);
    return rows;
  }

  return {
    update(context, changed) {
      let squared = 0;
      let pixels = 0;
      for (const i of numbers) {
        const top = i * BAND_ROWS;
        const here: Box = { x: 0, y: top, width, height: BAND_ROWS };
        const strips = changed.flatMap((box) => stripsOf(intersection(box, here)));
        if (strips.length === 0) continue;
        const rows = rowsOf(i);
        for (const strip of strips) {
          const { data } = context.getImageData(strip.x, strip.y, strip.width, strip.height);
          const misfit = quantize(rows, { ...strip, y: strip.y - top }, data, palette);
          squared += misfit.squared;
          pixels += misfit.pixels;
        }
        // Compressed on another thread while the next bands are read.
        coming.set(i, deflateBand(rows));
      }
      return decibels(squared, pixels);
    },
    async file() {
      const changed = new Map(await Promise.all([...coming].map(async ([i, band]) => [i, await band] as const)));
      bands = numbers.map((i) => changed.get(i) ?? bands[i]!);
      coming.clear();
      return pngOf(width, height, palette, bands);
    },
    rest() {
      if (coming.size === 0) awake.clear();
    },
    size: () => bands.reduce((sum, { chunk }) => sum + chunk.length, 0),
  };
}

/** Cuts a box into strips from top to bottom. */
function stripsOf(box: Box | null): readonly Box[] {
  if (box === null) return [];
  const { x, y, width, height } = box;
  const rows = Math.max(1, Math.floor(MOST_PIXELS / width));
  return Array.from({ length: Math.ceil(height / rows) }, (_, i) => ({
    ...{ x, width, y: y + i * rows },
    height: Math.min(rows, height - i * rows),
  }));
}
