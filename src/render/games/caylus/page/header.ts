/** The header: the game, the round and its phase, and what is asked. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Seat } from '../../../../engines/contract.ts';
import { sprite } from '../../../kit/caches.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintBand, paintRule, type Sentence, writeSentence } from '../../../kit/panels.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { widthOf, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks, size } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { createPen } from '../art/pen.ts';
import { drawCoin } from '../art/tokens.ts';
import { tone } from '../tones.ts';

/** What the header says. */
export interface Heading extends Sentence {
  readonly title: string;
  /** The round and its phase; null at the end. */
  readonly when: { readonly round: string; readonly phase: string } | null;
  /** Whose badge is before the sentence; null for none. */
  readonly by: { readonly seat: Seat; readonly letter: string } | null;
  /** What the next worker costs; null where none is placed. */
  readonly cost: number | null;
}

const SIZES = [32, 30, 28, 26, 24] as const;
/** The width of round and phase. */
const WHEN = 190;

export const header = (box: Box, heading: Heading): Element => ({
  box,
  facts: [heading.title, heading.when, heading.by, heading.cost, heading.sentence(heading.names)],
  paint(context) {
    const { title, when, by, cost } = heading;
    const middle = box.y + box.height / 2;
    drawBand(context, box);
    paintEmblem(context, box.x + 36, middle);
    const bold = { weight: 700, fill: color.onAccent } as const;
    const width = Math.min(Math.ceil(widthOf(context, title, 34, 700)), 170);
    writeNarrowed(context, title, box.x + 66, middle, { ...bold, sizes: [34, 30], width });
    let left = box.x + 66 + width + 16;
    if (when !== null) {
      paintRule(context, box, left);
      writeNarrowed(context, when.round, left + 16, middle - 13, { ...bold, sizes: [26, 24], width: WHEN });
      const style = { sizes: [22, 20], fill: color.onAccent, width: WHEN } as const;
      writeNarrowed(context, when.phase, left + 16, middle + 14, style);
      left += WHEN + 30;
    }
    paintRule(context, box, left);
    left += 18;
    if (by !== null) {
      drawBadge(context, seatMarks[by.seat]!, by.letter, { x: left + 20, y: middle, radius: 17, type: 21 });
      left += 50;
    }
    const right = box.x + box.width - 16 - (cost === null ? 0 : 52);
    writeSentence(context, heading, left, middle, { sizes: SIZES, width: right - left });
    if (cost !== null) drawCoin(context, cost, { x: box.x + box.width - 38, y: middle, radius: 22 });
  },
});

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
