/** The herald with the last three calls; while characters are chosen, the choosing order. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Seat, seatsOf } from '../../../../engines/contract.ts';
import type { Deed } from '../../../../words/citadels/picture/contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { paintActivePanel, paintPanel } from '../../../kit/panels.ts';
import { widthOf, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { drawMedallion } from '../art/medallion.ts';
import { drawCrown, drawSeat, drawTrumpet } from '../art/tokens.ts';
import { type Call, callsOf, weightiest } from '../deeds.ts';
import type { Subject } from '../subject.ts';
import { classTone, tone } from '../tones.ts';
import { type Layout, thirds } from './layout.ts';

const SIZE = 22;

export function herald(layout: Layout, subject: Subject): readonly Element[] {
  const { open, words } = subject;
  const isChoosing = open.step.kind === 'choose';
  const picture = words.citadels.picture;
  const { x, y, width, height } = layout.herald;
  const tab: Element = {
    box: layout.herald,
    facts: [isChoosing, words],
    paint(context) {
      paintPanel(context, layout.herald);
      drawTrumpet(context, x + 58, y + 36, 82);
      const text = isChoosing ? picture.choosing : words.citadels.names.herald;
      writeNarrowed(context, text, x + 112, y + height / 2, {
        ...{ sizes: [28, 26, 24, 22], weight: 700, width: width - 122 },
      });
    },
  };
  return [tab, ...(isChoosing ? order(layout.calls, subject) : calls(layout.calls, subject))];
}

/** The last three calls, from the oldest to the newest. */
function calls(box: Box, subject: Subject): readonly Element[] {
  const { open, names, words, story } = subject;
  const last = callsOf(open, story).slice(-3);
  return thirds(box).map((place, i) => {
    const call = last[i] ?? null;
    const isNow = call !== null && i === last.length - 1;
    const seat = call?.seat ?? null;
    return {
      box: place,
      facts: [call, isNow, seat === null ? null : names[seat], words, deedNames(call, names)],
      paint(context) {
        if (isNow && open.turn !== null) paintActivePanel(context, place);
        else paintPanel(context, place);
        if (call !== null) paintCall(context, place, call, subject);
      },
    };
  });
}

/** The names of the other players in a call. */
export const deedNames = (call: Call | null, names: readonly string[]): readonly (string | undefined)[] =>
  (call?.deeds ?? []).map((deed) =>
    'partner' in deed
      ? names[deed.partner]
      : 'owner' in deed
        ? names[deed.owner]
        : 'seat' in deed
          ? names[deed.seat]
          : '',
  );

/** Who was called, and the most important things they did, as far as there is room. */
export function wordsOf(
  { character, seat, deeds }: Call,
  { names, words }: Subject,
  fits: (text: string) => boolean,
): { readonly who: string; readonly text: string } {
  const picture = words.citadels.picture;
  const title = words.citadels.names.characters[character];
  if (seat === null) return { who: title, text: picture.nobody };
  const say = (some: readonly Deed[]) => picture.deeds(some.map((deed) => picture.deed(deed, (of) => names[of] ?? '')));
  return { who: picture.call(title, names[seat] ?? ''), text: say(weightiest(deeds, (some) => fits(say(some)))) };
}

function paintCall(context: SKRSContext2D, { x, y, width, height }: Box, call: Call, subject: Subject): void {
  const left = x + 78;
  const room = width - 78 - 12;
  drawMedallion(context, call.character, { x: x + 42, y: y + 36, radius: 26 }, call.seat === null ? 'gone' : 'full');
  const line = { sizes: [SIZE, 21, 20], width: room } as const;
  const { who, text } = wordsOf(call, subject, (one) => widthOf(context, one, SIZE) <= room / 0.9);
  const middle = y + height / 2;
  writeNarrowed(context, who, left, text === '' ? middle : middle - 13, { ...line, weight: 700 });
  if (text !== '') writeNarrowed(context, text, left, middle + 14, { ...line, fill: color.sideInk });
}

/** All players in choosing order; the first has the crown, and those who have chosen have a check mark. */
export function order(box: Box, subject: Subject): readonly Element[] {
  const { open, names, letters } = subject;
  const seats = seatsOf(open.players.length);
  const inOrder = [...seats.slice(open.first), ...seats.slice(0, open.first)];
  const pitch = box.width / inOrder.length;
  const chooser = open.step.kind === 'choose' ? open.step.seat : null;
  return inOrder.map((seat, i) => {
    const left = Math.round(box.x + i * pitch);
    const place = { x: left, y: box.y, width: Math.round(box.x + (i + 1) * pitch) - left, height: box.height };
    const { hasChosen } = open.players[seat]!;
    const facts = [seat, names[seat], letters[seat], hasChosen, seat === chooser, i];
    return {
      box: place,
      facts,
      paint: (context) => paintChooser(context, box, place, subject, { seat, hasChosen, i }),
    };
  });
}

function paintChooser(
  context: SKRSContext2D,
  all: Box,
  { x, y, width, height }: Box,
  { open, names, letters }: Subject,
  { seat, hasChosen, i }: { readonly seat: Seat; readonly hasChosen: boolean; readonly i: number },
): void {
  paintPanel(context, all);
  const isNow = open.step.kind === 'choose' && open.step.seat === seat;
  if (isNow) {
    const frame = { x: x + 4, y: y + 4, width: width - 8, height: height - 8 };
    fillBox(context, frame, color.active, 10);
    strokeBox(context, { ...frame, x: frame.x + 0.5, width: frame.width - 1 }, color.lastMove, 5, 10);
  }
  const middle = y + height / 2;
  drawSeat(context, seatMarks[seat]!, letters[seat]!, { x: x + 30, y: middle + (i === 0 ? 5 : 0), radius: 16 });
  if (i === 0) drawCrown(context, x + 30, middle - 19, 24);
  const room = width - 62;
  const fill = hasChosen || isNow ? color.ink : color.sideInk;
  writeNarrowed(context, names[seat] ?? '', x + 54, middle, {
    ...{ sizes: [SIZE, 21, 20], weight: isNow ? 700 : 400, fill, width: room },
  });
  if (hasChosen) paintTick(context, x + 44, middle + 15);
}

/** Paints the check mark of a player who has chosen. */
export function paintTick(context: SKRSContext2D, x: number, y: number, radius = 10): void {
  isolated(context, () => {
    context.translate(x, y);
    context.scale(radius / 10, radius / 10);
    context.beginPath();
    context.arc(0, 0, 10, 0, 2 * Math.PI);
    context.fillStyle = classTone.green.band;
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = tone.cream;
    context.stroke();
    context.beginPath();
    context.moveTo(-5, 0);
    context.lineTo(-1.2, 4);
    context.lineTo(5, -4);
    context.lineWidth = 3;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke();
  });
}
