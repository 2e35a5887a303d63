import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';
import { pictures } from '../../../src/render/games.ts';
import { createPainter } from '../../../src/render/pipeline/painter.ts';
import { amount } from '../../support/amount.ts';
import { kindOf, noiseOf } from '../support/files.ts';
import { breathe, pixelsOf } from '../support/pictures.ts';
import { boardOrder, shownInGame } from '../support/scenes.ts';

test('files of random games are what was painted, by two decoders, at more than 36 dB', async () => {
  const painter = createPainter(pictures);
  const values: number[] = [];
  const shown = shownInGame(carcassonne, 4, 'files').slice(0, amount(60, 120));
  for (const [i, { view, scene: seen }] of shown.entries()) {
    const { bytes } = painter.paint(boardOrder('carcassonne', { view, scene: seen }));
    if (i % amount(10, 16) !== 0) continue;
    const picture = pictures.carcassonne.board(view, seen);
    values.push(noiseOf(bytes, pixelsOf(picture)));
    expect(kindOf(bytes)).toBe('palette');
    const image = await loadImage(Buffer.from(bytes));
    const context = createCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const other = Buffer.from(context.getImageData(0, 0, image.width, image.height).data);
    const opaque = (pixels: Buffer) => pixels.subarray(pixels.length / 3, (pixels.length / 3) * 2);
    expect(opaque(other).equals(opaque(PNG.sync.read(Buffer.from(bytes)).data))).toBe(true);
    await breathe();
  }
  console.info(
    `${values.length} files between ${Math.min(...values).toFixed(1)} and ${Math.max(...values).toFixed(1)} dB`,
  );
  expect(values.length).toBeGreaterThan(5);
  expect(Math.min(...values)).toBeGreaterThan(36);
});
