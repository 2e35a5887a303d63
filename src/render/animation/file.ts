/** Animated WebP files, put together from frames; RFC 9649 §2.7 says how. */

/** Where a frame is painted over the one before, in whole pixels, and for how long it is shown, in ms. */
interface FramePlace {
  /** Even, as the format wants it. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shownFor: number;
}

/**
 * The chunk of a frame (ANMF).
 *
 * @param file a WebP file with a single picture
 */
export function frameChunk({ x, y, width, height, shownFor }: FramePlace, file: Uint8Array): Uint8Array<ArrayBuffer> {
  const where = joined([uint24(x / 2), uint24(y / 2), uint24(width - 1), uint24(height - 1), uint24(shownFor)]);
  return chunk('ANMF', joined([where, Uint8Array.of(PAINT_OVER), ...pictureChunks(file)]));
}

/**
 * The file of an animation that begins again and again. Its first frame covers all of it.
 *
 * @param width in pixels, as is the height
 */
export function animationFile(width: number, height: number, frames: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = joined([uint24(width - 1), uint24(height - 1)]);
  const head = chunk('VP8X', joined([Uint8Array.of(HAS_ALPHA | IS_ANIMATION, 0, 0, 0), size]));
  const body = joined([ascii('WEBP'), head, chunk('ANIM', new Uint8Array(BACKGROUND + LOOPS)), ...frames]);
  return joined([ascii('RIFF'), uint32(body.length), body]);
}

/** Flags of a frame: it is blended with the one before, and stays. */
const PAINT_OVER = 0;
/** Flags of the file. */
const HAS_ALPHA = 0x10;
const IS_ANIMATION = 0x02;
/** The bytes of the color behind the frames, and of how often to repeat: zero for always. */
const BACKGROUND = 4;
const LOOPS = 2;

/** RIFF, the length, and WEBP come before the chunks of a file; a name and a length before the data of a chunk. */
const FILE_HEAD = 12;
const CHUNK_HEAD = 8;
/** The chunks that a frame may have: its transparency, and its picture with or without loss. */
const OF_PICTURE = ['ALPH', 'VP8 ', 'VP8L'];

/** The chunks of a file that make up its picture. */
function pictureChunks(file: Uint8Array): readonly Uint8Array[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const found: Uint8Array[] = [];
  for (let at = FILE_HEAD; at < file.length; ) {
    const name = String.fromCharCode(...file.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const end = at + CHUNK_HEAD + length + (length % 2);
    if (OF_PICTURE.includes(name)) found.push(file.subarray(at, end));
    at = end;
  }
  return found;
}

/** A chunk; one of odd length is followed by a zero. */
const chunk = (name: string, data: Uint8Array): Uint8Array<ArrayBuffer> =>
  joined([ascii(name), uint32(data.length), data, new Uint8Array(data.length % 2)]);

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const uint24 = (value: number): Uint8Array => Uint8Array.of(value & 255, (value >> 8) & 255, (value >> 16) & 255);
const uint32 = (value: number): Uint8Array => Uint8Array.of(...uint24(value), value >>> 24);

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
