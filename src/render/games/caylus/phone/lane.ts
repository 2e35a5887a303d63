/** The road itself, and what is written on it. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Open, Space, SpecialId } from '../../../../engines/caylus/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { fillBox, strokeBox } from '../../../kit/page.ts';
import { NARROWEST, widthOf, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { tone } from '../tones.ts';
import { SMALLEST } from './layout.ts';

/** What the pictures of the road depend on; a picture of the rules has no moves. */
export type Way = Pick<Open, 'seats' | 'road' | 'specials' | 'passed' | 'provost' | 'bailiff' | 'counted'>;

/** What has just changed or is being carried out: a space, or a building before the bridge. */
export type Site = Space | SpecialId | null;

export const edgeOf = (isWorking: boolean): string => (isWorking ? tone.roadWorkingEdge : tone.roadRestingEdge);
export const groundOf = (isWorking: boolean): string => (isWorking ? tone.roadWorking : tone.roadResting);

/** A level stretch, dark where buildings work. */
export function paintStretch(context: SKRSContext2D, box: Box, isWorking: boolean): void {
  fillBox(context, box, edgeOf(isWorking), 10);
  fillBox(context, { ...box, y: box.y + 3, height: box.height - 6 }, groundOf(isWorking), 8);
}

/** What the round ends of a name in bold take, in pixels. */
const ENDS = 12;

/** A name or a number on the road: teal if it can be chosen. */
export function paintMark(context: SKRSContext2D, box: Box, text: string, isLegal: boolean): void {
  if (isLegal) {
    const radius = text.length > 2 ? 12 : box.height / 2;
    fillBox(context, box, color.onLegal, radius);
    const inner = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 };
    fillBox(context, inner, color.legal, radius - 2);
  } else {
    fillBox(context, box, tone.strip, 8);
    strokeBox(context, { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 }, color.line, 2, 7);
  }
  const room = box.width - (text.length > 2 ? ENDS : 2);
  const isBold = isLegal && widthOf(context, text, SMALLEST, 700) * NARROWEST < room;
  writeNarrowed(context, text, box.x + box.width / 2, box.y + box.height / 2 + 1, {
    ...{ sizes: [28, SMALLEST], align: 'center', width: isBold ? room : box.width - (text.length > 2 ? 4 : 2) },
    ...{ weight: isBold ? 700 : 400, fill: isLegal ? color.onLegal : color.ink },
  });
}
