/** The header with its skyline. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { sprite } from '../../../kit/caches.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintBand, paintRule, type Sentence, writeSentence } from '../../../kit/panels.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { fillSkyline, type Silhouette } from '../art/skyline.ts';
import { drawCrown } from '../art/tokens.ts';
import { tone } from '../tones.ts';

/** The text of the header. */
export interface Heading extends Sentence {
  readonly title: string;
  readonly note: string;
  /** Whether the note is a warning. */
  readonly isUrgent: boolean;
}

/** A heading without names. */
export const plainHeading = (title: string, text: string, note = ''): Heading => ({
  ...{ title, names: [], sentence: () => text, note, isUrgent: false },
});

const SIZES = [30, 28, 26] as const;
const NOTE = 28;

/** The header: the game, whose turn it is and their task, and a note on the right. */
export const header = (box: Box, heading: Heading): Element => ({
  box,
  facts: [heading.title, heading.sentence(heading.names), heading.note, heading.isUrgent],
  paint(context) {
    const middle = box.y + box.height / 2 - 1;
    const bold = { weight: 700, fill: color.onAccent } as const;
    drawBand(context, box);
    drawCrown(context, box.x + 36, middle + 1, 36);
    const titleWidth = Math.min(Math.ceil(widthOf(context, heading.title, 34, 700)), 260);
    writeNarrowed(context, heading.title, box.x + 64, middle, { ...bold, sizes: [34, 30], width: titleWidth });
    const rule = box.x + 64 + titleWidth + 18;
    paintRule(context, box, rule);
    const noteWidth = Math.ceil(widthOf(context, heading.note, NOTE, 700));
    const right = box.x + box.width - 20;
    if (heading.isUrgent) {
      const pill = { x: right - noteWidth - 18, y: box.y + 11, width: noteWidth + 32, height: 42 };
      fillBox(context, pill, color.lastMove, 21);
      write(context, heading.note, right - 2, middle, { size: NOTE, weight: 700, fill: color.ink, align: 'right' });
    } else write(context, heading.note, right, middle, { size: NOTE, fill: color.onAccent, align: 'right' });
    const width = right - noteWidth - 36 - rule - 18;
    writeSentence(context, heading, rule + 18, middle, { sizes: SIZES, width });
  },
});

/** Copies the empty band with the skyline. */
export function drawBand(context: SKRSContext2D, box: Box): void {
  const origin = { ...box, x: 0, y: 0 };
  const band = sprite('citadels skyline', box.width, box.height, (inside) =>
    paintBand(inside, origin, accent, () => paintSkyline(inside, origin)),
  );
  context.drawImage(band, box.x, box.y);
}

/** The silhouettes along the lower edge. */
const SKYLINE: readonly Silhouette[] = [
  [14, 44, 22, 'merlons'],
  [104, 30, 34, 'cone'],
  [160, 54, 20, 'merlons'],
  [262, 36, 40, 'dome'],
  [352, 48, 26, 'merlons'],
  [424, 26, 38, 'cone'],
  [520, 60, 18, 'gable'],
  [622, 34, 34, 'merlons'],
  [700, 24, 42, 'cone'],
  [770, 46, 24, 'dome'],
  [858, 52, 30, 'merlons'],
  [938, 30, 46, 'dome'],
  [1010, 54, 20, 'gable'],
  [1092, 40, 34, 'merlons'],
];

function paintSkyline(context: SKRSContext2D, { x, y, height }: Box): void {
  context.translate(x, 0);
  fillSkyline(context, SKYLINE, y + height, tone.skyline);
}
