/** The counts of the castle, and what is left in hand at the end: tables of signs. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  CASTLE,
  countRow,
  DENIERS_PER_POINT,
  PLAIN_CUBES_PER_POINT,
  POINTS_PER_GOLD,
  SECTIONS,
  type Section,
} from '../../../../engines/caylus/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { type Item, itemsOf } from '../art/items.ts';
import { drawSection } from '../art/signs.ts';
import { paintHouse, paintResult } from './counts.ts';
import type { Stacked } from './page.ts';
import { drawFitted } from './row.ts';
import { type CloserStyle, innerOf } from './style.ts';

/** The numbers of houses from which on a count brings more. */
const HOUSES = [...new Set(SECTIONS.flatMap((section) => CASTLE[section].count.map(({ from }) => from)))].toSorted(
  (a, b) => a - b,
);

/** What each number of houses brings in each section. */
export function countTable(style: CloserStyle, words: Words): Stacked {
  const line = Math.round(style.sign * 1.6);
  return (top) => {
    const box: Box = { x: style.margin, y: top, width: innerOf(style), height: (SECTIONS.length + 1) * line + 16 };
    const names = style.sign * 5.2;
    const pitch = (box.width - names - 20) / HOUSES.length;
    const element: Element = {
      box,
      facts: ['counts', words],
      paint(context) {
        paintPanel(context, box);
        HOUSES.forEach((houses, i) => {
          const x = box.x + names + (i + 0.5) * pitch;
          paintNumber(context, houses, x, box.y + 8 + line / 2, i === HOUSES.length - 1, style);
        });
        SECTIONS.forEach((section, row) => {
          const y = box.y + 8 + (row + 1.5) * line;
          paintName(context, section, { x: box.x + 16, y, width: names - 20 }, style, words);
          HOUSES.forEach((houses, i) => {
            const x = box.x + names + (i + 0.5) * pitch - style.sign * 0.5;
            paintResult(context, countRow(section, houses), x, y, style);
          });
        });
      },
    };
    return { elements: [element], bottom: top + box.height };
  };
}

function paintNumber(
  context: SKRSContext2D,
  houses: number,
  x: number,
  y: number,
  isLast: boolean,
  style: CloserStyle,
): void {
  const side = Math.round(style.sign * 0.7);
  paintHouse(context, x - side, y, side);
  write(context, `${houses}${isLast ? '+' : ''}`, x + 5, y + 1, { size: style.number, weight: 700 });
}

function paintName(
  context: SKRSContext2D,
  section: Section,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { sign, bold }: CloserStyle,
  words: Words,
): void {
  drawSection(context, section, { x, y: y - sign / 2, side: sign });
  const left = x + sign + 10;
  writeNarrowed(context, words.caylus.names.sectionLabels[section], left, y, {
    sizes: bold,
    weight: 700,
    width: width - sign - 10,
  });
}

const BECOMES: Item = { kind: 'becomes' };

/** What deniers, cubes, and gold are worth at the end. */
export function endTable(style: CloserStyle): Stacked {
  const rows: readonly (readonly Item[])[] = [
    [...itemsOf({ deniers: DENIERS_PER_POINT }), BECOMES, ...itemsOf({ prestige: 1 })],
    [...itemsOf({ plainCube: PLAIN_CUBES_PER_POINT }), BECOMES, ...itemsOf({ prestige: 1 })],
    [...itemsOf({ gold: 1 }), BECOMES, ...itemsOf({ prestige: POINTS_PER_GOLD })],
  ];
  return (top) => {
    const box: Box = { x: style.margin, y: top, width: innerOf(style), height: Math.round(style.sign * 1.9) };
    const element: Element = {
      box,
      facts: 'end',
      paint(context) {
        paintPanel(context, box);
        const width = box.width / rows.length;
        rows.forEach((items, i) => {
          const place = {
            x: box.x + i * width + 8,
            y: box.y + box.height / 2,
            width: width - 16,
            side: style.sign * 1.1,
            least: style.smallest,
          };
          drawFitted(context, items, place, 'center');
        });
      },
    };
    return { elements: [element], bottom: top + box.height };
  };
}
