/** The header: the game, whose turn it is, tiles and coins left, and the scoring rounds. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { ROUNDS } from '../../../../engines/alhambra/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintBand, paintRule, type Sentence, writeSentence } from '../../../kit/panels.ts';
import { textWidth, widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawIcon } from '../art/icons.ts';
import { createPen, traceStar } from '../art/pen.ts';
import { tone } from '../tones.ts';

/** What the header says. */
export interface Heading extends Sentence {
  readonly title: string;
  /** At the right end; null for none. */
  readonly left: {
    readonly tiles: number;
    readonly coins: number;
    /** How many scoring rounds are over. */
    readonly scored: number;
    /** The label before the rounds. */
    readonly scoring: string;
  } | null;
}

const SIZES = [30, 28, 26, 24] as const;
/** The least room for the sentence; the label of the rounds is left out for it. */
const LEAST_SENTENCE = 438;

/** The band with the game's name, for what is kept with the paper. */
export const band = (box: Box, title: string): Element => ({
  box,
  facts: ['band', title],
  paint(context) {
    const middle = middleOf(box);
    paintStars(context, box);
    paintEmblem(context, box.x + 38, middle, 22);
    const width = titleWidth(title);
    const style = { sizes: [34, 30], weight: 700, fill: color.onAccent, width } as const;
    writeNarrowed(context, title, box.x + TITLE, middle, style);
    paintRule(context, box, box.x + TITLE + width + 14);
  },
});

/** From the left edge of the band to the game's name, in pixels. */
const TITLE = 70;

const titleWidth = (title: string): number => Math.min(Math.ceil(textWidth(title, 34, 700)), 220);
const middleOf = ({ y, height }: Box): number => y + height / 2 - 2;

/** What is written on the band: the sentence, and what is left. */
export function header(box: Box, heading: Heading): readonly Element[] {
  const from = box.x + TITLE + titleWidth(heading.title) + 30;
  const end = box.x + box.width - 16;
  const words = (until: number): Element => {
    const area = { ...box, x: from, width: until - from };
    return {
      box: area,
      facts: heading.sentence(heading.names),
      paint: (context) =>
        void writeSentence(context, heading, from, middleOf(box), { sizes: SIZES, width: area.width - 18 }),
    };
  };
  const { left } = heading;
  if (left === null) return [words(end)];
  const label = Math.ceil(textWidth(left.scoring, 24, 700)) + 10;
  const least = ROUNDS.length * ROUND + 12 + 2 * AMOUNT;
  const hasLabel = end - least - label >= from + LEAST_SENTENCE;
  const x = end - least - (hasLabel ? label : 0);
  const rest = { ...box, x, width: box.x + box.width - x };
  return [
    words(x),
    { box: rest, facts: [left, hasLabel], paint: (context) => paintLeft(context, rest, left, hasLabel) },
  ];
}

/** The width of the sign of a round, and of an amount with its icon; in pixels. */
const ROUND = 42;
const AMOUNT = 98;

/** Paints what is left from the left, and the rounds at the right end. */
function paintLeft(
  context: SKRSContext2D,
  box: Box,
  { tiles, coins, scored, scoring }: NonNullable<Heading['left']>,
  hasLabel: boolean,
): void {
  const y = middleOf(box);
  const bold = { size: 32, weight: 700, fill: color.onAccent, align: 'right' } as const;
  [tiles, coins].forEach((amount, i) => {
    const end = box.x + (i + 1) * AMOUNT;
    const width = Math.ceil(widthOf(context, '88', 32, 700));
    write(context, `${amount}`, end, y, bold);
    drawIcon(context, i === 0 ? 'supply' : 'deck', { x: end - width - 46, y: y - 20, width: 40, height: 40 });
  });
  const first = box.x + box.width - 16 - ROUNDS.length * ROUND;
  if (hasLabel) write(context, scoring, first - 4, y, { ...bold, size: 24 });
  ROUNDS.forEach((round, i) => {
    paintRound(context, first + i * ROUND + 24, y, round, scored);
  });
}

/** A round that is over has a check mark, the next one is golden. */
function paintRound(context: SKRSContext2D, x: number, y: number, round: number, scored: number): void {
  const isOver = round <= scored;
  context.beginPath();
  context.arc(x, y, 17, 0, 2 * Math.PI);
  context.fillStyle = isOver ? tone.accentDark : round === scored + 1 ? tone.first : color.paper;
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = isOver ? color.onAccent : tone.ink;
  context.stroke();
  if (isOver) createPen(context, 1).stroke([x - 8, y, x - 2, y + 7, x + 8, y - 6], { width: 4, color: color.onAccent });
  else write(context, `${round}`, x, y + 1, { size: 25, weight: 700, align: 'center' });
}

function paintEmblem(context: SKRSContext2D, x: number, y: number, radius: number): void {
  const pen = createPen(context, 1, 2.4);
  pen.curve(tone.gold, () => traceStar(context, x, y, radius, radius * 0.72, 12));
  pen.disc(accent, x, y, radius * 0.4);
}

/** Paints the empty band with a lattice of stars. */
function paintStars(context: SKRSContext2D, { x: left, y: top, width, height }: Box): void {
  context.translate(left, top);
  paintBand(context, { x: 0, y: 0, width, height }, accent, () => {
    context.fillStyle = tone.accentPattern;
    for (let x = 16; x < width; x += 33)
      for (const y of [16, 49]) {
        context.beginPath();
        traceStar(context, x, y, 17, 10.5, 8);
        context.fill();
      }
    fillBox(context, { x: 0, y: height - 5, width, height: 5 }, tone.accentDark);
  });
  context.translate(-left, -top);
}
