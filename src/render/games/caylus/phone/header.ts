/** The header in two lines: who does what, and the round with its phase. */
import type { Element } from '../../../kit/page.ts';
import { fillBox } from '../../../kit/page.ts';
import { paintBand, writeSentence } from '../../../kit/panels.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawSection } from '../art/signs.ts';
import { drawCoin } from '../art/tokens.ts';
import type { Heading } from '../page/header.ts';
import { tone } from '../tones.ts';
import { headerBox, SMALLEST } from './layout.ts';

const { x: LEFT, y: TOP, width, height } = headerBox;
const FIRST = TOP + 33;
const SECOND = TOP + 69;

export const tallHeader = (heading: Heading): Element => ({
  box: headerBox,
  facts: { ...heading, sentence: heading.sentence(heading.names) },
  paint(context) {
    const { title, when, by, cost } = heading;
    const middle = TOP + height / 2;
    paintBand(context, headerBox, accent, () => {
      for (let x = 0; x < width; x += 32)
        fillBox(context, { x: LEFT + x, y: TOP + height - 10, width: 17, height: 10 }, tone.accentPattern);
      fillBox(context, { ...headerBox, y: TOP + height - 4, height: 4 }, tone.accentPattern);
    });
    if (by === null) drawSection(context, 'towers', { x: LEFT + 16, y: middle - 30, side: 60 }, true);
    else drawBadge(context, seatMarks[by.seat]!, by.letter, { x: LEFT + 48, y: middle, radius: 27, type: 30 });
    const left = LEFT + 94;
    const end = LEFT + width - 16 - (cost === null ? 0 : 60);
    const written = writeSentence(context, heading, left, FIRST, {
      sizes: [40, 38, 36, 34, 32, 30, 28],
      width: end - left,
    });
    const line = when === null ? title : `${when.round} · ${when.phase}`;
    writeNarrowed(context, line, left, SECOND, {
      ...{ sizes: [30, 28, SMALLEST], fill: color.onAccent, width: end - left },
    });
    if (cost !== null) drawCoin(context, cost, { x: written + 36, y: FIRST, radius: 25, least: SMALLEST });
  },
});
