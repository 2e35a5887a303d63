import type { SKRSContext2D } from '@napi-rs/canvas';
import { type ClassTone, tone } from '../tones.ts';

/** Points as a flat list: x, y, x, y … */
type Corners = readonly number[];

/**
 * Draws shapes and parts of buildings. A building is 100 units wide, x from −50 to 50, with its foot at y = 0; y points
 * up. Light comes from the upper left, so the right side of everything is darker. A fill that is a pair has one color
 * in the light and one in the shade.
 */
export interface Pen {
  readonly context: SKRSContext2D;
  readonly tones: ClassTone;
  /** Default width of lines and outlines, in units. */
  readonly line: number;
  /** A polygon with an outline; `flat` and `flatDisc` have none. */
  shape(fill: string, corners: Corners): void;
  flat(fill: string, corners: Corners): void;
  /** An open line. */
  stroke(corners: Corners, options?: { readonly width?: number; readonly color?: string }): void;
  disc(fill: string, x: number, y: number, rx: number, ry?: number): void;
  flatDisc(fill: string, x: number, y: number, rx: number, ry?: number): void;
  /** A closed area with an outline along any path; `trace` adds the path to the context. */
  curve(fill: string, trace: () => void): void;
  /** A wall. For this and the next parts down to `cone`, x and y are the lower left corner. */
  wall(x: number, y: number, width: number, height: number, fill?: readonly [string, string]): void;
  /** `merlons`: the number of raised parts, with gaps between them. */
  battlements(x: number, y: number, width: number, merlons: number, fill?: readonly [string, string]): void;
  /** A roof seen from the end, as a triangle. */
  gable(x: number, y: number, width: number, height: number): void;
  /** A hip roof seen from its long side; the ridge is `inset` shorter at each end. */
  hip(x: number, y: number, width: number, height: number, inset: number): void;
  cone(x: number, y: number, width: number, height: number): void;
  /** From the middle of its base. */
  dome(x: number, y: number, radius: number, height?: number): void;
  /** An arched window or door; x and y are the middle of its lower edge. */
  window(x: number, y: number, width: number, height: number, isLit?: boolean): void;
  door(x: number, y: number, width: number, height: number): void;
  /** A triangular flag; x and y are the foot of the pole, `pole` its height. −1 flies it to the left. */
  flag(x: number, y: number, pole: number, direction?: -1 | 1): void;
  cross(x: number, y: number, height: number): void;
  /** Puffs of smoke that rise from a point. */
  smoke(x: number, y: number, fill?: string): void;
  tree(x: number, y: number, height: number): void;
}

const WALL = [tone.wall, tone.wallShade] as const;

