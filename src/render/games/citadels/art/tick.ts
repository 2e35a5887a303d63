import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../../../kit/geometry.ts';
import { isolated, strokeBox } from '../../../kit/page.ts';

/** The side of the box that the check mark is drawn for, in pixels. */
const SIDE = 20;

/** A square checkbox in one color, with a check mark in another if it is ticked. */
export function paintTick(context: SKRSContext2D, box: Box, frame: string, mark: string | null): void {
  strokeBox(context, box, frame, 3, box.width / 5);
  if (mark === null) return;
  isolated(context, () => {
    context.translate(box.x, box.y);
    context.scale(box.width / SIDE, box.height / SIDE);
    context.beginPath();
    context.moveTo(4, 10);
    context.lineTo(9, 15);
    context.lineTo(17, 4);
    context.lineWidth = 4;
    context.strokeStyle = mark;
    context.stroke();
  });
}
