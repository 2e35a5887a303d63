/** How large the letters of a picture are. */
import { createCanvas } from '@napi-rs/canvas';
import { vi } from 'vitest';
import type { Picture } from '../../../src/render/contract.ts';

/** A text and where it lies, in pixels of the picture. */
export interface Written {
  readonly text: string;
  /** The height of the type. */
  readonly size: number;
  readonly left: number;
  readonly right: number;
  /** Where it is written. */
  readonly y: number;
}

/** Every context of the library writes by the methods of this one. */
const methods = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));

/**
 * Every text that a picture writes. What is painted into a sprite is counted only while it is painted: a test that
 * needs all of it calls `paintSpritesAnew`.
 */
export function writtenOn({ width, height, layers }: Picture): readonly Written[] {
  const written: Written[] = [];
  const context = createCanvas(width, height).getContext('2d');
  const watch = vi.spyOn(methods, 'fillText').mockImplementation(function (
    this: typeof context,
    text: unknown,
    x: unknown,
    y: unknown,
  ) {
    const { a, c, d, e, f } = this.getTransform();
    const wide = this.measureText(`${text}`).width * a;
    const at = e + Number(x) * a;
    const left = at - wide * { left: 0, center: 0.5, right: 1, start: 0, end: 1 }[this.textAlign];
    const size = sizeOf(this.font) * Math.hypot(c, d);
    written.push({ text: `${text}`, size, left, right: left + wide, y: f + Number(y) * d });
  });
  // Nobody looks at the pixels: without copies, no sprite is drawn.
  const copies = vi.spyOn(methods, 'drawImage').mockImplementation(() => {});
  try {
    for (const { paint } of layers.flatMap(({ parts }) => parts)) {
      context.save();
      paint(context);
      context.restore();
    }
  } finally {
    watch.mockRestore();
    copies.mockRestore();
  }
  return written.filter(({ text }) => text.trim() !== '');
}

function sizeOf(font: string): number {
  const size = /([\d.]+)px/.exec(font)?.[1];
  if (size === undefined) throw new Error(`the font ${font} has no size in pixels`);
  return Number(size);
}
