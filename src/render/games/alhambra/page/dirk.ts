/** The card of the third party in a game of two. */

import { BUILDINGS, type ByBuilding } from '../../../../engines/alhambra/index.ts';
import { DIRK } from '../../../../words/alhambra/names/contract.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawBuildingIcon, drawIcon } from '../art/icons.ts';
import { tone } from '../tones.ts';
import { paintCount, type Rank } from './counts.ts';
import { paintCard } from './players.ts';

/** Dirk's card: how many tiles of each building he has. */
export function dirkCard(box: Box, dirk: ByBuilding<number>, ranks: ByBuilding<Rank>, words: Words): Element {
  const picture = words.alhambra.picture;
  return {
    box,
    facts: ['dirk', dirk, ranks, words],
    paint(context) {
      paintCard(context, box, tone.dirk, false);
      const { x, y, width, height } = box;
      drawIcon(context, 'dirk', { x: x + 14, y: y + 14, width: 60, height: 60 });
      write(context, DIRK, x + 88, y + 34, { size: 34, weight: 700 });
      writeNarrowed(context, picture.dirk.role, x + 88, y + 66, {
        ...{ sizes: [24, 22, 20], fill: color.sideInk, width: width - 104 },
      });
      const pitch = (height - 104) / 3;
      BUILDINGS.forEach((building, i) => {
        const [left, middle] = [x + 20 + (i % 2) * 146, y + 92 + pitch * (Math.floor(i / 2) + 0.5)];
        drawBuildingIcon(context, building, { x: left, y: middle - 30, width: 60, height: 60 });
        const at = { x: left + 98, y: middle, radius: 29, type: 44 };
        paintCount(context, dirk[building], ranks[building], at);
      });
    },
  };
}
