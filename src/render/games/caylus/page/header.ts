/** The header: the game, the round and its phase, and what is asked. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Phase } from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { sprite } from '../../../kit/caches.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintBand, paintRule, type Sentence, writeSentence } from '../../../kit/panels.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks, size } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { createPen } from '../art/pen.ts';
import { drawCoin } from '../art/tokens.ts';
import { tone } from '../tones.ts';
import { PHASES_WIDTH, phaseDiscs } from './phases.ts';

/** What the header says. */
export interface Heading extends Sentence {
  readonly title: string;
  /** The round and its phase; null at the end. */
  readonly when: { readonly round: string; readonly phase: string; readonly now: Phase } | null;
  /** Whose badge is before the sentence; null for none. */
  readonly by: { readonly seat: Seat; readonly letter: string } | null;
  /** What the next worker costs; null where none is placed. */
  readonly cost: number | null;
}

const SIZES = [32, 30, 28, 26, 24] as const;
/** The room for the game's name, and for round and phase above the row of phases. */
const TITLE = 140;
const WHEN = PHASES_WIDTH;

/** The band with the game's name, which never changes; for what is kept with the paper. */
export const band = (box: Box, title: string): Element => ({
  box,
  facts: ['band', title],
  paint(context) {
    drawBand(context, box);
    paintEmblem(context, box.x + 36, box.y + box.height / 2);
    const style = { sizes: [34, 30], weight: 700, fill: color.onAccent, width: TITLE } as const;
    writeNarrowed(context, title, box.x + 66, box.y + box.height / 2, style);
    paintRule(context, box, box.x + 66 + TITLE + 14);
  },
});

/** Round and phase, and what is asked, on the band. */
export function header(box: Box, heading: Heading): readonly Element[] {
  const { when } = heading;
  const start = box.x + 66 + TITLE + 32;
  const phase = { x: start, y: box.y + 2, width: WHEN, height: 28 };
  const left = when === null ? start : start + WHEN + 24;
  const words = { x: left, y: box.y + 2, width: box.x + box.width - left - 10, height: box.height - 4 };
  const whens: readonly Element[] =
    when === null
      ? []
      : [
          { box: phase, facts: [when], paint: (context) => paintWhen(context, phase, when) },
          ...phaseDiscs(when.now, start, box.y + 45),
        ];
  return [
    ...whens,
    {
      box: words,
      facts: [heading.by, heading.cost, heading.sentence(heading.names)],
      paint: (context) => paintWords(context, words, heading),
    },
  ];
}

function paintWhen(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  { round, phase }: NonNullable<Heading['when']>,
): void {
  const middle = y + height / 2;
  write(context, round, x, middle, { size: 24, weight: 700, fill: color.onAccent });
  const end = x + Math.ceil(widthOf(context, round, 24, 700)) + 12;
  writeNarrowed(context, phase, end, middle, { sizes: [22, 20], fill: color.onAccent, width: x + width - end });
}

function paintWords(context: SKRSContext2D, box: Box, heading: Heading): void {
  const { by, cost } = heading;
  const middle = box.y + box.height / 2;
  let left = box.x;
  if (by !== null) {
    drawBadge(context, seatMarks[by.seat]!, by.letter, { x: left + 22, y: middle, radius: 17, type: 21 });
    left += 52;
  }
  const right = box.x + box.width - (cost === null ? 0 : 56);
  const end = writeSentence(context, heading, left, middle, { sizes: SIZES, width: right - left });
  if (cost !== null) drawCoin(context, cost, { x: end + 32, y: middle, radius: 22 });
}

/** A castle with three towers. */
function paintEmblem(context: SKRSContext2D, x: number, y: number): void {
  const pen = createPen(context, 1, 2);
  pen.shape(
    tone.crown,
    `M${x - 20} ${y + 18}V${y - 4}L${x - 13} ${y - 14} ${x - 6} ${y - 4}V${y}H${x - 6}V${y - 10}L${x} ${y - 22} ${x + 6} ${y - 10}V${y - 4}L${x + 13} ${y - 14} ${x + 20} ${y - 4}V${y + 18}Z`,
  );
  pen.flat(accent, `M${x - 5} ${y + 17}V${y + 8}A5 5 0 0 1 ${x + 5} ${y + 8}V${y + 17}Z`);
}

/** Copies the empty band with a row of merlons. */
function drawBand(context: SKRSContext2D, box: Box): void {
  const origin = { ...box, x: 0, y: 0 };
  const band = sprite('caylus band', box.width, box.height, (inside) =>
    paintBand(inside, origin, accent, () => {
      for (let x = 0; x < box.width; x += 32)
        fillBox(inside, { x, y: box.height - 12, width: 17, height: 12 }, tone.accentPattern);
      fillBox(inside, { ...origin, y: box.height - 6, height: 6 }, tone.accentDark);
    }),
  );
  context.drawImage(band, box.x, box.y);
}

/** Fills the upper part of a panel, with its round corners. */
export function fillTop(context: SKRSContext2D, { x, y, width, height }: Box, fill: string): void {
  context.beginPath();
  context.roundRect(x, y, width, height, [size.radius, size.radius, 0, 0]);
  context.fillStyle = fill;
  context.fill();
}
