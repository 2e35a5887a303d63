import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { imageSize } from '../../../src/playground/messages/imageSize.ts';

const canvas = createCanvas(321, 123);
canvas.getContext('2d').fillRect(10, 10, 100, 100);
const size = { width: 321, height: 123 };

test('the size of a picture is read from its first bytes', () => {
  expect(imageSize(canvas.toBuffer('image/png'))).toEqual(size);
  expect(imageSize(canvas.toBuffer('image/jpeg'))).toEqual(size);
  expect(imageSize(canvas.toBuffer('image/webp', 80))).toEqual(size);
  expect(imageSize(canvas.toBuffer('image/webp', 100))).toEqual(size);
  expect(imageSize(Buffer.from('GIF89a\x41\x01\x7b\x00', 'latin1'))).toEqual(size);
});

test('what is no picture, or ends too early, has no size', () => {
  const png = canvas.toBuffer('image/png');
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('text'),
    png.subarray(0, 20),
    canvas.toBuffer('image/jpeg').subarray(0, 30),
  ]) {
    expect(imageSize(bytes)).toBeNull();
  }
});
