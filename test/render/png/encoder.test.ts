import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import type { Box } from '../../../src/render/kit/geometry.ts';
import { BAND_ROWS, createEncoder } from '../../../src/render/png/encoder.ts';
import { paletteOf } from '../../../src/render/png/palette.ts';

const COLOURS = ['#F3E9D2', '#C8402F', '#0F6CB0', '#1B8A5A', '#E2B01F'];
const palette = paletteOf([], COLOURS);
const width = 70;
const height = 3 * BAND_ROWS - 7;
const whole: Box = { x: 0, y: 0, width, height };

function blank(): SKRSContext2D {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = COLOURS[0]!;
  context.fillRect(0, 0, width, height);
  return context;
}

const pixels = (context: SKRSContext2D) => Buffer.from(context.getImageData(0, 0, width, height).data);

/** What two decoders that are not ours see in a file. */
async function decoded(file: Uint8Array): Promise<readonly [Buffer, Buffer]> {
  const image = await loadImage(Buffer.from(file));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [
    PNG.sync.read(Buffer.from(file), { checkCRC: true }).data,
    Buffer.from(context.getImageData(0, 0, image.width, image.height).data),
  ];
}

const box = fc.record({
  x: fc.integer({ min: 0, max: width - 1 }),
  y: fc.integer({ min: 0, max: height - 1 }),
  width: fc.integer({ min: 1, max: width }),
  height: fc.integer({ min: 1, max: height }),
});

test('two independent decoders see the picture, after any changes; the file is as one made from nothing', async () => {
  let files = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(box, fc.constantFrom(...COLOURS)), { maxLength: 8 }), async (changes) => {
      const context = blank();
      const encoder = createEncoder(width, height, palette);
      encoder.update(context, [whole]);
      for (const [at, color] of changes) {
        const { x, y } = at;
        const changed = { x, y, width: Math.min(at.width, width - x), height: Math.min(at.height, height - y) };
        context.fillStyle = color;
        context.fillRect(x, y, changed.width, changed.height);
        encoder.update(context, [changed]);
        encoder.file();
        if (x % 2 === 0) encoder.rest(); // What it keeps is enough to go on from.
      }
      const file = encoder.file();
      const fresh = createEncoder(width, height, palette);
      expect(fresh.update(context, [whole])).toBe(Number.POSITIVE_INFINITY);
      expect(Buffer.compare(file, fresh.file())).toBe(0);
      for (const seen of await decoded(file)) expect(Buffer.compare(seen, pixels(context))).toBe(0);
      files++;
    }),
    { numRuns: 40 },
  );
  expect(files).toBe(40);
});

test('a copy goes on from the last file, and neither changes the other', () => {
  const context = blank();
  const encoder = createEncoder(width, height, palette);
  encoder.update(context, [whole]);
  const before = encoder.file();
  const copy = encoder.copy();
  expect(Buffer.compare(copy.file(), before)).toBe(0);

  const change = { x: 10, y: BAND_ROWS - 3, width: 20, height: 6 };
  context.fillStyle = COLOURS[1]!;
  context.fillRect(change.x, change.y, change.width, change.height);
  copy.update(context, [change]);
  const changed = copy.file();
  const fresh = createEncoder(width, height, palette);
  fresh.update(context, [whole]);
  expect(Buffer.compare(changed, fresh.file())).toBe(0);
  expect(Buffer.compare(encoder.file(), before)).toBe(0);

  encoder.update(context, [change]);
  expect(Buffer.compare(encoder.file(), changed)).toBe(0);
});

test('a band that does not change keeps its bytes, and only that of the change is made anew', async () => {
  const context = blank();
  const encoder = createEncoder(width, height, palette);
  encoder.update(context, [whole]);
  const before = Buffer.from(encoder.file());
  context.fillStyle = COLOURS[1]!;
  context.fillRect(10, BAND_ROWS + 3, 20, 5);
  encoder.update(context, [{ x: 10, y: BAND_ROWS + 3, width: 20, height: 5 }]);
  const after = Buffer.from(encoder.file());
  const dataOf = (file: Buffer) =>
    chunks(file)
      .filter(({ type }) => type === 'IDAT')
      .map(({ data }) => data);
  expect(dataOf(before)).toHaveLength(5);
  expect(dataOf(after).map((data, i) => data.equals(dataOf(before)[i]!))).toEqual([true, true, false, true, false]);
});

test('rounded corners fade out: fully transparent outside, opaque within', async () => {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = COLOURS[0]!;
  context.beginPath();
  context.roundRect(0, 0, width, height, 20);
  context.fill();
  const encoder = createEncoder(width, height, palette);
  expect(encoder.update(context, [whole])).toBeGreaterThan(36);
  for (const seen of await decoded(encoder.file())) {
    expect(seen[3]).toBe(0);
    expect([...seen.subarray((20 * width + 20) * 4, (20 * width + 20) * 4 + 4)]).toEqual([0xf3, 0xe9, 0xd2, 255]);
    const alphas = pixels(context).filter((_, i) => i % 4 === 3);
    const shown = seen.filter((_, i) => i % 4 === 3);
    const furthest = Math.max(...alphas.map((alpha, i) => Math.abs(alpha - shown[i]!)));
    expect(furthest).toBeLessThanOrEqual(31);
  }
});

test('colors that the palette does not have are told as noise', () => {
  const context = blank();
  const encoder = createEncoder(width, height, palette);
  context.fillStyle = '#FF00FF';
  context.fillRect(0, 0, width, height);
  expect(encoder.update(context, [whole])).toBeLessThan(20);
});

/** The chunks of a PNG file. */
function chunks(file: Buffer): readonly { readonly type: string; readonly data: Buffer }[] {
  const found: { readonly type: string; readonly data: Buffer }[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    found.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return found;
}
