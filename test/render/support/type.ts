/** How large the letters of a picture are. */
import { createCanvas } from '@napi-rs/canvas';
import { vi } from 'vitest';
import type { Picture } from '../../../src/render/contract.ts';

export interface Written {
  readonly text: string;
  /** The height of the type in pixels of the picture. */
  readonly size: number;
}

/** Every context of the library writes by the methods of this one. */
const methods = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));

/**
 * Every text that a picture writes. What is painted into a sprite is counted only while it is painted: a test has to see
 * to it that sprites are not kept.
 */
export function writtenOn({ width, height, layers }: Picture): readonly Written[] {
  const written: Written[] = [];
  const context = createCanvas(width, height).getContext('2d');
  const watch = vi.spyOn(methods, 'fillText').mockImplementation(function (this: typeof context, text: unknown) {
    const { c, d } = this.getTransform();
    written.push({ text: `${text}`, size: sizeOf(this.font) * Math.hypot(c, d) });
  });
  try {
    for (const { paint } of layers.flatMap(({ parts }) => parts)) {
      context.save();
      paint(context);
      context.restore();
    }
  } finally {
    watch.mockRestore();
  }
  return written.filter(({ text }) => text.trim() !== '');
}

function sizeOf(font: string): number {
  const size = /([\d.]+)px/.exec(font)?.[1];
  if (size === undefined) throw new Error(`the font ${font} has no size in pixels`);
  return Number(size);
}
