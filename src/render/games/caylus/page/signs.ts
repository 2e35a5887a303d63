/** Signs on the board: where sections are counted, and how many buildings are left. */

import { BUILT_CLASSES, CASTLE, inStock, type Open, SECTIONS, stockOf } from '../../../../engines/caylus/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { createPen } from '../art/pen.ts';
import { drawClassHouse, drawSection } from '../art/signs.ts';
import { drawFavor } from '../art/tokens.ts';
import { tone } from '../tones.ts';
import { checkpointSign } from './layout.ts';

/** On the turn behind a checkpoint, a road sign: the section that is counted there, with a check mark after its count. */
export const checkpoints = ({ counted }: Open): readonly Element[] =>
  SECTIONS.map((section) => {
    const box = checkpointSign(CASTLE[section].checkpoint);
    const isCounted = counted.includes(section);
    return {
      box,
      facts: ['checkpoint', section, isCounted],
      paint(context) {
        const { x, y, width, height } = box;
        const pen = createPen(context, 1, 2);
        pen.rect(tone.trunk, x + width / 2 - 4, y + height - 12, 8, 11);
        pen.rect(isCounted ? tone.faint : '#7A2A20', x + 1, y + 1, width - 2, height - 9, 7);
        drawSection(context, section, { x: x + 5, y: y + 4, side: 26 }, !isCounted);
        if (isCounted) pen.line(`M${x + 9} ${y + 42}l7 7 12 -14`, 5, '#2F6B3A');
        else drawFavor(context, { x: x + width / 2, y: y + 42, radius: 12 });
      },
    };
  });

/** How many wood, stone, and prestige buildings are left. */
export function stock(box: Box, open: Open, words: Words): Element {
  const sorts = BUILT_CLASSES.filter((sort) => sort !== 'residence');
  const amounts = sorts.map((sort) => inStock(open, sort).reduce((sum, id) => sum + (stockOf(open, id) ?? 0), 0));
  const title = words.caylus.picture.left;
  return {
    box,
    facts: ['stock', amounts, title],
    paint(context) {
      const { x, y, width, height } = box;
      const pen = createPen(context, 1, 2.4);
      for (const post of [x + 34, x + width - 44]) pen.rect(tone.trunk, post, y + height - 12, 10, 12);
      pen.rect(tone.strip, x + 2, y + 2, width - 4, height - 12, 8);
      const style = {
        sizes: [24, 22, 20],
        weight: 700,
        fill: color.sideInk,
        align: 'center',
        width: width - 20,
      } as const;
      writeNarrowed(context, title, x + width / 2, y + 19, style);
      sorts.forEach((sort, i) => {
        const left = x + [8, 62, 124][i]!;
        drawClassHouse(context, sort, { x: left, y: y + 35, side: 27 });
        write(context, `${amounts[i]}`, left + 29, y + 51, { size: 24, weight: 700 });
      });
    },
  };
}
