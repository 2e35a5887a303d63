/** Reads animated WebP files as RFC 9649 describes them, without what wrote them. */
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

interface ReadFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shownFor: number;
  /** The frame alone, as a file that any reader of WebP knows. */
  readonly still: Buffer;
}

interface ReadAnimation {
  readonly width: number;
  readonly height: number;
  /** Zero for always. */
  readonly loops: number;
  readonly frames: readonly ReadFrame[];
}

/** @throws if the file is not whole, or not an animation with transparency */
export function readAnimation(file: Buffer): ReadAnimation {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') throw new Error('no WebP');
  if (file.readUInt32LE(4) !== file.length - 8) throw new Error(`${file.length} bytes are not the length that it says`);
  const [head, loop, ...rest] = chunksOf(file.subarray(12));
  if (head?.name !== 'VP8X' || head.data[0] !== 0x12 || loop?.name !== 'ANIM') throw new Error('no animation');
  if (rest.some(({ name }) => name !== 'ANMF')) throw new Error('something else among the frames');
  return {
    ...{ width: uint24(head.data, 4) + 1, height: uint24(head.data, 7) + 1, loops: loop.data.readUInt16LE(4) },
    frames: rest.map(({ data }) => ({
      ...{ x: uint24(data, 0) * 2, y: uint24(data, 3) * 2, width: uint24(data, 6) + 1, height: uint24(data, 9) + 1 },
      ...{ shownFor: uint24(data, 12), still: stillOf(data) },
    })),
  };
}

/** What is seen: the canvas with each frame painted over those before. The canvas is the same each time. */
export async function* paintedFrames({ width, height, frames }: ReadAnimation): AsyncGenerator<SKRSContext2D, void> {
  const painted = createCanvas(width, height).getContext('2d');
  for (const { x, y, still, ...size } of frames) {
    const image = await loadImage(still);
    if (image.width !== size.width || image.height !== size.height) throw new Error('a frame of another size');
    painted.drawImage(image, x, y);
    yield painted;
  }
}

function chunksOf(bytes: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

const uint24 = (data: Buffer, at: number) => data.readUIntLE(at, 3);

function stillOf(data: Buffer): Buffer {
  const [width, height] = [data.subarray(6, 9), data.subarray(9, 12)];
  const hasAlpha = chunksOf(data.subarray(16)).some(({ name }) => name === 'ALPH' || name === 'VP8L');
  const flags = Buffer.of(hasAlpha ? 0x10 : 0, 0, 0, 0);
  const head = Buffer.concat([Buffer.from('VP8X\n\0\0\0', 'latin1'), flags, width, height]);
  const body = Buffer.concat([Buffer.from('WEBP'), head, data.subarray(16)]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}
