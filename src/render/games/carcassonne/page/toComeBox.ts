/** The box of the remaining tiles. */
import { pictureWords } from '../../../../words/carcassonne/picture/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintTitledPanel } from '../../../kit/panels.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { alone, paintLoneTile } from '../map/tiles.ts';
import type { Subject } from '../subject.ts';
import { PANEL } from './layout.ts';
import { leftOf } from './left.ts';

/** The minimum width for a kind with its count, and the side of its tile, in pixels. */
const COLUMN = 45;
const SMALL_SIDE = 33;

/** The remaining kinds of tiles with their counts: the panel, then one element per kind. */
export function toComeBox(box: Box, { open, locale }: Subject): readonly Element[] {
  const toCome = leftOf(open);
  const left = box.x + 14;
  const top = box.y + 42;
  const columns = Math.floor((box.width - 28) / COLUMN);
  const pitch = { x: (box.width - 28) / columns, y: (box.height - 42 - 6) / Math.ceil(toCome.length / columns) };
  const frame: Element = {
    box,
    facts: [locale],
    paint(context) {
      paintTitledPanel(context, box, pictureWords[locale].toCome, { middle: 25, size: 26, ...PANEL });
    },
  };
  const kinds = toCome.map(({ tile, count }, i): Element => {
    const x = Math.round(left + (i % columns) * pitch.x);
    const y = Math.round(top + Math.floor(i / columns) * pitch.y);
    return {
      box: { x: x - 2, y, width: Math.floor(pitch.x), height: Math.floor(pitch.y) },
      facts: [tile, count],
      paint(context) {
        if (count === 0) context.globalAlpha = 0.25;
        paintLoneTile(context, alone(tile, 0), x + 2, y + 3, SMALL_SIDE);
        if (count === 0) return;
        fillBox(context, { x: x + 21, y: y + 17, width: 21, height: 23 }, color.ink, 7);
        write(context, `${count}`, x + 31.5, y + 28.5, {
          size: 20,
          weight: 700,
          fill: color.onAccent,
          align: 'center',
        });
      },
    };
  });
  return [frame, ...kinds];
}
