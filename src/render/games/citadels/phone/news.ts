/** The newest call of the herald; while characters are chosen, the choosing order. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Own } from '../../../../engines/citadels/index.ts';
import { type Seat, seatsOf } from '../../../../engines/contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { paintActivePanel, paintPanel } from '../../../kit/panels.ts';
import { widthOf, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { drawCrown, drawSeat, drawTrumpet } from '../art/tokens.ts';
import { callsOf } from '../deeds.ts';
import { deedNames, paintTick, wordsOf } from '../page/herald.ts';
import type { Subject } from '../subject.ts';
import { bandBox } from './band.ts';
import { across, SMALLEST } from './layout.ts';

export const newsBox = across(bandBox.y + bandBox.height + 10, 86);
const TEXT = { left: 112, sizes: [30, 28, 27, SMALLEST] } as const;

export const news = (subject: Subject, own: Own | null): readonly Element[] => [
  subject.open.step.kind === 'choose' ? choosers(newsBox, subject, own?.seat ?? null) : newest(newsBox, subject),
];

function newest(box: Box, subject: Subject): Element {
  const { open, names, words, story } = subject;
  const call = callsOf(open, story).at(-1) ?? null;
  const name = call?.seat == null ? null : (names[call.seat] ?? '');
  return {
    box,
    facts: [call, name, open.turn !== null, words, deedNames(call, names)],
    paint(context) {
      const { x, y, width, height } = box;
      if (open.turn === null) paintPanel(context, box);
      else paintActivePanel(context, box);
      drawTrumpet(context, x + 56, y + height / 2 + 2, 84);
      const room = width - TEXT.left - 18;
      const size = TEXT.sizes[1];
      const { who, text } =
        call === null
          ? { who: words.citadels.names.herald, text: '' }
          : wordsOf(call, subject, (one) => widthOf(context, one, size) <= room / 0.9);
      const middle = y + height / 2;
      const line = { sizes: TEXT.sizes, width: room } as const;
      writeNarrowed(context, who, x + TEXT.left, text === '' ? middle : middle - 18, { ...line, weight: 700 });
      writeNarrowed(context, text, x + TEXT.left, middle + 18, { ...line, fill: color.sideInk });
    },
  };
}

/** The extra width for the player who is choosing. */
const WIDER = 72;

/**
 * All players in choosing order, starting with the holder of the crown.
 *
 * @param reader the seat addressed as "you"; null for everyone
 */
export function choosers(box: Box, { open, letters, words }: Subject, reader: Seat | null): Element {
  const seats = seatsOf(open.players.length);
  const inOrder = [...seats.slice(open.first), ...seats.slice(0, open.first)];
  const now = open.step.kind === 'choose' ? open.step.seat : null;
  const chosen = inOrder.map((seat) => open.players[seat]!.hasChosen);
  const isReader = now !== null && now === reader;
  const you = words.citadels.picture.hand.you;
  return {
    box,
    facts: [inOrder, letters, now, chosen, isReader ? you : null],
    paint(context) {
      paintPanel(context, box);
      const middle = box.y + box.height / 2;
      const pitch = (box.width - (isReader ? WIDER : 0)) / inOrder.length;
      let left = box.x;
      inOrder.forEach((seat, i) => {
        const width = pitch + (isReader && seat === now ? WIDER : 0);
        if (i > 0) paintChevron(context, left, middle);
        if (seat === now) paintNow(context, { ...box, x: left, width });
        const x = isReader && seat === now ? left + 42 : left + width / 2;
        const hasCrown = i === 0;
        drawSeat(context, seatMarks[seat]!, letters[seat] ?? '', {
          ...{ x, y: middle + (hasCrown ? 11 : 0), radius: hasCrown ? 19 : 21, type: SMALLEST },
        });
        if (hasCrown) drawCrown(context, x, middle - 19, 36);
        if (chosen[i]) paintTick(context, x + 21, middle + 22, 12);
        if (isReader && seat === now) {
          const style = { sizes: [32, 30, 28, SMALLEST], weight: 700, width: left + width - x - 54 } as const;
          writeNarrowed(context, you, x + 36, middle, style);
        }
        left += width;
      });
    },
  };
}

function paintNow(context: SKRSContext2D, { x, y, width, height }: Box): void {
  const frame = { x: x + 11, y: y + 5, width: width - 22, height: height - 10 };
  fillBox(context, frame, color.active, 10);
  strokeBox(context, frame, color.lastMove, 5, 10);
}

function paintChevron(context: SKRSContext2D, x: number, y: number): void {
  isolated(context, () => {
    context.beginPath();
    context.moveTo(x - 4, y - 9);
    context.lineTo(x + 4, y);
    context.lineTo(x - 4, y + 9);
    context.lineWidth = 4;
    context.strokeStyle = color.line;
    context.stroke();
  });
}
