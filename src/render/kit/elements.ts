import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Layer } from '../contract.ts';
import { type Box, boundingBox, intersection } from './boxes.ts';

/** One thing on a layer. */
export interface Element {
  readonly box: Box;
  /** All that its look depends on; written as JSON. */
  readonly facts: unknown;
  paint(context: SKRSContext2D): void;
}

/**
 * A layer of things that are painted in their order.
 *
 * @param isKept see `Layer`: the facts of things on it must not leave out in which part of their box they lie
 */
export const layerOf = (name: string, items: readonly Element[], isKept = false): Layer => ({
  name,
  isKept,
  parts: items.map((item) => ({
    box: boundingBox(item.box, item.box),
    key: JSON.stringify(item.facts),
    paint: (context) => item.paint(context),
  })),
});

/** Things of which only what lies in an area is seen; where one is cut is among its facts. */
export const clipTo = (area: Box, items: readonly Element[]): readonly Element[] =>
  items.flatMap(({ box, facts, paint }) => {
    const whole = boundingBox(box, box);
    const seen = intersection(whole, area);
    if (seen === null) return [];
    const isCut = seen.width < whole.width || seen.height < whole.height;
    return [{ box: seen, facts: isCut ? [facts, seen.x - whole.x, seen.y - whole.y, whole] : facts, paint }];
  });
