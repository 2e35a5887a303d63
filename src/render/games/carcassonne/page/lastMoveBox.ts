import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Sight } from '../../../../engines/carcassonne/index.ts';
import { words } from '../../../../words/carcassonne/index.ts';
import type { Locale } from '../../../../words/contract.ts';
import type { Box } from '../../../kit/boxes.ts';
import type { Element } from '../../../kit/elements.ts';
import { paintTitledPanel } from '../../../kit/panels.ts';
import { widthOf, wrapLines, writeLines } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import type { Subject } from '../subject.ts';
import { pictureWords } from '../words.ts';
import { PANEL } from './layout.ts';

/** From the best to the smallest that can be read. */
const SIZES = [22, 20, 18] as const;
const lineOf = (size: number): number => Math.round(size * 1.32);
/** Above the first line, with the heading; and beneath the last. */
const TOP = 44;
const BOTTOM = 4;

/** What has just happened, in words, with the points that it brought. */
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
 * The sentences in lines of the first size in which all of them fit; where none is small enough, the first ones and dots.
 *
 * @param width and height of the room for them, in pixels
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
      // Of a sentence that is too long by itself as much as there is room for.
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

/** The lines of the turn, without Markdown; what brings nobody anything, or can be seen on the map, is left out. */
export function sentencesOf(recent: readonly Sight[], names: readonly string[], locale: Locale): readonly string[] {
  const say = { name: (seat: number) => names[seat] ?? '' };
  const told = recent.filter(
    (sight) =>
      sight.kind !== 'laidStartTile' &&
      sight.kind !== 'returned' &&
      !(sight.kind === 'scoredFeature' && sight.owners.length === 0),
  );
  const lines = words[locale].lines(told, say).map((line) => line.replaceAll('**', ''));
  return lines.length === 0 ? [pictureWords[locale].noMoveYet] : lines;
}
