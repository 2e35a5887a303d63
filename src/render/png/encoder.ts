import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Box, intersection } from '../kit/geometry.ts';
import type { Palette } from './palette.ts';
import { decibels, emptyRows, joinedAdler32, quantize, type Rows } from './rows.ts';

/** Encodes the successive versions of a picture as PNG files, compressing only what has changed. */
export interface Encoder {
  /**
   * Reads what has changed since the last call; the first call reads the whole picture.
   *
   * @param changed boxes of whole pixels inside the picture
   * @returns how well the palette suits what has changed, in decibels of signal to noise
   */
  update(context: SKRSContext2D, changed: readonly Box[]): number;
  /** The file of everything read so far. */
  file(): Uint8Array<ArrayBuffer>;
  /** Drops the uncompressed rows, about six sevenths of the memory; the next change takes a little longer. */
  rest(): void;
  /** Another encoder that goes on from the last file; until one of them changes, both have the same compressed rows. */
  copy(): Encoder;
  /** The size of the compressed rows, in bytes. */
  size(): number;
}

/** How many pixels are read at a time: 128 kB, a size whose memory is reused. */
const MOST_PIXELS = 32_768;

/** @param before the bands of a picture of this size to go on from; none for an empty one */
export function createEncoder(width: number, height: number, palette: Palette, before: readonly Band[] = []): Encoder {
  const numbers = Array.from({ length: bandCount(height) }, (_, i) => i);
  let bands = before;
  /** By band number: the uncompressed rows. */
  const awake = new Map<number, Rows>();
  /** The numbers of the bands that have changed since the last file. */
  const changedBands = new Set<number>();

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
          const written = quantize(rows, { ...strip, y: strip.y - top }, data, palette);
          squared += written.squared;
          pixels += written.pixels;
          if (written.hasChanged) changedBands.add(i);
        }
      }
      return decibels(squared, pixels);
    },
    file() {
      bands = numbers.map((i) => (bands[i] && !changedBands.has(i) ? bands[i] : deflateBand(rowsOf(i))));
      changedBands.clear();
      return pngOf(width, height, palette, bands);
    },
    rest() {
      if (changedBands.size === 0) awake.clear();
    },
    copy: () => createEncoder(width, height, palette, bands),
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

/**
 * A band of rows, compressed separately from the others, so that a band without changes keeps its bytes.
 */
interface Band {
  /** An IDAT chunk with deflated rows that end on a byte boundary and don't end the stream. */
  readonly chunk: Uint8Array;
  /** The Adler-32 of the rows. */
  readonly adler: number;
  /** The number of bytes in the rows. */
  readonly length: number;
}

/** Rows in a band: with fewer rows, less is compressed again, but each band makes the file larger. */
export const BAND_ROWS = 128;
/** Higher levels save a few hundredths with flat drawings, and take longer. */
const FAST = { level: 1, memLevel: 9, finishFlush: constants.Z_SYNC_FLUSH };

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const INDEXED = 3;
/** How a zlib stream begins (RFC 1950 §2.2): deflate with a window of 32 kB. */
const ZLIB_HEADER = Uint8Array.of(0x78, 0x01);
/** An empty last block of deflate (RFC 1951 §3.2.6). */
const LAST_BLOCK = Uint8Array.of(0x03, 0x00);

const bandCount = (height: number): number => Math.ceil(height / BAND_ROWS);

const emptyBand = (width: number, height: number, band: number): Rows =>
  emptyRows(width, Math.min(BAND_ROWS, height - band * BAND_ROWS));

/** Compresses a band on this thread: handing it to another takes half as long, and others answer presses. */
function deflateBand({ bytes, adler }: Rows): Band {
  const deflated = deflateRawSync(bytes, FAST);
  return { chunk: chunkOf('IDAT', deflated), adler, length: bytes.length };
}

/** The uncompressed rows of a band. */
function inflateBand(width: number, { chunk, adler }: Band): Rows {
  const deflated = chunk.subarray(CHUNK_HEAD, chunk.length - CHUNK_TAIL);
  // The band doesn't end the stream.
  return { width, bytes: inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH }), adler };
}

/** Length and type come before the data of a chunk, its checksum after (PNG §5.3). */
const CHUNK_HEAD = 8;
const CHUNK_TAIL = 4;

/** A PNG file of bands (PNG §5, §11). */
function pngOf(width: number, height: number, palette: Palette, bands: readonly Band[]): Uint8Array<ArrayBuffer> {
  const adler = bands.reduce((sum, band) => joinedAdler32(sum, band.adler, band.length), 1);
  return joined([
    SIGNATURE,
    chunkOf('IHDR', Uint8Array.of(...bigEndian(width), ...bigEndian(height), 8, INDEXED, 0, 0, 0)),
    chunkOf('PLTE', palette.colors),
    chunkOf('tRNS', palette.alphas),
    chunkOf('IDAT', ZLIB_HEADER),
    ...bands.map(({ chunk }) => chunk),
    chunkOf('IDAT', Uint8Array.of(...LAST_BLOCK, ...bigEndian(adler))),
    chunkOf('IEND', new Uint8Array()),
  ]);
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const body = joined([new TextEncoder().encode(type), data]);
  return joined([Uint8Array.from(bigEndian(data.length)), body, Uint8Array.from(bigEndian(crc32(body)))]);
}

const bigEndian = (value: number): readonly number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