/** @param line see `Pen` */
export function createPen(context: SKRSContext2D, tones: ClassTone, line: number): Pen {
  function trace(corners: Corners): void {
    context.beginPath();
    for (let i = 0; i < corners.length; i += 2) context.lineTo(corners[i]!, corners[i + 1]!);
  }
  function ink(width = line, color: string = tone.ink): void {
    context.lineWidth = width;
    context.strokeStyle = color;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.stroke();
  }
  function fillWith(fill: string): void {
    context.fillStyle = fill;
    context.fill();
  }
  function flat(fill: string, corners: Corners): void {
    trace(corners);
    context.closePath();
    fillWith(fill);
  }
  function shape(fill: string, corners: Corners): void {
    flat(fill, corners);
    ink();
  }
  function stroke(corners: Corners, { width = line, color = tone.ink }: { width?: number; color?: string } = {}) {
    trace(corners);
    ink(width, color);
  }
  function ellipse(x: number, y: number, rx: number, ry: number): void {
    context.beginPath();
    context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  }
  function flatDisc(fill: string, x: number, y: number, rx: number, ry = rx): void {
    ellipse(x, y, rx, ry);
    fillWith(fill);
  }
  function disc(fill: string, x: number, y: number, rx: number, ry = rx): void {
    flatDisc(fill, x, y, rx, ry);
    ink();
  }
  function curve(fill: string, draw: () => void): void {
    context.beginPath();
    draw();
    context.closePath();
    fillWith(fill);
    ink();
  }
  /** Fills the part of an area that is also within `part`. */
  function shade(corners: Corners, fill: string, part: Corners): void {
    context.save();
    trace(corners);
    context.closePath();
    context.clip();
    flat(fill, part);
    context.restore();
  }

  function wall(x: number, y: number, width: number, height: number, fill: readonly [string, string] = WALL): void {
    const right = x + width;
    flat(fill[0], [x, y, right, y, right, y + height, x, y + height]);
    const from = right - width * 0.3;
    flat(fill[1], [from, y, right, y, right, y + height, from, y + height]);
    stroke([x, y, right, y, right, y + height, x, y + height, x, y]);
  }
  function battlements(
    x: number,
    y: number,
    width: number,
    merlons: number,
    fill: readonly [string, string] = WALL,
  ): void {
    const step = width / (2 * merlons - 1);
    const corners: number[] = [x, y];
    for (let i = 0; i < merlons; i++) {
      const left = x + 2 * i * step;
      corners.push(left, y + 7, left + step, y + 7);
      if (i < merlons - 1) corners.push(left + step, y + 3, left + 2 * step, y + 3);
    }
    corners.push(x + width, y);
    flat(fill[0], corners);
    const from = x + width * 0.7;
    shade(corners, fill[1], [from, y, x + width, y, x + width, y + 7, from, y + 7]);
    stroke([...corners, x, y]);
  }
  function gable(x: number, y: number, width: number, height: number): void {
    const [right, top] = [x + width, x + width / 2];
    flat(tones.light, [x, y, right, y, top, y + height]);
    flat(tones.dark, [x + width * 0.62, y, right, y, top, y + height]);
    shape('transparent', [x, y, right, y, top, y + height]);
  }
  function hip(x: number, y: number, width: number, height: number, inset: number): void {
    const right = x + width;
    const corners = [x, y, right, y, right - inset, y + height, x + inset, y + height];
    flat(tones.light, corners);
    const facet = Math.max(width * 0.16, inset * 0.8);
    flat(tones.dark, [right - facet - inset * 0.4, y, right, y, right - inset, y + height]);
    for (const part of [0.36, 0.7]) {
      const level = y + height * part;
      const from = x + inset * part + 2;
      const until = right - facet - inset * part - 2;
      if (until > from) stroke([from, level, until, level], { width: line * 0.7, color: tones.dark });
    }
    stroke([...corners, x, y]);
  }
  function cone(x: number, y: number, width: number, height: number): void {
    const [right, top] = [x + width, x + width / 2];
    flat(tones.light, [x, y, right, y, top, y + height]);
    flat(tones.dark, [x + width * 0.58, y, right, y, top, y + height]);
    stroke([x, y, right, y, top, y + height, x, y]);
  }
  function dome(x: number, y: number, radius: number, height = radius): void {
    const upperHalf = () => context.ellipse(x, y, radius, height, 0, 0, Math.PI);
    context.beginPath();
    upperHalf();
    context.closePath();
    fillWith(tones.light);
    context.beginPath();
    context.ellipse(x, y, radius, height, 0, 0, Math.PI / 2);
    context.ellipse(x, y, radius * 0.35, height, 0, Math.PI / 2, 0, true);
    context.closePath();
    fillWith(tones.dark);
    context.beginPath();
    upperHalf();
    context.closePath();
    ink();
  }
  function arch(x: number, y: number, width: number, height: number): void {
    const half = width / 2;
    context.beginPath();
    context.moveTo(x - half, y);
    context.lineTo(x - half, y + height - half);
    context.arc(x, y + height - half, half, Math.PI, 0, true);
    context.lineTo(x + half, y);
    context.closePath();
  }
  function window(x: number, y: number, width: number, height: number, isLit = false): void {
    arch(x, y, width, height);
    fillWith(isLit ? tone.lamp : tone.glass);
    ink(line * 0.8);
  }
  function door(x: number, y: number, width: number, height: number): void {
    arch(x, y, width, height);
    fillWith(tone.door);
    ink();
    stroke([x, y, x, y + height], { width: line * 0.6, color: tone.glass });
  }
  function flag(x: number, y: number, pole: number, direction: -1 | 1 = 1): void {
    stroke([x, y, x, y + pole]);
    const top = y + pole;
    shape(tones.light, [x, top, x + 11 * direction, top - 3.5, x, top - 7]);
  }
  function cross(x: number, y: number, height: number): void {
    stroke([x, y, x, y + height], { width: line * 1.3 });
    stroke([x - height * 0.3, y + height * 0.64, x + height * 0.3, y + height * 0.64], { width: line * 1.3 });
  }
  function smoke(x: number, y: number, fill: string = tone.mist): void {
    flatDisc(fill, x + 1, y + 3, 3, 3);
    flatDisc(fill, x + 4, y + 7.5, 4, 3.6);
    flatDisc(fill, x + 9, y + 12, 5, 4.2);
  }
  function tree(x: number, y: number, height: number): void {
    const radius = height * 0.32;
    shape(tone.timber, [x - 1.3, y, x + 1.3, y, x + 1.3, y + height * 0.5, x - 1.3, y + height * 0.5]);
    disc(tone.leaf, x, y + height - radius, radius, radius * 1.1);
    flatDisc(tone.leafDark, x + radius * 0.35, y + height - radius * 1.2, radius * 0.5, radius * 0.6);
  }

  return {
    ...{ context, tones, line, shape, flat, stroke, disc, flatDisc, curve },
    ...{ wall, battlements, gable, hip, cone, dome, window, door, flag, cross, smoke, tree },
  };
}
