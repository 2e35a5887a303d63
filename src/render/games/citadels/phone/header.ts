/** The header in two lines: whose turn it is, and what they can do. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Character } from '../../../../engines/citadels/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { type Sentence, writeSentence } from '../../../kit/panels.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { drawMedallion } from '../art/medallion.ts';
import { drawCardBack, drawCrown, drawSeat } from '../art/tokens.ts';
import { drawBand } from '../page/header.ts';
import { headerBox, SMALLEST } from './layout.ts';

/** The text of the header. The second line is narrowed if it is too long. */
export interface TallHeading extends Sentence {
  /** Replaces the first line if that would be too small. */
  readonly short: string | null;
  readonly line: string;
  /** What is on the left: a character, a player's badge, or the crown. */
  readonly sign: Character | { readonly seat: Seat; readonly letter: string } | null;
  readonly note: string;
  /** Whether the note is a warning. */
  readonly isUrgent: boolean;
  /** Shown below the note; if null, the note itself is on the second line. */
  readonly deckSize: number | null;
}

const { x: LEFT, y: TOP, width, height } = headerBox;
const RIGHT = LEFT + width - 16;
const FIRST = TOP + 33;
const SECOND = TOP + 71;
/** Below this size, the first line is shortened. */
const LEAST = 32;
const NOTE = 30;
const DECK = 32;

export const tallHeader = (heading: TallHeading): Element => ({
  box: headerBox,
  facts: { ...heading, sentence: heading.sentence(heading.names) },
  paint(context) {
    drawBand(context, headerBox);
    const left = paintSign(context, heading.sign);
    const ends = paintNotes(context, heading);
    const width = ends.first - left;
    const isTooLong = widthOf(context, heading.sentence(heading.names), LEAST, 700) > width;
    const said = heading.short !== null && isTooLong ? plain(heading.short) : heading;
    writeSentence(context, said, left, FIRST, { sizes: [42, 40, 38, 36, 34, LEAST, 30, 28], width });
    writeNarrowed(context, heading.line, left, SECOND, {
      ...{ sizes: [32, 30, 28, SMALLEST], fill: color.onAccent, width: ends.second - left },
    });
  },
});

/** A name that is shortened if it doesn't fit. */
const plain = (name: string): Sentence => ({ names: [name], sentence: ([one = '']) => one });

/** Returns the left end of the text. */
function paintSign(context: SKRSContext2D, sign: TallHeading['sign']): number {
  const middle = TOP + height / 2;
  if (sign === null) {
    drawCrown(context, LEFT + 48, middle, 56);
    return LEFT + 92;
  }
  if (typeof sign === 'string') {
    drawMedallion(context, sign, { x: LEFT + 56, y: middle + 3, radius: 40, type: 27 });
    return LEFT + 110;
  }
  drawSeat(context, seatMarks[sign.seat]!, sign.letter, { x: LEFT + 48, y: middle, radius: 28 });
  return LEFT + 92;
}

/** Paints the note and the deck on the right. Returns where the lines have to end. */
function paintNotes(
  context: SKRSContext2D,
  { note, isUrgent, deckSize }: TallHeading,
): { readonly first: number; readonly second: number } {
  const line = deckSize === null ? SECOND : FIRST;
  const noteWidth = Math.ceil(widthOf(context, note, NOTE, isUrgent ? 700 : 400));
  const end = RIGHT - noteWidth - (note === '' ? 0 : isUrgent ? 44 : 20);
  if (isUrgent) {
    const pill = { x: RIGHT - noteWidth - 24, y: line - 20, width: noteWidth + 32, height: 40 };
    fillBox(context, pill, color.lastMove, 20);
    write(context, note, RIGHT - 8, line, { size: NOTE, weight: 700, fill: color.ink, align: 'right' });
  } else write(context, note, RIGHT, line, { size: NOTE, fill: color.onAccent, align: 'right' });
  if (deckSize === null) return { first: RIGHT, second: end };
  const text = `${deckSize}`;
  const cards = RIGHT - Math.ceil(widthOf(context, text, DECK, 700)) - 26;
  write(context, text, RIGHT, SECOND, { size: DECK, weight: 700, fill: color.onAccent, align: 'right' });
  for (const shift of [3, 0]) drawCardBack(context, cards + shift, SECOND - shift, 27, 37);
  return { first: end, second: cards - 30 };
}
