/** The line below points that tied players share. */

import { BUILDINGS, type Scoring } from '../../../../engines/alhambra/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';

/** Whether any parties shared points in a scoring round (rules §11). */
export const hasTies = ({ buildings }: Scoring): boolean =>
  BUILDINGS.some((building) => {
    const ranks = buildings[building].filter(({ points }) => points > 0).map(({ rank }) => rank);
    return new Set(ranks).size < ranks.length;
  });

export const tiesNote = (box: Box, words: Words): Element => ({
  box,
  facts: ['ties', words],
  paint(context) {
    writeNarrowed(context, words.alhambra.picture.ties, box.x + 14, box.y + box.height / 2, {
      ...{ sizes: [26, 24, 22, 20], fill: color.sideInk, width: box.width - 28 },
    });
  },
});
