/**
 * The pieces on the table, in the color and with the shape of their seat:
 *
 *     drawWorker(context, seat, { x, y, height });   // (x, y) is the middle of its foot
 *     drawToken(context, seat, { x, y, radius });    // its shape alone: owners, favor markers, passing order
 *     drawCastleHouse(context, seat, { x, y, side }); // upper left corner
 *     drawProvost(context, { x, y, height });        // (x, y) is the middle of its foot, as for the bailiff
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Seat } from '../../../../engines/contract.ts';
import { traceShape } from '../../../kit/seats.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { tone } from '../tones.ts';
import type { Square } from './cubes.ts';
import { copy, type Pen } from './pen.ts';
import type { Round } from './tokens.ts';

/** A standing piece: the middle of its foot, and its height, in pixels. */
interface Foot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** The width of a worker, as a share of its height. */
const WORKER_WIDTH = 0.64;

/** @param seat null for a worker that is not in hand, or anybody's: a pale one */
export function drawWorker(context: SKRSContext2D, seat: Seat | null, { x, y, height }: Foot): void {
  const width = Math.round(height * WORKER_WIDTH);
  const spot = { x: x - width / 2, y: y - height, width, height };
  copy(context, `worker ${seat}`, spot, 32, (pen) => {
    if (seat === null) paintBody(pen, tone.faint, tone.faint, color.line);
    else {
      const mark = seatMarks[seat]!; // Five at most.
      paintBody(pen, mark.color, 'rgba(0, 0, 0, 0.22)', tone.ink);
      paintShape(pen, seat, mark.ink, 16, 40, 5);
    }
  });
}

function paintBody(pen: Pen, fill: string, shade: string, ink: string): void {
  const body =
    'M16 19.5C21 19.5 22 22 21.5 26 21 32 24 36 28.5 40 30.5 42.5 30 48 27.5 48H4.5C2 48 1.5 42.5 3.5 40 8 36 11 32 10.5 26 10 22 11 19.5 16 19.5Z';
  const shadow = 'M18 19.8C21.5 20 22 22.5 21.5 26 21 32 24 36 28.5 40 30.5 42.5 30 48 27.5 48H22C26 42 16 30 18 19.8Z';
  pen.flat(fill, body);
  pen.flat(shade, shadow);
  pen.line(body, 2, ink);
  pen.flatDisc(fill, 16, 11, 9.6);
  pen.flat(shade, 'M19 2A9.6 9.6 0 0 1 19 20.2C24 15 23 6 19 2Z');
  pen.line('M25.6 11A9.6 9.6 0 1 1 6.4 11 9.6 9.6 0 1 1 25.6 11Z', 2, ink);
}

function paintShape(pen: Pen, seat: Seat, fill: string, x: number, y: number, radius: number): void {
  traceShape(pen.context, seatMarks[seat]!.shape, x, y, radius);
  pen.context.fillStyle = fill;
  pen.context.fill();
}

/** A flat token in the shape of the seat, with a pale rim. */
export function drawToken(context: SKRSContext2D, seat: Seat, { x, y, radius }: Round): void {
  const reach = Math.ceil(radius * 1.65);
  copy(context, `token ${seat}`, { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }, 40, (pen) => {
    const { context: on } = pen;
    const mark = seatMarks[seat]!;
    traceShape(on, mark.shape, 20, 20, (20 * radius) / reach);
    on.lineJoin = 'round';
    on.lineWidth = 7;
    on.strokeStyle = tone.white;
    on.stroke();
    on.lineWidth = 3.4;
    on.strokeStyle = tone.ink;
    on.stroke();
    on.fillStyle = mark.color;
    on.fill();
  });
}

/** A house of the castle: a gable with the shape of its owner. */
export function drawCastleHouse(context: SKRSContext2D, seat: Seat, { x, y, side }: Square): void {
  copy(context, `castle house ${seat}`, { x, y, width: side, height: side }, 40, (pen) => {
    const mark = seatMarks[seat]!;
    pen.shape(mark.color, 'M4 19 20 3 36 19V37H4Z');
    pen.flat('rgba(0, 0, 0, 0.2)', 'M29 12 36 19V36H29Z');
    pen.line('M2 20 20 2.5 38 20', 2.6);
    paintShape(pen, seat, mark.ink, 20, 25, 8);
  });
}

/** A thick white disc with a red ring on top; 1.5 times as wide as high. */
export function drawProvost(context: SKRSContext2D, { x, y, height }: Foot): void {
  const width = Math.round(height * 1.5);
  copy(context, 'provost', { x: x - width / 2, y: y - height, width, height }, 48, (pen) => {
    pen.shape('#CFC6B4', 'M3 12V20C3 34 45 34 45 20V12Z');
    pen.disc(tone.white, 24, 12, 21, 10);
    pen.line('M37 12A13 5.6 0 1 1 11 12 13 5.6 0 1 1 37 12Z', 4, tone.red);
  });
}

/** A white cylinder with a face, a hat, and a golden pennant; two thirds as wide as high. */
export function drawBailiff(context: SKRSContext2D, { x, y, height }: Foot): void {
  const width = Math.round(height * 0.72);
  copy(context, 'bailiff', { x: x - width / 2, y: y - height, width, height }, 36, (pen) => {
    pen.line('M32 4V48', 2.4);
    pen.shape(tone.crown, 'M32 4 19 8 32 13Z');
    pen.shape(tone.white, 'M4 22V45C4 50 27 50 27 45V22Z');
    pen.flat('#CFC6B4', 'M20 24H26V45.5Q24 47.5 20 48Z');
    pen.shape(tone.seal, 'M2 20C2 15 7 16 7 13 7 5 24 5 24 13 24 16 29 15 29 20 29 25 2 25 2 20Z');
    for (const cx of [11, 19]) pen.flatDisc(tone.ink, cx, 29, 1.7);
    pen.line('M11 35Q15.5 39 20 35', 1.8);
  });
}
