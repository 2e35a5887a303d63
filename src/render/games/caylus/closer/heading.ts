/** The heading of closer looks and sheets. */

import type { Seat } from '../../../../engines/contract.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, isolated } from '../../../kit/page.ts';
import { paintBand, type Sentence, writeSentence } from '../../../kit/panels.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { widthOf, write } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawSection } from '../art/signs.ts';
import { tone } from '../tones.ts';
import { type CloserStyle, innerOf } from './style.ts';

/** A player whose badge is before the title. */
export interface Holder {
  readonly seat: Seat;
  readonly letter: string;
}

/** Words, or a sentence in which names are shortened if it is too long. */
export type Title = string | Sentence;

/** The title, with the game's name at the right. */
export function heading(style: CloserStyle, title: Title, words: Words, holder: Holder | null = null): Element {
  const box: Box = { x: style.margin, y: style.margin, width: innerOf(style), height: style.heading.height };
  const game = words.caylus.game.name;
  const said = typeof title === 'string' ? { names: [], sentence: () => title } : title;
  return {
    box,
    facts: [said.sentence(said.names), game, holder],
    paint(context) {
      const { x, y, width, height } = box;
      const middle = y + height / 2;
      paintBand(context, box, accent, () => {
        isolated(context, () => {
          context.fillStyle = tone.accentPattern;
          for (let left = -height; left < width; left += 36) context.fillRect(x + left, y, 12, height);
        });
      });
      const side = height - 22;
      if (holder === null) drawSection(context, 'towers', { x: x + 16, y: y + 10, side }, true);
      else
        drawBadge(context, seatMarks[holder.seat]!, holder.letter, {
          ...{ x: x + 16 + side / 2, y: middle, radius: side * 0.46, type: style.smallest },
        });
      const size = style.number - 4;
      write(context, game, x + width - 18, middle, { size, fill: color.onAccent, align: 'right' });
      const left = x + 16 + side + 18;
      const room = x + width - 18 - Math.ceil(widthOf(context, game, size)) - 18 - left;
      writeSentence(context, said, left, middle, { sizes: style.heading.sizes, width: room });
    },
  };
}
