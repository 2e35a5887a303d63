import { fillBox, strokeBox } from './canvas.ts';
import type { Item } from './items.ts';
import { colour } from './theme.ts';

/** The sheet under everything. */
export function paper(width: number, height: number): Item {
  const box = { x: 0, y: 0, width, height };
  return {
    box,
    facts: 'paper',
    paint(context) {
      fillBox(context, box, colour.paper, 26);
      strokeBox(context, { x: 6, y: 6, width: width - 12, height: height - 12 }, colour.line, 2, 21);
    },
  };
}
