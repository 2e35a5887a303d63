import { pictureWords } from '../../../../words/carcassonne/picture/index.ts';
import { fillBox, write } from '../../../kit/canvas.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintTitledPanel } from '../../../kit/panels.ts';
import { color } from '../../../kit/theme.ts';
import { alone, paintLoneTile } from '../map/loneTile.ts';
import type { Subject } from '../subject.ts';
import { PANEL } from './layout.ts';

const COLUMNS = 6;
const SIDE = 33;

/** The kinds of tiles in the stack with the number of each: the panel, then one element for each kind. */
export function toComeBox(box: Box, { open: { toCome }, locale }: Subject): readonly Element[] {
  const left = box.x + 14;
  const top = box.y + 42;
  const pitch = { x: (box.width - 28) / COLUMNS, y: (box.height - 42 - 6) / Math.ceil(toCome.length / COLUMNS) };
  const frame: Element = {
    box,
    facts: [locale],
    paint(context) {
      paintTitledPanel(context, box, pictureWords[locale].toCome, { middle: 25, size: 26, ...PANEL });
    },
  };
  const kinds = toCome.map(({ tile, count }, i): Element => {
    const x = Math.round(left + (i % COLUMNS) * pitch.x);
    const y = Math.round(top + Math.floor(i / COLUMNS) * pitch.y);
    return {
      box: { x: x - 2, y, width: Math.floor(pitch.x), height: Math.floor(pitch.y) },
      facts: [tile, count],
      paint(context) {
        if (count === 0) context.globalAlpha = 0.25;
        paintLoneTile(context, alone(tile, 0), x + 2, y + 3, SIDE);
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
