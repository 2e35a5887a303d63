import type { SKRSContext2D } from '@napi-rs/canvas';
import type { ChangePlace, Layer, Picture } from '../contract.ts';
import { type Box, boundingBox, intersection } from './geometry.ts';
import { color } from './theme.ts';

/** Paints, then restores the context's state. */
export function isolated(context: SKRSContext2D, paint: () => void): void {
  context.save();
  paint();
  context.restore();
}

export function fillBox(context: SKRSContext2D, box: Box, fill: string, radius = 0): void {
  isolated(context, () => {
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, radius);
    context.fill();
  });
}

export function strokeBox(context: SKRSContext2D, box: Box, stroke: string, width: number, radius = 0): void {
  isolated(context, () => {
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, radius);
    context.stroke();
  });
}

/** One thing on a layer, such as a card or a figure. */
export interface Element {
  /** What it covers, in pixels. */
  readonly box: Box;
  /** Everything that its look depends on, as JSON. */
  readonly facts: unknown;
  paint(context: SKRSContext2D): void;
  /** See `Part`. */
  readonly shows?: readonly ChangePlace[];
}

/**
 * A layer of elements, painted in this order.
 *
 * @param isKept see `Layer`; then the facts must also include the element's position within its box
 */
export const layerOf = (name: string, elements: readonly Element[], isKept = false): Layer => ({
  name,
  isKept,
  parts: elements.map((element) => ({
    box: boundingBox(element.box, element.box),
    key: JSON.stringify(element.facts),
    paint: (context) => element.paint(context),
    ...(element.shows === undefined ? {} : { shows: element.shows }),
  })),
});

/** Elements clipped to an area; those outside are omitted. The facts of a clipped element say where it is cut. */
export const clipTo = (area: Box, elements: readonly Element[]): readonly Element[] =>
  elements.flatMap(({ box, facts, paint }) => {
    const whole = boundingBox(box, box);
    const seen = intersection(whole, area);
    if (seen === null) return [];
    const isCut = seen.width < whole.width || seen.height < whole.height;
    return [{ box: seen, facts: isCut ? [facts, seen.x - whole.x, seen.y - whole.y, whole] : facts, paint }];
  });

/**
 * A picture on paper, in pixels.
 *
 * @param header the content of the header's layer, directly on the paper
 * @param layers the other layers, from back to front
 * @param onPaper what belongs to the paper and is kept with it, such as an empty well
 */
export const pageOf = (
  width: number,
  height: number,
  header: readonly Element[],
  layers: readonly Layer[],
  onPaper: readonly Element[] = [],
): Picture => ({
  width,
  height,
  layers: [layerOf('paper', [...paper(width, height), ...onPaper], true), layerOf('header', header), ...layers],
});

/** The height of a strip in pixels. All strips between the first and the last look alike, so they share one bitmap. */
const STRIP = 60;
/** The border: its distance from the edges and its width, in pixels. */
const MARGIN = 6;
const BORDER = 2;

/** The paper in strips, for a kept layer. */
function paper(width: number, height: number): readonly Element[] {
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

/** Paints all of the paper; the context is clipped to a strip. */
function paintSheet(context: SKRSContext2D, y: number, width: number, height: number): void {
  fillBox(context, { x: 0, y, width, height }, color.paper, 26);
  const inner = { x: MARGIN, y: y + MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  strokeBox(context, inner, color.line, BORDER, 21);
}

/** Paints rows without corners. */
function paintSides(context: SKRSContext2D, width: number, rows: number): void {
  fillBox(context, { x: 0, y: 0, width, height: rows }, color.paper);
  for (const x of [MARGIN, width - MARGIN]) {
    fillBox(context, { x: x - BORDER / 2, y: 0, width: BORDER, height: rows }, color.line);
  }
}
