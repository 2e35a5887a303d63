/** The band at the top of a picture: the game's name, a sentence about players, and what each game adds. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from './boxes.ts';
import { isolated } from './canvas.ts';
import { shortenNames, widthOf, writeNarrowed } from './text.ts';
import { color, size } from './theme.ts';

/**
 * Paints the empty band with rounded corners.
 *
 * @param fill the game's accent
 * @param paintPattern paints what decorates the band; it is clipped to it
 */
export function paintBand(context: SKRSContext2D, box: Box, fill: string, paintPattern: () => void): void {
  isolated(context, () => {
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, size.radius);
    context.clip();
    context.fillStyle = fill;
    context.fillRect(box.x, box.y, box.width, box.height);
    paintPattern();
  });
}

/** The rule's distance from both edges of the band, in heights of the band. */
const RULE_MARGIN = 0.22;

/** Paints the upright rule between the game's name and the sentence; x is its left edge, in pixels. */
export function paintRule(context: SKRSContext2D, { y, height }: Box, x: number): void {
  const margin = Math.round(height * RULE_MARGIN);
  isolated(context, () => {
    context.globalAlpha = 0.5;
    context.fillStyle = color.onAccent;
    context.fillRect(x, y + margin, 2, height - 2 * margin);
  });
}

/** A sentence about players; their names are shortened if there is no room for them. */
export interface Sentence {
  readonly names: readonly string[];
  readonly sentence: (names: readonly string[]) => string;
}

/**
 * Writes a sentence in bold in the first size in which it fits; if it fits in none, in the last, with shortened names.
 *
 * @param x its left end in pixels; y is its middle
 * @param sizes of the type in pixels, from the best to the smallest that can be read
 * @param width the room for it in pixels
 */
export function writeSentence(
  context: SKRSContext2D,
  { names, sentence }: Sentence,
  x: number,
  y: number,
  { sizes, width }: { readonly sizes: readonly [number, ...number[]]; readonly width: number },
): void {
  const full = sentence(names);
  const fitting = sizes.find((one) => widthOf(context, full, one, 700) <= width) ?? sizes.at(-1) ?? sizes[0];
  const text = shortenNames(context, names, sentence, { size: fitting, fit: width });
  writeNarrowed(context, text, x, y, { sizes: [fitting], weight: 700, fill: color.onAccent, width });
}
