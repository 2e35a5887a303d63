/** The movement of the dragon on the map: where it has been, by numbers, and where it can go (rules §13.3). */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Cell, Side } from '../../../../engines/carcassonne/index.ts';
import { type GridFrame, pixelOf } from '../../../grid/frame.ts';
import { paintNumber } from '../../../grid/places.ts';
import { sprite } from '../../../kit/caches.ts';
import { type Box, boundingBox, grown, type Point } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { dragonReach } from '../pieces/dragon.ts';
import { tone } from '../tones.ts';
import { dragonSize } from './creatures.ts';

/** The radius of the numbers as a share of a cell; in pixels at least and at most. */
const NUMBER = { share: 0.19, least: 14, most: 24 } as const;

const radiusIn = ({ scale }: GridFrame, least: number): number =>
  Math.round(Math.max(least, Math.min(NUMBER.most, scale * NUMBER.share)));

/**
 * The tiles on which the dragon has been, in order: a dot where it set out, and a line from each to the next one with
 * its number. On the last one is the dragon itself.
 *
 * @param least the smallest radius of a number, in pixels
 */
export function walked(way: readonly Cell[], frame: GridFrame, least: number = NUMBER.least): readonly Element[] {
  const radius = radiusIn(frame, least);
  const numbers = middlesOf(way, frame).slice(1, -1);
  return [...walkLines(way, frame, least), ...numbers.map((at, i) => stepNumber(`${i + 1}`, at, radius))];
}

/** The same without the numbers. */
export function walkLines(way: readonly Cell[], frame: GridFrame, least: number = NUMBER.least): readonly Element[] {
  const middles = middlesOf(way, frame);
  const lines = middles.slice(1).map((to, i) => leg(middles[i]!, to));
  return [...lines, ...middles.slice(0, 1).map((at) => stepNumber('', at, radiusIn(frame, least) / 2))];
}

const middlesOf = (way: readonly Cell[], frame: GridFrame): readonly Point[] =>
  way.map(({ x, y }) => {
    const [px, py] = pixelOf(frame, [x + 0.5, y + 0.5]);
    return [Math.round(px), Math.round(py)];
  });

function leg(from: Point, to: Point): Element {
  const box = grown(boundingBox(pointBox(from), pointBox(to)), 7);
  const [start, end]: readonly [Point, Point] = [
    [from[0] - box.x, from[1] - box.y],
    [to[0] - box.x, to[1] - box.y],
  ];
  return {
    box,
    facts: ['leg', start, end],
    paint(context) {
      context.translate(box.x, box.y);
      context.lineCap = 'round';
      for (const [width, stroke] of [
        [12, color.onLegal],
        [6, tone.dragon[0]],
      ] as const) {
        context.beginPath();
        context.moveTo(...start);
        context.lineTo(...end);
        context.lineWidth = width;
        context.strokeStyle = stroke;
        context.stroke();
      }
    },
  };
}

const pointBox = ([x, y]: Point): Box => ({ x, y, width: 0, height: 0 });

function stepNumber(number: string, [x, y]: Point, radius: number): Element {
  const half = Math.ceil(radius) + 4;
  const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  return {
    box,
    facts: ['step', number, radius],
    paint(context) {
      const image = sprite(`carcassonne step ${number} ${radius}`, 2 * half, 2 * half, (inside) =>
        paintStep(inside, number, half, half, radius),
      );
      context.drawImage(image, box.x, box.y);
    },
  };
}

/** Paints the number of a tile on the way of the dragon; empty for a dot. */
export function paintStep(context: SKRSContext2D, text: string, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = 5;
  context.strokeStyle = color.onLegal;
  context.stroke();
  context.fillStyle = tone.dragon[0];
  context.fill();
  const size = Math.max(20, Math.round(radius * 1.3));
  write(context, text, x, y + 0.5, { size, weight: 700, fill: color.onLegal, align: 'center' });
}

/** A side to which the dragon can go, with the label of its button; empty for none. */
export interface OpenSide {
  readonly side: Side;
  readonly label: string;
}

/** The direction of a side. */
const WAY: { readonly [S in Side]: Point } = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
/** From the middle of the dragon's tile to a mark, in cells; farther on small cells, so that it hides no dragon. */
const MARK_AT = 0.6;
/** Where else along the edge a mark can be, so that it hides no figure; in cells. */
const ALONG = [0, 0.3, -0.3, 0.5, -0.5, 0.75, -0.75] as const;

/**
 * Marks around the dragon: a badge with a point toward the tile that it can enter.
 *
 * @param clear boxes that the marks should not hide, in pixels
 */
export function sideMarks(
  cell: Cell | null,
  sides: readonly OpenSide[],
  frame: GridFrame,
  clear: readonly Box[],
  least: number = NUMBER.least,
): readonly Element[] {
  if (cell === null) return [];
  const radius = radiusIn(frame, least);
  const far = Math.max(MARK_AT * frame.scale, dragonReach(dragonSize(frame.scale)) + radius);
  const [x, y] = pixelOf(frame, [cell.x + 0.5, cell.y + 0.5]);
  return sides.map(({ side, label }) => {
    const [dx, dy] = WAY[side];
    const places = ALONG.map((share): Point => {
      const along = share * frame.scale;
      return [x + dx * far + dy * along, y + dy * far + dx * along];
    });
    const roomAt = (at: Point) => Math.min(radius, ...clear.map((box) => gap(box, at)));
    const [px, py] = places.reduce((best, place) => (roomAt(place) > roomAt(best) + 1e-9 ? place : best));
    const half = Math.ceil(radius * 1.5) + 3;
    const box = { x: Math.round(px) - half, y: Math.round(py) - half, width: 2 * half, height: 2 * half };
    return {
      box,
      facts: ['side', side, label, radius],
      paint(context) {
        const image = sprite(`carcassonne side ${side} ${label} ${radius}`, 2 * half, 2 * half, (inside) =>
          paintSide(inside, { side, label }, half, half, radius),
        );
        context.drawImage(image, box.x, box.y);
      },
    };
  });
}

/** From a point to a box; less than 0 by how far the point is inside. */
function gap({ x, y, width, height }: Box, [px, py]: Point): number {
  const [across, along] = [Math.max(x - px, px - x - width), Math.max(y - py, py - y - height)];
  return Math.max(across, along) < 0 ? Math.max(across, along) : Math.hypot(Math.max(0, across), Math.max(0, along));
}

/** Paints a badge with a point toward a side. */
function paintSide(context: SKRSContext2D, { side, label }: OpenSide, x: number, y: number, radius: number): void {
  const [dx, dy] = WAY[side];
  context.beginPath();
  context.moveTo(x + dx * radius * 1.42, y + dy * radius * 1.42);
  for (const way of [1, -1]) {
    context.lineTo(x + dx * radius * 0.5 + dy * way * radius * 0.92, y + dy * radius * 0.5 + dx * way * radius * 0.92);
  }
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = 5;
  context.strokeStyle = color.onLegal;
  context.stroke();
  context.fillStyle = color.legal;
  context.fill();
  paintNumber(context, label, { x, y, radius }, 20);
}
