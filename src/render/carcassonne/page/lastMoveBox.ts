import type { Sight } from '../../../engines/carcassonne/index.ts';
import { words } from '../../../words/carcassonne/index.ts';
import type { Locale } from '../../../words/contract.ts';
import type { Box } from '../../boxes.ts';
import { write } from '../../canvas.ts';
import type { Item } from '../../items.ts';
import { linesOf, writeLines } from '../../text.ts';
import { colour } from '../../theme.ts';
import { pictureWords } from '../words.ts';
import { panel } from './sheetPaper.ts';

const SIZE = 22;
const LINE = Math.round(SIZE * 1.32);

/** What has just happened, in words, with the points that it brought. */
export function lastMoveBox(box: Box, recent: readonly Sight[], names: readonly string[], locale: Locale): Item {
  const sentences = sentencesOf(recent, names, locale);
  return {
    box,
    facts: [locale, sentences],
    paint(context) {
      panel(context, box);
      write(context, pictureWords[locale].lastMove, box.x + 19, box.y + 26, { size: 28, weight: 700 });
      const width = box.width - 36;
      let room = Math.floor((box.height - 52) / LINE);
      let y = box.y + 46;
      for (const sentence of sentences) {
        if (room <= 0) return;
        const lines = linesOf(context, sentence, locale, width, SIZE, room);
        y = writeLines(context, lines, { x: box.x + 19, y, width, size: SIZE, fill: colour.sideInk });
        room -= lines.length;
      }
    },
  };
}

/** The lines of the turn, without Markdown; what lay there from the start, and who came home, can be seen. */
function sentencesOf(recent: readonly Sight[], names: readonly string[], locale: Locale): readonly string[] {
  const say = { name: (seat: number) => names[seat] ?? '' };
  const told = recent.filter(({ kind }) => kind !== 'laidStartTile' && kind !== 'returned');
  return words[locale].lines(told, say).map((line) => line.replaceAll('**', ''));
}
