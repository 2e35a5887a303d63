/**
 * A few pictures as they were when somebody last looked at them. `npm run goldens` draws them anew: look at them before
 * they are committed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../src/engines/contract.ts';
import type { PictureOrder } from '../../src/render/pipeline/order.ts';
import { createPainter } from '../../src/render/pipeline/painter.ts';
import { toy } from '../toy/engine/index.ts';
import { pictures } from '../toy/render/module.ts';
import { showcase } from './games/citadels/support/showcase.ts';
import { type Shown, shownInGame } from './support/scenes.ts';

const painter = createPainter(pictures);
const isRewriting = process.env.GOLDENS === 'write';
const folder = fileURLToPath(new URL('./goldens', import.meta.url));
/** Share of pixels that may look different: fonts and edges come out a shade different on other machines. */
const TOLERANCE = 0.001;

const board = (game: string, { view, scene }: Shown): PictureOrder => ({
  ...{ kind: 'board', game, table: 'golden', viewer: view.own === null ? 'table' : (0 as Seat), view, scene },
});

const carcassonneBoards = shownInGame(carcassonne, 5, 'golden');
const publicBoards = carcassonneBoards.filter(({ view }) => view.own === null);
const tiles = (shown: Shown) => (shown.view.open as ReturnType<typeof carcassonne.open>).placements.length;
const withTiles = (count: number) => publicBoards.find((shown) => tiles(shown) === count && shown.scene.step !== null)!;

/** Of Citadels what is laid out differently each. */
const TELLING = new Set(['board', 'seven', 'final', 'hand', 'choice', 'districts'].map((what) => `citadels-${what}`));

const GOLDENS: { readonly [name: string]: PictureOrder } = {
  'toy-board': board('toy', shownInGame(toy, 3, 'golden').at(-4)!),
  'carcassonne-start': board('carcassonne', withTiles(2)),
  'carcassonne-middle': board('carcassonne', withTiles(30)),
  'carcassonne-end': board('carcassonne', publicBoards.at(-1)!),
  ...Object.fromEntries([...showcase()].filter(([name]) => TELLING.has(name))),
  'carcassonne-tiles': { kind: 'sheet', game: 'carcassonne', sheet: 'tiles', locale: 'en', view: null },
};

describe('pictures look as they did', () => {
  test.each(Object.entries(GOLDENS))('%s', async (name, order) => {
    const { bytes } = await painter.paint(order);
    const golden = `${folder}/${name}.png`;
    const actual = `${folder}/${name}.actual.png`;
    rmSync(actual, { force: true });
    if (isRewriting) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(golden, bytes);
    }
    expect(existsSync(golden), `npm run goldens draws ${golden}`).toBe(true);
    const share = differing(readFileSync(golden), Buffer.from(bytes));
    if (share > TOLERANCE) writeFileSync(actual, bytes);
    expect(share, `see ${actual}; if it is right, npm run goldens`).toBeLessThanOrEqual(TOLERANCE);
  });

  test('a different picture is seen', async () => {
    const start = await painter.paint(GOLDENS['carcassonne-start']!);
    const middle = await painter.paint(GOLDENS['carcassonne-middle']!);
    expect(differing(Buffer.from(start.bytes), Buffer.from(middle.bytes))).toBeGreaterThan(TOLERANCE);
  });
});

/** The share of pixels that look different; 1 when the sizes differ. */
function differing(one: Buffer, two: Buffer): number {
  const [a, b] = [one, two].map((file) => PNG.sync.read(file));
  const { width, height } = a!;
  if (b!.width !== width || b!.height !== height) return 1;
  return pixelmatch(a!.data, b!.data, undefined, width, height, { threshold: 0.1 }) / (width * height);
}
