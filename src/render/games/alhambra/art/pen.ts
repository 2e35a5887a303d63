import type { SKRSContext2D } from '@napi-rs/canvas';
import { isolated } from '../../../kit/page.ts';
import { tone } from '../tones.ts';

/** Points as a flat list: x, y, x, y … */
type Corners = readonly number[];

/**
 * Draws filled shapes with an ink outline, in the units of the context. `flat…` shapes have no outline. Light comes
 * from the upper left, so the right side of everything is darker.
 */
export interface Pen {
  readonly context: SKRSContext2D;
  shape(fill: string, corners: Corners): void;
  flat(fill: string, corners: Corners): void;
  /** x and y are the corner with the smallest coordinates. */
  rect(fill: string, x: number, y: number, width: number, height: number): void;
  flatRect(fill: string, x: number, y: number, width: number, height: number): void;
  disc(fill: string, x: number, y: number, rx: number, ry?: number): void;
  flatDisc(fill: string, x: number, y: number, rx: number, ry?: number): void;
  /** A closed area along any path; `trace` adds the path to the context. */
  curve(fill: string, trace: () => void): void;
  flatCurve(fill: string, trace: () => void): void;
  /** A closed area with an outline, in a second color right of `from`. */
  shaded(fills: readonly [string, string], from: number, trace: () => void): void;
  stroke(corners: Corners, options?: { readonly width?: number; readonly color?: string }): void;
  /** An open line along any path. */
  line(trace: () => void, options?: { readonly width?: number; readonly color?: string }): void;
}

/** The thinnest outline in pixels. */
const THINNEST = 1.3;

/**
 * @param scale pixels per unit
 * @param width of outlines, in units
 */
export function createPen(context: SKRSContext2D, scale: number, width = 2): Pen {
  const thick = Math.max(width, THINNEST / scale);
  function ink(lineWidth = thick, color: string = tone.ink): void {
    context.lineWidth = lineWidth;
    context.strokeStyle = color;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.stroke();
  }
  function follow(corners: Corners): void {
    for (let i = 0; i < corners.length; i += 2) context.lineTo(corners[i]!, corners[i + 1]!);
  }
  function flatCurve(fill: string, trace: () => void): void {
    context.beginPath();
    trace();
    context.closePath();
    context.fillStyle = fill;
    context.fill();
  }
  function curve(fill: string, trace: () => void): void {
    flatCurve(fill, trace);
    ink();
  }
  function shaded([light, dark]: readonly [string, string], from: number, trace: () => void): void {
    flatCurve(light, trace);
    isolated(context, () => {
      context.clip();
      context.fillStyle = dark;
      context.fillRect(from, -200, 400, 400);
    });
    context.beginPath();
    trace();
    context.closePath();
    ink();
  }
  function line(trace: () => void, { width, color }: { width?: number; color?: string } = {}): void {
    context.beginPath();
    trace();
    ink(width, color);
  }
  const ellipse = (x: number, y: number, rx: number, ry: number) => () =>
    context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  const rectangle = (x: number, y: number, w: number, h: number) => () => context.rect(x, y, w, h);
  return {
    ...{ context, curve, flatCurve, shaded, line },
    shape: (fill, corners) => curve(fill, () => follow(corners)),
    flat: (fill, corners) => flatCurve(fill, () => follow(corners)),
    rect: (fill, x, y, w, h) => curve(fill, rectangle(x, y, w, h)),
    flatRect: (fill, x, y, w, h) => flatCurve(fill, rectangle(x, y, w, h)),
    disc: (fill, x, y, rx, ry = rx) => curve(fill, ellipse(x, y, rx, ry)),
    flatDisc: (fill, x, y, rx, ry = rx) => flatCurve(fill, ellipse(x, y, rx, ry)),
    stroke: (corners, options) => line(() => follow(corners), options),
  };
}

/** Adds an arch with its foot at (x, y), in a frame with y upward: straight sides, then a half circle. */
export function traceArch(context: SKRSContext2D, x: number, y: number, width: number, height: number): void {
  const half = width / 2;
  context.moveTo(x - half, y);
  context.lineTo(x - half, y + height - half);
  context.arc(x, y + height - half, half, Math.PI, 0, true);
  context.lineTo(x + half, y);
}

/** Adds a horseshoe arch with its foot at (x, y), y upward: its round part is wider than its foot. */
export function traceHorseshoe(context: SKRSContext2D, x: number, y: number, width: number, height: number): void {
  const radius = width / 2;
  const foot = radius * 0.78;
  const middle = y + height - radius;
  const angle = Math.acos(foot / radius);
  context.moveTo(x - foot, y);
  context.lineTo(x - foot, middle - Math.sin(angle) * radius);
  context.arc(x, middle, radius, Math.PI + angle, -angle, true);
  context.lineTo(x + foot, y);
}

/** Adds an onion dome with its foot at (x, y), y upward. */
export function traceOnion(context: SKRSContext2D, x: number, y: number, width: number, height: number): void {
  context.moveTo(x - width * 0.34, y);
  context.bezierCurveTo(
    x - width * 0.68,
    y + height * 0.34,
    x - width * 0.4,
    y + height * 0.66,
    x,
    y + height, // biome-ignore format: a point a line
  );
  context.bezierCurveTo(x + width * 0.4, y + height * 0.66, x + width * 0.68, y + height * 0.34, x + width * 0.34, y);
}

/** Adds a closed star with as many points as there are pairs, the first upward. Lengths in the context's units. */
export function traceStar(
  context: SKRSContext2D,
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
): void {
  for (let i = 0; i < 2 * points; i++) {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 === 0 ? outer : inner;
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  context.closePath();
}
