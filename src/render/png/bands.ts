import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, inflateRawSync } from 'node:zlib';
import { joinedAdler32 } from './checksum.ts';
import type { Palette } from './palette.ts';
import { emptyRows, type Rows } from './quantize.ts';

/**
 * A band of rows, compressed separately from the others, so that a band without changes keeps its bytes.
 */
export interface Band {
  /** An IDAT chunk with deflated rows that end on a byte boundary and do not end the stream. */
  readonly chunk: Uint8Array;
  /** The Adler-32 of the rows. */
  readonly adler: number;
  /** The number of bytes in the rows. */
  readonly length: number;
}

/** Rows in a band: with fewer rows, less is compressed again, but each band makes the file larger. */
export const BAND_ROWS = 96;
/** Higher levels are slower and save little with flat drawings. */
const LEVEL = 1;

const deflate = promisify(deflateRaw);

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const INDEXED = 3;
/** How a zlib stream begins (RFC 1950 §2.2): deflate with a window of 32 kB. */
const ZLIB_HEADER = Uint8Array.of(0x78, 0x01);
/** An empty last block of deflate (RFC 1951 §3.2.6). */
const LAST_BLOCK = Uint8Array.of(0x03, 0x00);

export const bandCount = (height: number): number => Math.ceil(height / BAND_ROWS);

export const emptyBand = (width: number, height: number, band: number): Rows =>
  emptyRows(width, Math.min(BAND_ROWS, height - band * BAND_ROWS));

/** Compresses a band on another thread; its rows must not change until it is done. */
export async function deflateBand({ bytes, adler }: Rows): Promise<Band> {
  const deflated = await deflate(bytes, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
  return { chunk: chunkOf('IDAT', deflated), adler, length: bytes.length };
}

/** The uncompressed rows of a band. */
export function inflateBand(width: number, { chunk, adler }: Band): Rows {
  const deflated = chunk.subarray(CHUNK_HEAD, chunk.length - CHUNK_TAIL);
  // The band does not end the stream.
  return { width, bytes: inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH }), adler };
}

/** Length and type come before the data of a chunk, its checksum after (PNG §5.3). */
const CHUNK_HEAD = 8;
const CHUNK_TAIL = 4;

/** A PNG file of bands (PNG §5, §11). */
export function pngOf(
  width: number,
  height: number,
  palette: Palette,
  bands: readonly Band[],
): Uint8Array<ArrayBuffer> {
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
