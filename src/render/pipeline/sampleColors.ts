import type { Picture } from '../contract.ts';
import { countPixels, emptyHistogram } from '../png/histogram.ts';
import { colorsFor } from '../png/palette.ts';
import type { Compositor } from './compositor.ts';

/**
 * The colors that suit these pictures of a game best, besides those that are exact.
 *
 * @param exact as `#RRGGBB`; see `exactColors`
 */
export function sampleColors(
  samples: readonly Picture[],
  compositor: Compositor,
  game: string,
  exact: readonly string[],
): readonly string[] {
  const histogram = emptyHistogram();
  for (const sample of samples) {
    const { context } = compositor.compose(sample, null, game);
    countPixels(histogram, context.getImageData(0, 0, sample.width, sample.height).data);
  }
  return colorsFor(histogram, exact);
}
