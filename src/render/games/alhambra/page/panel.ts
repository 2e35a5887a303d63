/** The player looked at: name and numbers above the alhambra. */

import { BUILDINGS, type Change, type Open, type OpenPlayer } from '../../../../engines/alhambra/index.ts';
import type { Words } from '../../../../words/words.ts';
import { axes, type GridFrame } from '../../../grid/frame.ts';
import { numberBox, showing } from '../../../kit/changed.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { frame } from '../../../kit/panels.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { widthOf, writeName } from '../../../kit/text.ts';
import { color, seatMarks, size } from '../../../kit/theme.ts';
import { drawBuildingIcon } from '../art/icons.ts';
import { paintAmount, paintCount, paintPoints, ranksOf } from './counts.ts';
import { well } from './garden.ts';
import { GARDEN, PANEL } from './layout.ts';
import { type CardFacts, paintPill, TURN } from './players.ts';

/** The strips of the coordinates: the height of the upper one, the width of the left one. */
const STRIPS = { top: 36, left: 40 } as const;

/** The part of the well beside the strips. */
export const GARDEN_AREA: Box = {
  ...{ x: GARDEN.x + STRIPS.left, y: GARDEN.y + STRIPS.top },
  ...{ width: GARDEN.width - STRIPS.left, height: GARDEN.height - STRIPS.top },
};

/** The ground of the panel, for a kept layer. */
export const panelGround: readonly Element[] = [
  { box: PANEL, facts: 'panel', paint: (context) => fillBox(context, PANEL, color.active, size.radius) },
  well(GARDEN, 61, STRIPS),
];

/** Its frame, for a kept layer: in the player's color, and golden within while the player acts. */
export const panelFrame = ({ seat }: OpenPlayer, isActive: boolean): readonly Element[] =>
  frame(PANEL, [{ stroke: seatMarks[seat]!.color, width: 5, outset: 0 }, ...(isActive ? [TURN] : [])]);

/** The two rows of numbers: name, coins, reserve, wall, and points; the tiles of each building. */
export function panelRows(player: OpenPlayer, open: Open, facts: CardFacts, words: Words): readonly Element[] {
  const { seat, coins, reserve, wall, points, counts } = player;
  const ranks = ranksOf(open)[seat]!; // There is a party for each seat.
  const { x, width } = PANEL;
  const [first, second] = [PANEL.y + 38, PANEL.y + 101];
  const right = x + width - 20;
  return [
    {
      box: { x: x + 8, y: PANEL.y + 8, width: width - 16, height: 64 },
      facts: [facts.name, facts.letter, facts.isActive, coins, reserve.length, wall, points, words],
      paint(context) {
        drawBadge(context, seatMarks[seat]!, facts.letter, { x: x + 42, y: first, radius: 24, type: 28 });
        paintPoints(context, points, right, first, 48);
        const style = { icon: 38, type: 34, gap: 6 } as const;
        const stats = right - 146 - 3 * 98;
        paintAmount(context, 'coins', coins, stats, first, style);
        paintAmount(context, 'reserve', reserve.length, stats + 98, first, style);
        paintAmount(context, 'wall', wall, stats + 196, first, style);
        let room = stats - 16 - (x + 80);
        if (facts.isActive) {
          const label = words.alhambra.picture.onTurn;
          const pill = Math.min(150, Math.ceil(widthOf(context, label, 26, 700)) + 30);
          const name = Math.min(room - pill - 12, Math.ceil(widthOf(context, facts.name, 36, 700)));
          paintPill(context, { x: x + 80 + name + 12, y: first - 20, width: pill, height: 40 }, label, [26, 24, 22]);
          room -= pill + 12;
        }
        writeName(context, facts.name, x + 80, first, { sizes: [36, 32, 28, 24], weight: 700, width: room });
      },
      shows: [showing<Change>({ kind: 'points', seat }, numberBox(`${points}`, right, first, 48))],
    },
    {
      box: { x: x + 8, y: second - 26, width: width - 16, height: 54 },
      facts: [counts, ranks],
      paint(context) {
        BUILDINGS.forEach((building, i) => {
          const left = x + 20 + i * 136;
          drawBuildingIcon(context, building, { x: left, y: second - 23, width: 46, height: 46 });
          const at = { x: left + 78, y: second, radius: 22, type: 34 };
          paintCount(context, counts[building], ranks[building], at);
        });
      },
    },
  ];
}

/** The numbers of columns and rows. */
export const coordinates = (frame: GridFrame): readonly Element[] =>
  axes(
    { ...GARDEN_AREA, y: GARDEN.y + 3, height: STRIPS.top - 4 },
    { ...GARDEN_AREA, x: GARDEN.x + 2, width: STRIPS.left - 3 },
    frame,
    { least: 22, most: 28 },
  );
