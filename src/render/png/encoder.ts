import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../boxes.ts';
import { BAND_ROWS, type Band, bandCount, deflateBand, inflateBand, pngOf } from './bands.ts';
import type { Palette } from './palette.ts';
import { decibels, emptyRows, quantize, type Rows } from './quantize.ts';

/** The PNG file of a picture that changes little by little. */
export interface Encoder {
  /**
   * Reads what has changed since the last time; all of the picture the first time.
   *
   * @returns how well the palette suits what has changed, in decibels of signal to noise
   */
  update(context: SKRSContext2D, changed: readonly Box[]): number;
  file(): Uint8Array<ArrayBuffer>;
  /** Keeps only what the file consists of, a seventh of all; the next change takes a little longer. */
  rest(): void;
  /** What is kept of the picture while it rests, in bytes. */
  size(): number;
}

/** A picture without changes suits any palette. */
const PERFECT = Number.POSITIVE_INFINITY;

export function createEncoder(width: number, height: number, palette: Palette): Encoder {
  let rows: Rows | null = emptyRows(width, height);
  const bands: (Band | null)[] = Array.from({ length: bandCount(rows) }, () => null);

  function awake(): Rows {
    if (rows !== null) return rows;
    const restored = emptyRows(width, height);
    bands.forEach((band, i) => {
      if (band !== null) inflateBand(restored, i, band);
    });
    rows = restored;
    return restored;
  }

  return {
    update(context, changed) {
      if (changed.length === 0) return PERFECT;
      const all = awake();
      let squared = 0;
      let pixels = 0;
      for (const box of changed) {
        // A strip at a time: its pixels are still at hand when they are looked up.
        for (const strip of stripsOf(box)) {
          const { data } = context.getImageData(strip.x, strip.y, strip.width, strip.height);
          const misfit = quantize(all, strip, data, palette);
          squared += misfit.squared;
          pixels += misfit.pixels;
        }
        bands.fill(null, Math.floor(box.y / BAND_ROWS), Math.ceil((box.y + box.height) / BAND_ROWS));
      }
      return decibels(squared, pixels);
    },
    file() {
      const whole = bands.map((band, i) => band ?? deflateBand(awake(), i));
      whole.forEach((band, i) => {
        bands[i] = band;
      });
      return pngOf(width, height, palette, whole);
    },
    rest() {
      if (bands.every((band) => band !== null)) rows = null;
    },
    size: () => bands.reduce((sum, band) => sum + (band?.chunk.length ?? 0), 0),
  };
}

const stripsOf = ({ x, y, width, height }: Box): readonly Box[] =>
  Array.from({ length: Math.ceil(height / BAND_ROWS) }, (_, i) => ({
    ...{ x, width, y: y + i * BAND_ROWS },
    height: Math.min(BAND_ROWS, height - i * BAND_ROWS),
  }));
