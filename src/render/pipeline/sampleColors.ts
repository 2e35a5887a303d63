import type { Picture } from '../contract.ts';
import { exactColours } from '../kit/theme.ts';
import { colorsFor, countPixels, emptyHistogram } from '../png/palette.ts';
import type { Compositor } from './compositor.ts';

/** The colors that suit these pictures best, besides those of the theme, as `#RRGGBB`. */
export function sampleColours(samples: readonly Picture[], compositor: Compositor, game: string): readonly string[] {
  const histogram = emptyHistogram();
  for (const sample of samples) {
    const { context } = compositor.compose(sample, null, game);
    countPixels(histogram, context.getImageData(0, 0, sample.width, sample.height).data);
  }
  return colorsFor(histogram, exactColours);
}
