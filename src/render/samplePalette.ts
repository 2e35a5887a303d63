import type { Compositor } from './compositor.ts';
import type { Picture } from './contract.ts';
import { countPixels, emptyHistogram } from './png/histogram.ts';
import { type Palette, paletteOf } from './png/palette.ts';
import { exactColours } from './theme.ts';

/** The palette that suits these pictures best; colours of the theme come out just as they are. */
export function samplePalette(samples: readonly Picture[], compositor: Compositor, game: string): Palette {
  const histogram = emptyHistogram();
  for (const sample of samples) {
    const { context } = compositor.compose(sample, null, game);
    countPixels(histogram, context.getImageData(0, 0, sample.width, sample.height).data);
  }
  return paletteOf(histogram, exactColours);
}
