import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../../../src/render/contract.ts';

/** A text of a picture and the size of its type, in pixels of the picture. */
export interface Writing {
  readonly text: string;
  readonly size: number;
}

/** Everything that is written in a picture, besides what its parts copy from bitmaps of their own, such as pieces. */
export function writingsOn({ width, height, layers }: Picture): readonly Writing[] {
  const found: Writing[] = [];
  const context = createCanvas(width, height).getContext('2d');
  const fillText: SKRSContext2D['fillText'] = context.fillText.bind(context);
  context.fillText = (text, ...at) => {
    const size = Number(/(\d+(?:\.\d+)?)px/.exec(context.font)?.[1]);
    found.push({ text, size: size * context.getTransform().d });
    fillText(text, ...at);
  };
  for (const { parts } of layers) {
    for (const part of parts) {
      context.save();
      part.paint(context);
      context.restore();
    }
  }
  return found;
}
