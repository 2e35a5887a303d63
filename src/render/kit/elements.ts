import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Layer } from '../contract.ts';
import { type Box, boundingBox, intersection } from './boxes.ts';

/** One thing on a layer, such as a card or a figure. */
export interface Element {
  /** What it covers, in pixels. */
  readonly box: Box;
  /** Everything that its look depends on, as JSON. */
  readonly facts: unknown;
  paint(context: SKRSContext2D): void;
}

/**
 * A layer of elements, painted in this order.
 *
 * @param isKept see `Layer`; then the facts must also say where the element lies within its box
 */
export const layerOf = (name: string, elements: readonly Element[], isKept = false): Layer => ({
  name,
  isKept,
  parts: elements.map((element) => ({
    box: boundingBox(element.box, element.box),
    key: JSON.stringify(element.facts),
    paint: (context) => element.paint(context),
  })),
});

/** Elements clipped to an area; those outside are left out. The facts of a clipped element say where it is cut. */
export const clipTo = (area: Box, elements: readonly Element[]): readonly Element[] =>
  elements.flatMap(({ box, facts, paint }) => {
    const whole = boundingBox(box, box);
    const seen = intersection(whole, area);
    if (seen === null) return [];
    const isCut = seen.width < whole.width || seen.height < whole.height;
    return [{ box: seen, facts: isCut ? [facts, seen.x - whole.x, seen.y - whole.y, whole] : facts, paint }];
  });
