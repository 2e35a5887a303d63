/** What is on the card of a building: its space or its copies, its owner, workers, and a residence to come. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { BuildingId, Space } from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { fillBox, strokeBox } from '../../../kit/page.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawToken, drawWorker } from '../art/pieces.ts';
import { drawClassHouse } from '../art/signs.ts';
import { tone } from '../tones.ts';
import type { CloserStyle } from './style.ts';

/** The middle of a line, and its ends. */
export interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Before the name of a card without a picture: the space or the number of copies, and the owner; returns their width. */
export function paintMarks(context: SKRSContext2D, face: Face, { x, y }: LinePlace, style: CloserStyle): number {
  const tag = tagOf(face);
  const wide =
    tag === '' ? 0 : paintTag(context, tag, face, { x: x - 3, y: y - style.smallest / 2 - 4 }, style.smallest) + 2;
  if (face.owner === null) return wide;
  const radius = Math.round(style.sign * 0.28);
  drawToken(context, face.owner, { x: x + wide + radius, y, radius });
  return wide + 2 * radius + 6;
}

const tagOf = ({ space, copies }: Face): string =>
  space !== null ? `${space}` : copies !== null && copies > 1 ? `×${copies}` : '';

/** @returns its width */
function paintTag(
  context: SKRSContext2D,
  tag: string,
  { space, isReached }: Face,
  corner: { readonly x: number; readonly y: number },
  type: number,
): number {
  const wide = Math.ceil(widthOf(context, tag, type, 700)) + 16;
  const box = { ...corner, width: wide, height: type + 8 };
  fillBox(context, box, space === null ? tone.strip : isReached ? tone.roadWorking : tone.roadResting, 7);
  strokeBox(context, box, color.sideInk, 2, 7);
  write(context, tag, box.x + wide / 2, box.y + box.height / 2 + 1, { size: type, weight: 700, align: 'center' });
  return wide;
}

/** On the picture: the space or the number of copies, the owner, workers, and a residence to come. */
export function paintPieces(
  context: SKRSContext2D,
  face: Face,
  { x, y, width, height }: Box,
  style: CloserStyle,
): void {
  const { owner, ownerName, workers, residence } = face;
  const tag = tagOf(face);
  const type = style.number - 4;
  if (tag !== '') paintTag(context, tag, face, { x: x + 5, y: y + height - type - 12 }, type);
  if (owner !== null) drawToken(context, owner, { x: x + 22, y: y + 22, radius: Math.round(style.sign * 0.36) });
  if (ownerName !== '') {
    const from = x + 24 + Math.round(style.sign * 0.42);
    const room = x + width - 8 - from - (residence === null ? 0 : style.sign + 12);
    const sizes = [style.smallest] as const;
    const wide = Math.min(room, Math.ceil(widthOf(context, ownerName, style.smallest)) + 12);
    fillBox(context, { x: from, y: y + 6, width: wide, height: style.smallest + 10 }, tone.strip, 6);
    writeNarrowed(context, ownerName, from + 6, y + 11 + style.smallest / 2, { sizes, width: wide - 12 });
  }
  const worker = Math.round(height * 0.56);
  workers.forEach((seat, i) => {
    drawWorker(context, seat, { x: x + width - worker * 0.42 - i * worker * 0.6, y: y + height - 4, height: worker });
  });
  if (residence === null) return;
  const side = Math.round(style.sign * 0.9);
  drawClassHouse(context, 'residence', { x: x + width - side - 4, y: y + 4, side });
  drawToken(context, residence, { x: x + width - side - 12, y: y + 18, radius: Math.round(style.sign * 0.26) });
}

/** A building, and what is known of it at a table. */
export interface Face {
  readonly id: BuildingId;
  /** Null where there is none, or where it does not matter. */
  readonly space: Space | null;
  readonly owner: Seat | null;
  /** The owner’s name, where it is written beside the token; else empty. */
  readonly ownerName: string;
  /** From the first slot on. */
  readonly workers: readonly Seat[];
  /** Who has paid for a residence in its place. */
  readonly residence: Seat | null;
  /** How many are left; written if there are several. */
  readonly copies: number | null;
  /** Whether the provost lets it work. */
  readonly isReached: boolean;
  /** Whether it can be chosen; null if nothing is asked. */
  readonly isOffered: boolean | null;
  /** Whether the card says what the building costs and what it brings its builder. */
  readonly hasPrice: boolean;
}
