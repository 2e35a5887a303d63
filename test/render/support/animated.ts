/** Animations, read back frame by frame. */
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { expect } from 'vitest';
import { animationFile } from '../../../src/render/animation/file.ts';
import type { TableOrder } from '../../../src/render/pipeline/order.ts';
import { createPainter } from '../../../src/render/pipeline/painter.ts';
import { paintedFrames, readAnimation } from '../../support/animatedPicture.ts';
import { toy } from '../../toy/engine/index.ts';
import { pictures } from '../../toy/render/module.ts';
import { boardOrder, shownInGame } from './scenes.ts';

export const [WIDTH, BOARD, HAND] = [600, 600, 420];

/** In decibels of signal to noise. */
function likeness(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  const squared = one.reduce((sum, value, i) => sum + (value - other[i]!) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squared / one.length));
}

/** The picture in a box of this height, at its top, as wide as that and its own height allow. */
async function fitted(context: SKRSContext2D, bytes: Uint8Array, top: number, height: number): Promise<void> {
  const image = await loadImage(Buffer.from(bytes));
  const scale = Math.min(WIDTH / image.width, height / image.height);
  const size = [image.width, image.height].map((length) => Math.round(length * scale)) as [number, number];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, Math.round((WIDTH - size[0]) / 2), top, ...size);
}

/**
 * Each frame, painted over those before, looks like the board of a game of the toy, with the hand below it or without.
 * The first `most` positions are shown.
 */
export async function expectFrames(hasHand: boolean, most: number): Promise<void> {
  const orders = shownInGame(toy, 3, 'animation')
    .filter(({ view }) => (view.own !== null) === hasHand)
    .slice(0, most)
    .map((shown) => boardOrder('toy', shown));
  const painter = createPainter(pictures);
  const handOf = (of: TableOrder): TableOrder | null => (hasHand ? { ...of, kind: 'hand' } : null);
  const frames = orders.map((of, index) => {
    const order = { kind: 'frame', game: 'toy', of, animation: 'a', isWhole: index === 0, shownFor: 900 } as const;
    return painter.paint({ ...order, hand: handOf(of) });
  });
  const [{ width, height }] = frames as [(typeof frames)[0]];
  expect([width, height]).toEqual([WIDTH, hasHand ? BOARD + HAND : BOARD]);
  const chunks = frames.map(({ bytes }) => bytes);
  const read = readAnimation(Buffer.from(animationFile(width, height, chunks)));
  expect(read).toMatchObject({ width, height, loops: 0 });
  expect(read.frames.map(({ shownFor }) => shownFor)).toEqual(orders.map(() => 900));

  let index = 0;
  for await (const painted of paintedFrames(read)) {
    const context = createCanvas(width, height).getContext('2d');
    context.fillStyle = '#F3E9D2';
    context.fillRect(0, 0, width, height);
    const of = orders[index]!;
    await fitted(context, painter.paint(of).bytes, 0, BOARD);
    const hand = handOf(of);
    if (hand !== null) await fitted(context, painter.paint(hand).bytes, BOARD, HAND);
    const all = (from: SKRSContext2D) => from.getImageData(0, 0, width, height).data;
    expect(likeness(all(painted), all(context)), `frame ${index}`).toBeGreaterThan(26);
    index++;
  }
  expect(index).toBe(orders.length);
  expect(Math.max(...chunks.slice(1).map(({ length }) => length))).toBeLessThan(chunks[0]!.length * 1.5);
}
