/** How the banner is drawn: flat tones with an ink outline. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../../../kit/geometry.ts';

export const INK = '#2B2118';
export const LINE = 3;
export const tones = {
  ...{ sky: '#D6E4EA', cloud: '#F5F6F0', far: '#C3D3B4', field: '#D9B860', fieldLine: '#B4924A' },
  ...{ hill: '#B4C793', meadow: '#96B26F', tuft: '#7E9C5A', leaf: '#5C8B3C', leafDark: '#3F6B33', trunk: '#6E4A2C' },
  ...{ river: '#86B1C4', wave: '#B7D5E0', road: '#E0BB78', roadEdge: '#8A6537', rut: '#B98F4E' },
  ...{ stone: '#DDD3BE', stoneShade: '#B7AA90', stoneLight: '#EFE8D8', joint: '#A89B81', dark: '#3A2E26' },
  ...{ roof: '#3F639A', roofShade: '#2C4668', flag: '#C8402F', pole: '#8A5A34', plank: '#C79A5C' },
  ...{
    red: '#B9583C',
    brown: '#8A5A34',
    blue: '#2F5F9E',
    plaster: '#F3E4C4',
    plasterShade: '#D8C296',
    timber: '#7A5230',
  },
} as const;

export function fill(context: SKRSContext2D, tone: string, isOutlined = true): void {
  context.fillStyle = tone;
  context.fill();
  if (!isOutlined) return;
  context.lineWidth = LINE;
  context.strokeStyle = INK;
  context.stroke();
}

export function trace(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}

export function polygon(context: SKRSContext2D, tone: string, points: readonly Point[], isOutlined = true): void {
  trace(context, points);
  fill(context, tone, isOutlined);
}

/** A path of curves: where it begins, then two control points and an end for each. */
export type Curve = readonly [Point, ...(readonly [Point, Point, Point])[]];

export function follow(context: SKRSContext2D, [start, ...curves]: Curve): void {
  context.moveTo(...start);
  for (const [first, second, end] of curves) context.bezierCurveTo(...first, ...second, ...end);
}

export function stroke(context: SKRSContext2D, path: Curve, width: number, tone: string): void {
  context.beginPath();
  follow(context, path);
  context.lineWidth = width;
  context.strokeStyle = tone;
  context.stroke();
}

export const box = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A dark opening; x is its middle. */
export function paintArch(context: SKRSContext2D, x: number, foot: number, width: number, height: number): void {
  context.beginPath();
  context.moveTo(x - width / 2, foot);
  context.lineTo(x - width / 2, foot - height + width / 2);
  context.arc(x, foot - height + width / 2, width / 2, Math.PI, 0);
  context.lineTo(x + width / 2, foot);
  context.closePath();
  fill(context, tones.dark);
}
