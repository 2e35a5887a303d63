/** The eight characters in a band: only their look shows what has become of them. */
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { drawMedallion } from '../art/medallion.ts';
import { drawSeat } from '../art/tokens.ts';
import { lookOf } from '../page/characters.ts';
import type { Subject } from '../subject.ts';
import { across, INNER, MARGIN, SMALLEST, TOP } from './layout.ts';

export const bandBox = across(TOP - 2, 92);
const PITCH = INNER / 8;

/** A single element, because numbers and badges extend into the neighboring positions. */
export function band({ open, letters }: Subject): Element {
  const all = open.characters.map(({ character, seat, isRobbed, ...one }) => ({
    ...{ character, seat, isRobbed, look: lookOf({ ...one, seat }), isNow: character === open.turn?.character },
  }));
  return {
    box: bandBox,
    facts: [all, letters],
    paint(context) {
      const { y, height } = bandBox;
      paintPanel(context, bandBox);
      all.forEach(({ isNow }, i) => {
        if (!isNow) return;
        const frame = { x: MARGIN + i * PITCH + 1, y: y + 3, width: PITCH - 2, height: height - 6 };
        fillBox(context, frame, color.active, 10);
        strokeBox(context, frame, color.lastMove, 5, 10);
      });
      all.forEach(({ character, seat, look, isRobbed }, i) => {
        const at = { x: Math.round(MARGIN + (i + 0.5) * PITCH) + 2, y: y + 49, radius: 33 };
        drawMedallion(context, character, { ...at, type: SMALLEST }, look, isRobbed);
        if (seat === null) return;
        const badge = { x: at.x + 22, y: at.y + 24, radius: 17, type: SMALLEST };
        drawSeat(context, seatMarks[seat]!, letters[seat] ?? '', badge);
      });
    },
  };
}
