/** The key beside a close-up: what its letters and rotations mean. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from '../../../../engines/carcassonne/index.ts';
import { followerNames } from '../../../../words/carcassonne/names/index.ts';
import type { Prospect } from '../../../../words/carcassonne/picture/contract.ts';
import { pictureWords } from '../../../../words/carcassonne/picture/index.ts';
import type { Locale } from '../../../../words/contract.ts';
import { paintNumber } from '../../../grid/places.ts';
import { font } from '../../../kit/fonts.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintTitledPanel } from '../../../kit/panels.ts';
import { write } from '../../../kit/text.ts';
import { color, type SeatMark } from '../../../kit/theme.ts';
import { paintFigure } from '../map/followers.ts';
import { paintPennant } from '../map/ornaments.ts';
import { paintLoneTile } from '../map/tiles.ts';
import { PANEL } from './layout.ts';

const ROW = 78;

/** The letter of a spot, and what a follower would get there. */
export interface Choice {
  readonly letter: string;
  readonly prospect: Prospect;
}

/** Each letter with its meaning. */
export function followerKey(box: Box, choices: readonly Choice[], mark: SeatMark, locale: Locale): Element {
  const words = pictureWords[locale];
  const pitch = Math.min(ROW, (box.height - 68) / Math.max(1, choices.length));
  return {
    box,
    facts: [locale, choices, mark.shape],
    paint(context) {
      paintTitledPanel(context, box, words.whereFollower, { middle: 32, ...PANEL });
      choices.forEach(({ letter, prospect }, i) => {
        const y = box.y + 58 + (i + 0.5) * pitch;
        paintNumber(context, letter, { x: box.x + 44, y, radius: 21 });
        const isLying = prospect.kind === 'field';
        paintFigure(context, { mark, letter: '', x: box.x + 100, y, height: 42, isLying });
        const room = box.width - 148;
        write(context, followerNames[locale][prospect.kind], box.x + 136, y - 13, { size: 28, weight: 700, fit: room });
        const note = words.prospect(prospect);
        write(context, note, box.x + 136, y + 17, { size: 22, fill: color.sideInk, fit: room });
        if (prospect.kind === 'city')
          paintPennants(context, prospect.pennants, box.x + 150 + widthOf(context, note), y + 17);
      });
    },
  };
}

/** The chosen follower and its feature; null for a river, which has no spots. */
export function chosenKey(box: Box, prospect: Prospect | null, mark: SeatMark, locale: Locale): Element {
  const words = pictureWords[locale];
  return {
    box,
    facts: [locale, prospect, mark.shape],
    paint(context) {
      paintTitledPanel(context, box, words.chosen, { middle: 32, ...PANEL });
      if (prospect === null) return;
      const y = box.y + 110;
      const isLying = prospect.kind === 'field';
      paintFigure(context, { mark, letter: '', x: box.x + 60, y, height: 64, isLying });
      const room = box.width - 128;
      write(context, followerNames[locale][prospect.kind], box.x + 112, y - 14, { size: 30, weight: 700, fit: room });
      write(context, words.prospect(prospect), box.x + 112, y + 20, { size: 24, fill: color.sideInk, fit: room });
    },
  };
}

/** The possible rotations: a small tile for each, with the label of its button. */
export function rotationKey(
  box: Box,
  rotations: readonly { readonly label: string; readonly placement: Placement }[],
  locale: Locale,
): readonly Element[] {
  const words = pictureWords[locale];
  const side = 96;
  const item = (placement: Placement, label: string, i: number): Element => {
    const x = box.x + 34 + (i % 2) * 136;
    const y = box.y + 76 + Math.floor(i / 2) * 150;
    return {
      box: { x: x - 24, y: y - 24, width: side + 48, height: side + 68 },
      facts: [placement, label],
      paint(context) {
        paintLoneTile(context, placement, x, y, side);
        const style = { size: 24, weight: 700, align: 'center', fit: 132 } as const;
        write(context, label, x + side / 2, y + side + 24, { ...style, fill: color.legal });
      },
    };
  };
  return [
    {
      box,
      facts: [locale],
      paint(context) {
        paintTitledPanel(context, box, words.howTurned, { middle: 32, ...PANEL });
      },
    },
    ...rotations.slice(0, 4).map(({ placement, label }, i) => item(placement, label, i)),
  ];
}

function widthOf(context: SKRSContext2D, text: string): number {
  context.font = font(22);
  return context.measureText(text).width;
}

/** The city's pennants, as many as there is room for; the map shows all of them. */
function paintPennants(context: SKRSContext2D, count: number, x: number, y: number): void {
  const scale = 62;
  for (let i = 0; i < Math.min(count, 3); i++) {
    context.save();
    context.translate(x + i * 20, y);
    context.scale(scale, scale);
    paintPennant({ context, scale }, 0, 0);
    context.restore();
  }
}
