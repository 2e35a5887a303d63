import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillBox, strokeBox } from './canvas.ts';
import type { Element } from './elements.ts';
import { color } from './theme.ts';

/** The sheet lies in strips of so many rows: between the first and the last all look alike, so that one is kept for all. */
const STRIP = 60;
/** Its border: so far from the edges, and so thick. */
const MARGIN = 6;
const BORDER = 2;

/** The sheet under everything, for a kept layer. */
export function paper(width: number, height: number): readonly Element[] {
  const strip = (y: number, rows: number, look: string, paint: Element['paint']): Element => ({
    box: { x: 0, y, width, height: rows },
    facts: `paper ${look}`,
    paint(context) {
      context.translate(0, y);
      paint(context);
    },
  });
  const last = height - STRIP;
  const between = Array.from({ length: Math.ceil((last - STRIP) / STRIP) }, (_, i) => STRIP * (i + 1));
  return [
    strip(0, STRIP, 'top', (context) => paintSheet(context, 0, width, height)),
    ...between.map((y) => {
      const rows = Math.min(STRIP, last - y);
      return strip(y, rows, 'between', (context) => paintSides(context, width, rows));
    }),
    strip(last, STRIP, 'bottom', (context) => paintSheet(context, -last, width, height)),
  ];
}

/** All of the sheet; the context lets only a strip through. */
function paintSheet(context: SKRSContext2D, y: number, width: number, height: number): void {
  fillBox(context, { x: 0, y, width, height }, color.paper, 26);
  const inner = { x: MARGIN, y: y + MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  strokeBox(context, inner, color.line, BORDER, 21);
}

/** Rows that no corner reaches. */
function paintSides(context: SKRSContext2D, width: number, rows: number): void {
  fillBox(context, { x: 0, y: 0, width, height: rows }, color.paper);
  for (const x of [MARGIN, width - MARGIN]) {
    fillBox(context, { x: x - BORDER / 2, y: 0, width: BORDER, height: rows }, color.line);
  }
}
