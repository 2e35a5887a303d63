/**
 * The colors that all files of a game share, chosen for pictures that show all of them. `npm run palettes` chooses
 * them anew.
 */
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameId } from '../../src/engines/games.ts';
import type { Picture } from '../../src/render/contract.ts';
import { pictures } from '../../src/render/games.ts';
import { exactColors } from '../../src/render/kit/theme.ts';
import { createCompositor } from '../../src/render/pipeline/compositor.ts';
import { sampleColors } from '../../src/render/pipeline/painter.ts';
import { createEncoder } from '../../src/render/png/encoder.ts';
import { paletteOf } from '../../src/render/png/palette.ts';
import { eachGame } from '../games.ts';

const isRewriting = process.env.PALETTES === 'write';
/** So many decibels of signal to noise at least. */
const TRUE = 40;
/** So much better may other colors be before it is worth while to choose anew. */
const SLACK = 1;

const compositor = createCompositor();

/** How well colors suit the picture that they suit least, in decibels of signal to noise. */
function worst(samples: readonly Picture[], colours: readonly string[], game: GameId): number {
  const exact = exactColors(pictures[game].accent);
  const palette = paletteOf(colours, exact);
  const suits = samples.map((picture) => {
    const { context, changed } = compositor.compose(picture, null, game);
    return createEncoder(picture.width, picture.height, palette).update(context, changed);
  });
  return Math.min(...suits);
}

test.each(eachGame)('the colours of %s suit all of its pictures, nearly as well as any', async (game, sample) => {
  const samples = (await sample.pictures()).samples();
  const best = sampleColors(samples, compositor, game, exactColors(pictures[game].accent));
  const file = new URL(`../../src/render/games/${game}/palette.json`, import.meta.url);
  if (isRewriting) writeFileSync(file, `${JSON.stringify(best, null, 2)}\n`);
  const [ours, possible] = [isRewriting ? best : pictures[game].palette, best].map((colours) =>
    worst(samples, colours, game),
  );
  console.info(`${samples.length} pictures: ${ours!.toFixed(1)} dB, ${possible!.toFixed(1)} dB at best`);
  expect(ours).toBeGreaterThan(TRUE);
  expect(ours).toBeGreaterThan(possible! - SLACK);
});
