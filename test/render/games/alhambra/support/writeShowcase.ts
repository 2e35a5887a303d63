/** Writes docs/pictures/alhambra-*.png: node --import ./src/node.mjs test/render/games/alhambra/support/writeShowcase.ts */
import { mkdir, writeFile } from 'node:fs/promises';
import { pictures as alhambra } from '../../../../../src/render/games/alhambra/index.ts';
import { createLocalRenderer } from '../../../../../src/render/pipeline/renderer.ts';
import { showcase } from './showcase.ts';

const folder = new URL('../../../../../docs/pictures/', import.meta.url);
const renderer = createLocalRenderer({ alhambra });
await mkdir(folder, { recursive: true });
for (const [name, order] of showcase()) {
  const { bytes, width, height } = await renderer.render(order, 'ahead');
  await writeFile(new URL(`${name}.png`, folder), bytes);
  console.info(`${name}.png: ${width} x ${height}, ${Math.round(bytes.length / 1000)} kB`);
}
