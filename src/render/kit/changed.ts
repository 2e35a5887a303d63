/** Marks around places that have changed since a member's last turn: corners, as of a viewfinder. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Kind } from '../../engines/contract.ts';
import type { ChangePlace, Layer, Picture } from '../contract.ts';
import { type Box, boundingBox, grown } from './geometry.ts';
import { color } from './theme.ts';

/** Some fields of a change, enough to tell it from others of its kind that the picture shows. */
type SomeOf<C extends Kind> = C extends Kind ? Pick<C, 'kind'> & Partial<C> : never;

/** A place of a picture, in pixels, and the change by which it is marked. */
export const showing = <C extends Kind>(change: SomeOf<C>, box: Box): ChangePlace => ({ change, box });

/**
 * The box of a number in bold type.
 *
 * @param right its right end in pixels; y is its middle
 * @param size of its type, in pixels
 */
export function numberBox(text: string, right: number, y: number, size: number): Box {
  const width = Math.ceil(numberWidth(text, size)) + 2 * ROOM.x;
  const height = Math.ceil(size) + 2 * ROOM.y;
  return { x: right + ROOM.x - width, y: Math.round(y - height / 2), width, height };
}

/** About the width of a number in bold type, in pixels. */
export const numberWidth = (text: string, size: number): number => text.length * size * DIGIT;

/** The width of a bold digit, in sizes of type. */
const DIGIT = 0.6;
/** Between a number and its mark, in pixels. */
const ROOM = { x: 14, y: 2 } as const;

/** A picture with marks, and the changes that they are about. */
interface Marked {
  readonly picture: Picture;
  readonly changes: readonly Kind[];
}

/** The picture with a mark around each place that changed; changes of what it doesn't show are left out. */
export function marked(picture: Picture, changes: readonly Kind[]): Marked {
  const places = changes.length === 0 ? [] : placesIn(picture);
  const shown = places.filter(({ change }) => changes.some((one) => isOf(change, one)));
  if (shown.length === 0) return { picture, changes: [] };
  const boxes = new Map(shown.map(({ box }) => [JSON.stringify(box), roomFor(box)]));
  const parts = [...boxes.values()].map((box) => ({
    box,
    key: 'corners',
    paint: (context: SKRSContext2D) => paintCorners(context, box),
  }));
  const layer: Layer = { name: 'changed', isKept: true, parts };
  return {
    picture: { ...picture, layers: [...picture.layers, layer] },
    changes: changes.filter((one) => shown.some(({ change }) => isOf(change, one))),
  };
}

/** The marks of small places are around them, so that they hide nothing. */
function roomFor(box: Box): Box {
  const whole = boundingBox(box, box);
  return Math.min(whole.width, whole.height) < SMALL ? grown(whole, AROUND) : whole;
}

/** Everything in a picture that can be marked. */
export const placesIn = ({ layers }: Picture): readonly ChangePlace[] =>
  layers.flatMap(({ parts }) => parts.flatMap(({ shows = [] }) => shows));

/** Whether a change has all fields that a place names. */
export function isOf(place: Kind, change: Kind): boolean {
  const fields = new Map(Object.entries(change));
  return Object.entries(place).every(([name, value]) => fields.get(name) === value);
}

/** The arms of a corner: a share of the shorter side within limits, in pixels. */
const ARM = { share: 0.24, least: 7, most: 22 } as const;
/** The width of the line, and of the light rim on both its sides, in pixels. */
const LINE = { small: 3, large: 5, rim: 2 } as const;
/** Marks of places with a shorter side have thin lines, and are this much larger; in pixels. */
const SMALL = 46;
const AROUND = 4;

function paintCorners(context: SKRSContext2D, { x, y, width, height }: Box): void {
  const shorter = Math.min(width, height);
  const arm = Math.round(Math.max(ARM.least, Math.min(ARM.most, shorter * ARM.share)));
  const line = shorter < SMALL + 2 * AROUND ? LINE.small : LINE.large;
  const inset = LINE.rim + line / 2;
  const [left, right, top, bottom] = [x + inset, x + width - inset, y + inset, y + height - inset];
  context.beginPath();
  for (const [cornerX, cornerY, dx, dy] of [
    [left, top, arm, arm],
    [right, top, -arm, arm],
    [right, bottom, -arm, -arm],
    [left, bottom, arm, -arm],
  ] as const) {
    context.moveTo(cornerX + dx, cornerY);
    context.lineTo(cornerX, cornerY);
    context.lineTo(cornerX, cornerY + dy);
  }
  context.lineJoin = 'miter';
  context.lineCap = 'square';
  for (const [stroke, stretch] of [
    [color.active, line + 2 * LINE.rim],
    [color.ink, line],
  ] as const) {
    context.strokeStyle = stroke;
    context.lineWidth = stretch;
    context.stroke();
  }
}
