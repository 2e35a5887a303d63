/** The box that shows the last move. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Sight } from '../../../../engines/carcassonne/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, strokeBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { widthOf, wrapLines, write, writeLines } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import type { Subject } from '../subject.ts';
import { type Look, PANEL } from './layout.ts';

/** The type sizes, from the preferred to the smallest legible one, and the position of the text, in pixels. */
interface MoveType {
  readonly heading: number;
  /** From the upper edge to the middle of the heading, and to the first line. */
  readonly middle: number;
  readonly top: number;
  readonly sizes: readonly [number, ...number[]];
}

export const MOVE_TYPE: { readonly [L in Look]: MoveType } = {
  column: { heading: 28, middle: 26, top: 44, sizes: [22, 20] },
  desk: { heading: 30, middle: 28, top: 47, sizes: [25, 22, 20] },
};
const lineOf = (size: number): number => Math.round(size * 1.32);
/** The margins beside the lines and below the last one, in pixels. */
const MOVE_SIDES = 19;
const MOVE_BOTTOM = 4;

/** The room for the lines in a box, in pixels. */
export const roomOf = (box: Box, look: Look): { readonly width: number; readonly height: number } => ({
  width: box.width - 2 * MOVE_SIDES + 2,
  height: box.height - MOVE_TYPE[look].top - MOVE_BOTTOM,
});

/** The last move in words, with the points that it scored. */
export function lastMoveBox(box: Box, look: Look, { names, words }: Subject, recent: readonly Sight[]): Element {
  const sentences = sentencesOf(recent, names, words);
  return {
    box,
    facts: [words, sentences],
    paint(context) {
      const { heading, middle, top, sizes } = MOVE_TYPE[look];
      paintPanel(context, box, PANEL);
      paintHeading(context, box, words.carcassonne.picture.lastMove, heading, middle);
      const { width, height } = roomOf(box, look);
      const { size, lines } = laidOut(context, sentences, words, width, height, sizes);
      writeLines(context, lines, { x: box.x + MOVE_SIDES, y: box.y + top, width, size, fill: color.sideInk });
    },
  };
}

/** Writes the heading after a small frame like the one around the last tile on the map. */
export function paintHeading(context: SKRSContext2D, box: Box, title: string, size: number, middle: number): void {
  const side = Math.round(size * 0.72);
  const ring = { x: box.x + MOVE_SIDES, y: box.y + Math.round(middle - side / 2), width: side, height: side };
  strokeBox(context, ring, color.ink, 8, 6);
  strokeBox(context, ring, color.lastMove, 4.5, 6);
  const x = ring.x + side + 12;
  write(context, title, x, box.y + middle, { size, weight: 700, fit: box.x + box.width - MOVE_SIDES - x });
}

/**
 * Wraps the sentences in the first size in which all of them fit. If they fit in none, the last lines are dropped and
 * an ellipsis is added.
 *
 * @param width of the room for them in pixels, like `height`
 */
export function laidOut(
  context: SKRSContext2D,
  sentences: readonly string[],
  words: Words,
  width: number,
  height: number,
  sizes: MoveType['sizes'],
): { readonly size: number; readonly lines: readonly string[] } {
  let size = sizes[0];
  let lines: readonly string[] = [];
  for (size of sizes) {
    const room = Math.floor(height / lineOf(size));
    lines = [];
    for (const sentence of sentences) {
      const more = wrapLines(context, sentence, words.locale, width, size, Number.POSITIVE_INFINITY);
      // If even the first sentence is too long, show as much of it as fits.
      if (lines.length + more.length > room) {
        if (lines.length === 0) lines = wrapLines(context, sentence, words.locale, width, size, room);
        break;
      }
      lines = [...lines, ...more];
      if (sentence === sentences.at(-1)) return { size, lines };
    }
  }
  const last = `${lines.at(-1) ?? ''} …`;
  const hasRoom = lines.length > 0 && widthOf(context, last, size) <= width;
  return { size, lines: hasRoom ? lines.with(-1, last) : lines };
}

/** The turn's sentences without Markdown, omitting what scores nothing or is visible on the map. */
export function sentencesOf(recent: readonly Sight[], names: readonly string[], words: Words): readonly string[] {
  const say = { name: (seat: number) => names[seat] ?? '' };
  const shown = recent.filter(
    (sight) =>
      sight.kind !== 'laidStartTile' &&
      sight.kind !== 'returned' &&
      !(sight.kind === 'scoredFeature' && sight.owners.length === 0),
  );
  const lines = words.carcassonne.game.lines(shown, say).map(({ text }) => text.replaceAll('**', ''));
  return lines.length === 0 ? [words.carcassonne.picture.noMoveYet] : lines;
}
