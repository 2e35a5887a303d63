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

/** Points come first, then what was placed; what everybody sees on the map anyway is left out. */
function sentencesOf(recent: readonly Sight[], names: readonly string[], locale: Locale): readonly string[] {
  const say = { name: (seat: number) => names[seat] ?? '' };
  const told = recent.filter(({ kind }) => kind !== 'drewTile' && kind !== 'returned' && kind !== 'laidStartTile');
  const scored = told.filter(({ kind }) => kind.startsWith('scored'));
  const rest = told.filter((sight) => !scored.includes(sight));
  return [...rest.slice(0, 1), ...scored, ...rest.slice(1)].flatMap((sight) => {
    const sentence = words[locale].sight(sight, say);
    return sentence === null ? [] : [sentence.replaceAll('**', '')];
  });
}
