import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../kit/geometry.ts';
import { type Element, isolated } from '../kit/page.ts';
import { paintBand, paintRule } from '../kit/panels.ts';
import { widthOf, write, writeNarrowed } from '../kit/text.ts';
import { color } from '../kit/theme.ts';
import { paintArms } from './arms.ts';
import type { Accent } from './marks.ts';

/** What the header says. */
export interface Heading {
  readonly game: string;
  /** Beside the game; empty for nothing. */
  readonly title: string;
  /** Whose arms are beside the title; null for none. */
  readonly armsOf: string | null;
  /** At the right, if there is room. */
  readonly note: string;
}

const ARMS = 62;
const SIZES = { game: [38, 34, 30], title: [34, 30, 28], note: 28 } as const;

/** The band at the top: the game, a title or a member's name, and a note. */
export function header(box: Box, accent: Accent, { game, title, armsOf, note }: Heading): Element {
  return {
    box,
    facts: [accent, game, title, armsOf, note],
    paint(context) {
      paintBand(context, box, accent, () => paintTeeth(context, box));
      const middle = box.y + box.height / 2 - 3;
      const end = box.x + box.width - 24;
      const bold = { weight: 700, fill: color.onAccent } as const;
      const room = box.width / 2 - 60;
      writeNarrowed(context, game, box.x + 24, middle, { sizes: SIZES.game, width: room, ...bold });
      let x = box.x + 46 + Math.min(widthOf(context, game, SIZES.game[0], 700), room);
      if (title !== '') {
        paintRule(context, box, x);
        x += 24;
        if (armsOf !== null) {
          paintArms(context, { id: armsOf, name: title }, x + 26, middle + 2, ARMS);
          x += 64;
        }
        const width = Math.min(widthOf(context, title, SIZES.title[0], 700), end - x);
        writeNarrowed(context, title, x, middle, { sizes: SIZES.title, width, ...bold });
        x += width + 30;
      }
      if (widthOf(context, note, SIZES.note) <= end - x)
        write(context, note, end, middle, { size: SIZES.note, fill: color.onAccent, align: 'right' });
    },
  };
}

/** A row of teeth along the lower edge of the band. */
function paintTeeth(context: SKRSContext2D, { x, y, width, height }: Box): void {
  isolated(context, () => {
    context.beginPath();
    for (let left = x; left < x + width; left += 18) {
      context.moveTo(left, y + height);
      context.lineTo(left + 9, y + height - 9);
      context.lineTo(left + 18, y + height);
    }
    context.globalAlpha = 0.22;
    context.fillStyle = color.ink;
    context.fill();
  });
}
