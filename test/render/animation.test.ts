import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { createFrames, type Shown } from '../../src/render/animation/frames.ts';
import { expectFrames, WIDTH } from './support/animated.ts';

test('each of the first frames, painted over those before, looks like the board with the hand below it', () =>
  expectFrames(true, 6));

test('a frame after one that is not remembered shows all of its picture', () => {
  const red: Shown = { board: () => createCanvas(50, 100), hand: null };
  const frames = createFrames();
  const widthOf = (frame: Uint8Array) => Buffer.from(frame).readUIntLE(8 + 6, 3) + 1;
  expect(widthOf(frames.frame(red, 'a', true, 1))).toBe(WIDTH);
  expect(widthOf(frames.frame(red, 'a', false, 1))).toBe(1);
  for (const other of ['b', 'c', 'd']) frames.frame(red, other, true, 1);
  expect(widthOf(frames.frame(red, 'a', false, 1))).toBe(WIDTH);
});
