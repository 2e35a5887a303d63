import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { sprite } from '../../../kit/caches.ts';
import { isolated } from '../../../kit/page.ts';
import { tone } from '../tones.ts';

/**
 * Draws filled shapes with an ink outline, in the units of the context; `flat…` shapes have none. Paths are written as
 * in SVG. Light comes from the upper left, so the right side of everything is darker.
 */
export interface Pen {
  readonly context: SKRSContext2D;
  shape(fill: string, path: string): void;
  flat(fill: string, path: string): void;
  /** x and y are the upper left corner. */
  rect(fill: string, x: number, y: number, width: number, height: number, radius?: number): void;
  flatRect(fill: string, x: number, y: number, width: number, height: number, radius?: number): void;
  disc(fill: string, x: number, y: number, rx: number, ry?: number): void;
  flatDisc(fill: string, x: number, y: number, rx: number, ry?: number): void;
  line(path: string, width?: number, color?: string): void;
}

/** The thinnest outline in pixels. */
const THINNEST = 1.2;

/**
 * @param scale pixels per unit
 * @param width of outlines, in units
 */
export function createPen(context: SKRSContext2D, scale: number, width = 2): Pen {
  const thick = Math.max(width, THINNEST / scale);
  function ink(path: Path2D, lineWidth: number, stroke: string): void {
    context.lineWidth = lineWidth;
    context.strokeStyle = stroke;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.stroke(path);
  }
  function fill(style: string, path: Path2D): Path2D {
    context.fillStyle = style;
    context.fill(path);
    return path;
  }
  const outlined = (style: string, path: Path2D) => ink(fill(style, path), thick, tone.ink);
  return {
    context,
    shape: (style, path) => outlined(style, new Path2D(path)),
    flat: (style, path) => void fill(style, new Path2D(path)),
    rect: (style, x, y, w, h, radius = 0) => outlined(style, rectangle(x, y, w, h, radius)),
    flatRect: (style, x, y, w, h, radius = 0) => void fill(style, rectangle(x, y, w, h, radius)),
    disc: (style, x, y, rx, ry = rx) => outlined(style, ellipse(x, y, rx, ry)),
    flatDisc: (style, x, y, rx, ry = rx) => void fill(style, ellipse(x, y, rx, ry)),
    line: (path, lineWidth = thick, stroke = tone.ink) => ink(new Path2D(path), lineWidth, stroke),
  };
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

function ellipse(x: number, y: number, rx: number, ry: number): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  return path;
}

/** Where a copy goes, in pixels: its upper left corner and its size. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Copies a drawing, painted once for each size.
 *
 * @param key everything that its look depends on besides its size
 * @param units the width of the drawing in its own units
 * @param line the width of outlines in those units
 */
export function copy(
  context: SKRSContext2D,
  key: string,
  spot: Spot,
  units: number,
  paint: (pen: Pen) => void,
  line = 2,
): void {
  const [width, height] = [Math.round(spot.width), Math.round(spot.height)];
  const image = sprite(`caylus ${key}`, width, height, (inside) => {
    inside.scale(width / units, width / units);
    paint(createPen(inside, width / units, line));
  });
  context.drawImage(image, Math.round(spot.x), Math.round(spot.y));
}

/** Copies faintly: what somebody does not have, or what is closed. */
export function faintly(context: SKRSContext2D, isFaint: boolean, paint: () => void): void {
  if (!isFaint) {
    paint();
    return;
  }
  isolated(context, () => {
    context.globalAlpha *= 0.35;
    paint();
  });
}
