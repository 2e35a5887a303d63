import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Sight } from '../../../../engines/carcassonne/index.ts';
import { gameWords } from '../../../../words/carcassonne/game/index.ts';
import { pictureWords } from '../../../../words/carcassonne/picture/index.ts';
import type { Locale } from '../../../../words/contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintTitledPanel } from '../../../kit/panels.ts';
import { widthOf, wrapLines, writeLines } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import type { Subject } from '../subject.ts';
import { PANEL } from './layout.ts';

/** Of the type in pixels, from the best to the smallest legible one. */
const SIZES = [22, 20, 18] as const;
const lineOf = (size: number): number => Math.round(size * 1.32);
/** The room above the first line, including the title, and below the last one, in pixels. */
const TOP = 44;
const BOTTOM = 4;

/** The last move in words, with the points that it scored. */
export function lastMoveBox(box: Box, { names, locale }: Subject, recent: readonly Sight[]): Element {
  const sentences = sentencesOf(recent, names, locale);
  return {
    box,
    facts: [locale, sentences],
    paint(context) {
      paintTitledPanel(context, box, pictureWords[locale].lastMove, { middle: 26, ...PANEL });
      const width = box.width - 36;
      const { size, lines } = laidOut(context, sentences, locale, width, box.height - TOP - BOTTOM);
      writeLines(context, lines, { x: box.x + 19, y: box.y + TOP, width, size, fill: color.sideInk });
    },
  };
}

/**
 * Wraps the sentences in the first size in which all of them fit. If they fit in none, the last lines are left out and
 * an ellipsis is added.
 *
 * @param width of the room for them in pixels, like `height`
 */
export function laidOut(
  context: SKRSContext2D,
  sentences: readonly string[],
  locale: Locale,
  width: number,
  height: number,
): { readonly size: number; readonly lines: readonly string[] } {
  let size: number = SIZES[0];
  let lines: readonly string[] = [];
  for (size of SIZES) {
    const room = Math.floor(height / lineOf(size));
    lines = [];
    for (const sentence of sentences) {
      const more = wrapLines(context, sentence, locale, width, size, Number.POSITIVE_INFINITY);
      // If even the first sentence is too long, show as much of it as fits.
      if (lines.length + more.length > room) {
        if (lines.length === 0) lines = wrapLines(context, sentence, locale, width, size, room);
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

/** The turn's sentences without Markdown; without what scores nothing or is visible on the map. */
export function sentencesOf(recent: readonly Sight[], names: readonly string[], locale: Locale): readonly string[] {
  const say = { name: (seat: number) => names[seat] ?? '' };
  const told = recent.filter(
    (sight) =>
      sight.kind !== 'laidStartTile' &&
      sight.kind !== 'returned' &&
      !(sight.kind === 'scoredFeature' && sight.owners.length === 0),
  );
  const lines = gameWords[locale].lines(told, say).map((line) => line.replaceAll('**', ''));
  return lines.length === 0 ? [pictureWords[locale].noMoveYet] : lines;
}
