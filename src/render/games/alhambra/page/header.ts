/** The header: the game, whose turn it is, tiles and coins left, and the scoring rounds. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { ROUNDS } from '../../../../engines/alhambra/index.ts';
import { sprite } from '../../../kit/caches.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintBand, paintRule, type Sentence, writeSentence } from '../../../kit/panels.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
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
const LEAST_SENTENCE = 450;

export const header = (box: Box, heading: Heading): Element => ({
  box,
  facts: [heading.title, heading.sentence(heading.names), heading.left],
  paint(context) {
    const middle = box.y + box.height / 2 - 2;
    drawBand(context, box);
    paintEmblem(context, box.x + 38, middle, 22);
    const titleWidth = Math.min(Math.ceil(widthOf(context, heading.title, 34, 700)), 220);
    const bold = { weight: 700, fill: color.onAccent } as const;
    writeNarrowed(context, heading.title, box.x + 70, middle, { ...bold, sizes: [34, 30], width: titleWidth });
    const rule = box.x + 70 + titleWidth + 14;
    paintRule(context, box, rule);
    const from = rule + 16;
    const until = paintLeft(context, box.x + box.width - 16, middle, heading, from + LEAST_SENTENCE);
    writeSentence(context, heading, from, middle, { sizes: SIZES, width: until - from - 18 });
  },
});

/** Paints what is left from the right end; returns its left end. */
function paintLeft(context: SKRSContext2D, right: number, y: number, { left }: Heading, least: number): number {
  if (left === null) return right;
  const { tiles, coins, scored, scoring } = left;
  let x = right;
  for (const round of ROUNDS.toReversed()) {
    paintRound(context, x - 18, y, round, scored);
    x -= 42;
  }
  const bold = { size: 32, weight: 700, fill: color.onAccent, align: 'right' } as const;
  const amounts = 196;
  const label = Math.ceil(widthOf(context, scoring, 24, 700)) + 10;
  if (x - label - amounts >= least) {
    write(context, scoring, x - 4, y, { ...bold, size: 24 });
    x -= label;
  }
  x -= 12;
  for (const [icon, amount] of [
    ['deck', coins],
    ['supply', tiles],
  ] as const) {
    write(context, `${amount}`, x, y, bold);
    const width = Math.ceil(widthOf(context, '88', 32, 700));
    drawIcon(context, icon, { x: x - width - 46, y: y - 20, width: 40, height: 40 });
    x -= width + 58;
  }
  return x;
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

/** Copies the empty band with a lattice of stars. */
function drawBand(context: SKRSContext2D, box: Box): void {
  const origin = { ...box, x: 0, y: 0 };
  const band = sprite('alhambra band', box.width, box.height, (inside) =>
    paintBand(inside, origin, accent, () => {
      inside.fillStyle = tone.accentPattern;
      for (let x = 16; x < box.width; x += 33)
        for (const y of [16, 49]) {
          inside.beginPath();
          traceStar(inside, x, y, 17, 10.5, 8);
          inside.fill();
        }
      fillBox(inside, { ...origin, y: box.height - 5, height: 5 }, tone.accentDark);
    }),
  );
  context.drawImage(band, box.x, box.y);
}
