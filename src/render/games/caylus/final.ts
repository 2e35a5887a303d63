import type { Seat, Standings } from '../../../engines/contract.ts';
import type { Picture } from '../../contract.ts';
import { type Box, grown } from '../../kit/geometry.ts';
import { type Element, fillBox, layerOf, pageOf, strokeBox } from '../../kit/page.ts';
import { drawBadge } from '../../kit/seats.ts';
import { write, writeName, writeNarrowed } from '../../kit/text.ts';
import { color, seatMarks, size } from '../../kit/theme.ts';
import { drawFavor, drawPrestige } from './art/tokens.ts';
import { heads, owned, points } from './final/table.ts';
import { band, type Heading, header } from './page/header.ts';
import { GAP, HEADER, MARGIN, WIDTH } from './page/layout.ts';
import type { Subject } from './subject.ts';
import { tone } from './tones.ts';

/** The names of the parts, the rows, and the note below them; in pixels. */
const HEADS: Box = { x: MARGIN, y: 92, width: WIDTH - 2 * MARGIN, height: 84 };
const ROW = 172;
const NOTE = 48;
/** The width of place, name, and total. */
const TAB = 210;

/** A row for each player, best first: every point with what it comes from, and all buildings. */
export function finalBoard(subject: Subject, standings: Standings, heading: Heading): Picture {
  const { open, words } = subject;
  const top = HEADS.y + HEADS.height;
  const boxOf = (i: number): Box => ({ ...HEADS, y: top + i * (ROW + GAP), height: ROW });
  const end = top + standings.length * (ROW + GAP);
  const note = { x: MARGIN, y: end - 4, width: WIDTH - 2 * MARGIN, height: NOTE };
  return pageOf(
    WIDTH,
    end + NOTE,
    header(HEADER, heading),
    [
      layerOf(
        'grounds',
        standings.map(({ place }, i) => ground(boxOf(i), place === 1)),
        true,
      ),
      layerOf('heads', heads(HEADS, words)),
      layerOf(
        'rows',
        standings.flatMap(({ seat, place, points: total }, i) => [
          tab(boxOf(i), seat, place, total, subject),
          ...points(boxOf(i), open, seat),
          owned(boxOf(i), open, seat),
        ]),
      ),
      layerOf('note', [
        {
          box: note,
          facts: ['note', words],
          paint(context) {
            const style = { sizes: [24, 22, 20], fill: color.sideInk, width: note.width - 28 } as const;
            writeNarrowed(context, words.caylus.picture.final.note, note.x + 14, note.y + NOTE / 2 - 3, style);
          },
        },
      ]),
    ],
    [band(HEADER, heading.title)],
  );
}

const ground = (box: Box, isFirst: boolean): Element => ({
  box: grown(box, 3),
  facts: ['row', isFirst],
  paint(context) {
    fillBox(context, box, isFirst ? color.active : color.card, size.radius);
    if (isFirst) strokeBox(context, grown(box, 0.5), color.lastMove, 5, size.radius);
    else strokeBox(context, grown(box, -1), color.line, 2, size.radius - 1);
  },
});

/** Place, name, and total, beside a band in the player's color. */
function tab(box: Box, seat: Seat, place: number, total: number, { names, letters }: Subject): Element {
  const { x, y, height } = box;
  const mark = seatMarks[seat]!; // Five at most.
  const name = names[seat] ?? '';
  const letter = letters[seat] ?? '';
  return {
    box: { x: x + 4, y: y + 4, width: TAB, height: height - 8 },
    facts: ['tab', seat, name, letter, place, total],
    paint(context) {
      fillBox(context, { x: x + 6, y: y + 8, width: 10, height: height - 16 }, mark.color, 4);
      drawBadge(context, mark, letter, { x: x + 48, y: y + 40, radius: 19, type: 24 });
      if (place === 1) drawFavor(context, { x: x + 104, y: y + 40, radius: 22 });
      write(context, `${place}.`, x + TAB - 18, y + 40, { size: 34, weight: 700, fill: tone.faintInk, align: 'right' });
      const style = { sizes: [28, 26, 24, 22, 20], weight: 700, width: TAB - 40 } as const;
      writeName(context, name, x + 28, y + 88, style);
      drawPrestige(context, null, { x: x + 48, y: y + 136, radius: 22 });
      write(context, `${total}`, x + 80, y + 138, { size: 46, weight: 700 });
    },
  };
}
