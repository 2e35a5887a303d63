import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { animationFile, ANIMATION_SIZE as SIZE } from '../../src/render/animation/file.ts';
import { createFrames } from '../../src/render/animation/frames.ts';
import type { TableOrder } from '../../src/render/pipeline/order.ts';
import { createPainter } from '../../src/render/pipeline/painter.ts';
import { toy } from '../toy/engine/index.ts';
import { pictures } from '../toy/render/module.ts';
import { boardOrder, shownInGame } from './support/scenes.ts';

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

/** Reads a file as RFC 9649 describes it, without what wrote it. */
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

/** The frame alone, as a file that any reader of WebP knows. */
function stillOf(data: Buffer): Buffer {
  const [width, height] = [data.subarray(6, 9), data.subarray(9, 12)];
  const hasAlpha = chunksOf(data.subarray(16)).some(({ name }) => name === 'ALPH' || name === 'VP8L');
  const head = Buffer.concat([
    Buffer.from('VP8X\n\0\0\0', 'latin1'),
    Buffer.of(hasAlpha ? 0x10 : 0, 0, 0, 0),
    width,
    height,
  ]);
  const body = Buffer.concat([Buffer.from('WEBP'), head, data.subarray(16)]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

/** In decibels of signal to noise. */
function likeness(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  const squared = one.reduce((sum, value, i) => sum + (value - other[i]!) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squared / one.length));
}

test('each frame, painted over those before, looks like the picture that it shows', async () => {
  const orders = shownInGame(toy, 3, 'animation')
    .filter(({ view }) => view.own === null)
    .map((shown) => boardOrder('toy', shown) as TableOrder); // Boards are orders of a table.
  expect(orders.length).toBeGreaterThan(20);
  const painter = createPainter(pictures);
  const frames = orders.map((of, index) => {
    const order = { kind: 'frame', game: 'toy', of, animation: 'a', isFirst: index === 0, shownFor: 900 } as const;
    return painter.paint(order).bytes;
  });
  const file = Buffer.from(animationFile(frames));
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.toString('latin1', 8, 12)).toBe('WEBP');
  const [head, loop, ...rest] = chunksOf(file.subarray(12));
  expect([head!.name, head!.data[0], uint24(head!.data, 4), uint24(head!.data, 7)]).toEqual([
    'VP8X',
    0x12,
    SIZE - 1,
    SIZE - 1,
  ]);
  expect([loop!.name, loop!.data.readUInt16LE(4)]).toEqual(['ANIM', 0]);
  expect(rest.map(({ name }) => name)).toEqual(orders.map(() => 'ANMF'));

  const painted = createCanvas(SIZE, SIZE).getContext('2d');
  for (const [index, { data }] of rest.entries()) {
    const [x, y] = [uint24(data, 0) * 2, uint24(data, 3) * 2];
    expect(uint24(data, 12)).toBe(900);
    painted.drawImage(await loadImage(stillOf(data)), x, y);
    const whole = painter.paint({ ...orders[index]!, viewer: 'table' });
    const picture = createCanvas(SIZE, SIZE);
    const context = picture.getContext('2d');
    const image = await loadImage(Buffer.from(whole.bytes));
    const scale = SIZE / Math.max(image.width, image.height);
    context.fillStyle = '#F3E9D2';
    context.fillRect(0, 0, SIZE, SIZE);
    context.imageSmoothingQuality = 'high';
    const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
    context.drawImage(image, Math.round((SIZE - width) / 2), Math.round((SIZE - height) / 2), width, height);
    const all = (from: typeof painted) => from.getImageData(0, 0, SIZE, SIZE).data;
    expect(likeness(all(painted), all(context)), `frame ${index}`).toBeGreaterThan(26);
  }
  const first = frames[0]!.length;
  expect(Math.max(...frames.slice(1).map(({ length }) => length))).toBeLessThan(first * 1.5);
});

test('a frame after one that is not remembered shows all of its picture', () => {
  const red = createCanvas(50, 100);
  const frames = createFrames();
  const widthOf = (frame: Uint8Array) => uint24(Buffer.from(frame), 8 + 6) + 1;
  expect(widthOf(frames.frame(red, 'a', true, 1))).toBe(SIZE);
  expect(widthOf(frames.frame(red, 'a', false, 1))).toBe(1);
  for (const other of ['b', 'c', 'd']) frames.frame(red, other, true, 1);
  expect(widthOf(frames.frame(red, 'a', false, 1))).toBe(SIZE);
});
