/** What the ranks of each building bring in the next scoring round. */
import { BUILDINGS, type Open, RANK_POINTS, ROUNDS } from '../../../../engines/alhambra/index.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawBuildingIcon, drawIcon, paintRank } from '../art/icons.ts';

/** A table of buildings and ranks; after the last round it stays. */
export function nextPoints(box: Box, { scorings }: Open): Element {
  const round = ROUNDS[Math.min(scorings.length, ROUNDS.length - 1)]!;
  return {
    box,
    facts: ['points', round],
    paint(context) {
      fillBox(context, box, color.active, 12);
      strokeBox(context, grown(box, -1), color.line, 2, 11);
      const { x, y } = box;
      const pitch = (box.height - 8) / (BUILDINGS.length + 1);
      const isLast = round === 3;
      const ranks = isLast ? ([1, 2, 3] as const) : ([1, 2] as const).slice(0, round);
      const columns = isLast ? [44, 72, 98] : round === 2 ? [58, 92] : [74];
      const head = y + 4 + pitch / 2;
      const [iconSide, iconX] = isLast ? [25, x + 5] : [30, x + 8];
      drawIcon(context, 'points', { x: iconX, y: head - iconSide / 2, width: iconSide, height: iconSide });
      ranks.forEach((rank, i) => {
        paintRank(context, rank, { x: x + columns[i]!, y: head, radius: isLast ? 12.5 : 14.5 }, `${rank}`);
      });
      BUILDINGS.forEach((building, row) => {
        const middle = y + 4 + pitch * (row + 1.5);
        drawBuildingIcon(context, building, { x: iconX, y: middle - iconSide / 2, width: iconSide, height: iconSide });
        RANK_POINTS[round][building].forEach((points, i) => {
          const sizes = isLast ? [23, 20, 20] : [28, 26];
          const style = { size: sizes[i]!, weight: i === 0 ? 700 : 400, align: 'center' } as const;
          write(context, `${points}`, x + columns[i]!, middle + 1, style);
        });
      });
    },
  };
}
