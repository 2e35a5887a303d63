/** The cells where a piece can be placed, numbered like their buttons. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { sprite } from '../kit/caches.ts';
import { type Box, grown } from '../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../kit/page.ts';
import { write } from '../kit/text.ts';
import { color } from '../kit/theme.ts';
import { boxOf, type Cell, type GridFrame } from './frame.ts';

export interface NumberedPlace extends Cell {
  /** The label of its button; empty for none. */
  readonly label: string;
  /** The number of dots: one for each way in which the piece fits. */
  readonly dots: number;
  /** The piece as it would look there; null if that is still undecided. */
  readonly ghost: Ghost | null;
}

/** A piece that is not placed yet. */
export interface Ghost {
  /** Everything that its look depends on, as JSON. */
  readonly facts: unknown;
  /** How far it extends over the edges of its cell, in cells. */
  readonly overhang: number;
  /** Paints it; the box is its cell, in pixels. */
  paint(context: SKRSContext2D, box: Box): void;
}

/** How numbers are drawn. Lengths in pixels. */
export interface PlaceStyle {
  readonly leastNumber: number;
  /** Smaller cells have no room for dots beside a legible number. */
  readonly leastWithDots: number;
  /** The radius of the badge in a cell without dots, in cells. */
  readonly radiusAlone: number;
}

const DESKTOP: PlaceStyle = { leastNumber: 20, leastWithDots: 52, radiusAlone: 0.36 };

const FILL = '#DCE6DC';

/** Whether dots are seen on any of the places, so that a legend has to explain them; `scale`: of a cell, in pixels. */
export const showsDots = (places: readonly NumberedPlace[], scale: number, style: PlaceStyle = DESKTOP): boolean =>
  places.some((place) => place.ghost === null && dotsOn(place, scale, style) > 0);

const dotsOn = ({ label, dots }: NumberedPlace, side: number, { leastWithDots }: PlaceStyle): number =>
  side < leastWithDots && label !== '' ? 0 : dots;

/** One item for each place: a dashed square with its number and dots, or the ghost of the piece with its number. */
export const numberedPlaces = (
  places: readonly NumberedPlace[],
  frame: GridFrame,
  style: PlaceStyle = DESKTOP,
): readonly Element[] =>
  places.map((place) => {
    const box = boxOf(frame, place);
    const { label, dots, ghost } = place;
    return {
      box: ghost === null ? box : grown(box, Math.ceil(box.width * ghost.overhang)),
      facts: [label, dots, ghost?.facts ?? null],
      paint(context) {
        context.translate(box.x, box.y);
        const local = { ...box, x: 0, y: 0 };
        if (ghost === null) paintPlace(context, local, place, style);
        else paintGhost(context, local, label, ghost, style);
      },
    };
  });

function paintPlace(context: SKRSContext2D, box: Box, place: NumberedPlace, style: PlaceStyle): void {
  const { label } = place;
  const { leastNumber, radiusAlone } = style;
  const side = box.width;
  const shown = dotsOn(place, side, style);
  // As far from the upper edge of the place as the dots are from the lower one.
  const middle = { x: side / 2, y: side * (label === '' || shown === 0 ? 0.5 : 0.41) };
  const plate = sprite(`place ${shown} ${label === ''}`, side, side, (inside) => {
    paintPlate(inside, side);
    paintDots(inside, shown, side, label === '' ? middle.y : side * 0.825);
  });
  context.drawImage(plate, box.x, box.y);
  if (label === '') return;
  const radius = Math.max(side * (shown === 0 ? radiusAlone : 0.29), leastNumber * (shown === 0 ? 0.62 : 0.78));
  drawNumber(context, label, { x: box.x + middle.x, y: box.y + middle.y, radius }, leastNumber);
}

/** The dashed square of a place, at (0, 0). */
function paintPlate(context: SKRSContext2D, side: number): void {
  const inner = grown({ x: 0, y: 0, width: side, height: side }, -Math.round(side * 0.06));
  fillBox(context, inner, FILL, side * 0.1);
  context.setLineDash([side * 0.085, side * 0.062]);
  strokeBox(context, inner, color.legal, Math.max(2, side * 0.034), side * 0.1);
  context.setLineDash([]);
}

/** A row of dots in the middle of a square at (0, 0). */
function paintDots(context: SKRSContext2D, count: number, side: number, y: number): void {
  context.fillStyle = color.legal;
  const radius = Math.max(2.4, side * 0.06);
  for (let i = 0; i < count; i++) {
    context.beginPath();
    context.arc(side / 2 + (i - (count - 1) / 2) * radius * 2.6, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Paints the piece in a dashed frame; with a number, it is veiled. */
function paintGhost(context: SKRSContext2D, box: Box, label: string, ghost: Ghost, { leastNumber }: PlaceStyle): void {
  ghost.paint(context, box);
  const side = box.width;
  if (label !== '') {
    context.globalAlpha = 0.2;
    fillBox(context, box, FILL);
    context.globalAlpha = 1;
  }
  const inner = grown(box, -Math.round(side * 0.03));
  const thick = Math.max(2.5, Math.min(6, side * 0.045));
  strokeBox(context, inner, color.onLegal, thick * 1.6, side * 0.05);
  context.setLineDash([thick * 2.2, thick * 1.5]);
  strokeBox(context, inner, color.legal, thick, side * 0.05);
  context.setLineDash([]);
  if (label === '') return;
  const radius = Math.max(leastNumber * 0.78, side * 0.23);
  paintNumber(context, label, { x: box.x + side / 2, y: box.y + side / 2, radius });
}

/** Copies the badge that `paintNumber` paints. */
function drawNumber(context: SKRSContext2D, label: string, { x, y, radius }: Disc, least: number): void {
  const [left, top] = [Math.floor(x - radius) - 2, Math.floor(y - radius) - 2];
  const inside = { x: x - left, y: y - top, radius };
  const side = 2 * Math.ceil(radius) + 5;
  const badge = sprite(`number ${label} ${radius} ${inside.x} ${inside.y} ${least}`, side, side, (at) =>
    paintNumber(at, label, inside, least),
  );
  context.drawImage(badge, left, top);
}

/** Its center and radius, in pixels. */
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Paints the round badge of a legal place with the label of its button.
 *
 * @param at the center and the radius, in pixels
 * @param least the minimum type size, in pixels
 */
export function paintNumber(context: SKRSContext2D, label: string, { x, y, radius }: Disc, least = 0): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = Math.max(2, radius * 0.16);
  context.strokeStyle = color.onLegal;
  context.stroke();
  context.fillStyle = color.legal;
  context.fill();
  const size = Math.max(least, Math.round(radius * (label.length > 1 ? 1.28 : 1.4)));
  write(context, label, x, y + radius * 0.02, { size, weight: 700, fill: color.onLegal, align: 'center' });
}
