import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillBox, strokeBox } from '../../../kit/canvas.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { color } from '../../../kit/theme.ts';
import { tone } from '../tones.ts';
import { addCurve } from './pen.ts';
import type { World } from './world.ts';

/**
 * A small plan of the whole map with a frame around the part that the picture shows.
 *
 * @param shown in cells
 */
export function plan(box: Box, world: World, shown: Box): Element {
  return {
    box: { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6 },
    facts: [world.tiles.map(({ x, y, key }) => `${x} ${y} ${key}`), shown],
    paint(context) {
      fillBox(context, box, color.paper, 10);
      context.save();
      context.beginPath();
      context.roundRect(box.x, box.y, box.width, box.height, 10);
      context.clip();
      paintPlan(context, box, world, shown);
      context.restore();
      strokeBox(context, box, color.ink, 3, 10);
    },
  };
}

function paintPlan(context: SKRSContext2D, box: Box, { tiles }: World, shown: Box): void {
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const [west, north] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const [columns, rows] = [Math.max(...xs) - west + 2, Math.max(...ys) - north + 2];
  const scale = Math.min(box.width / columns, box.height / rows);
  context.translate(box.x + (box.width - columns * scale) / 2, box.y + (box.height - rows * scale) / 2);
  context.scale(scale, scale);
  context.translate(-west, -north);
  for (const { x, y } of tiles) {
    context.fillStyle = tone.grass[1];
    context.fillRect(x - 0.02, y - 0.02, 1.04, 1.04);
  }
  for (const { x, y, shape, complete } of tiles) {
    for (const { line } of shape.roads) {
      context.beginPath();
      addCurve(context, line, x, y);
      context.lineWidth = 0.16;
      context.strokeStyle = tone.road;
      context.stroke();
    }
    for (const { outline, walls, segment } of shape.cities) {
      context.beginPath();
      addCurve(context, outline, x, y);
      context.fillStyle = complete[segment] ? tone.roofs[0] : tone.ground;
      context.fill();
      context.lineWidth = 0.07;
      context.strokeStyle = tone.line;
      for (const wall of walls) {
        context.beginPath();
        addCurve(context, wall, x, y);
        context.stroke();
      }
    }
    if (!shape.hasCloister) continue;
    context.fillStyle = tone.cloisterRoof[1];
    context.fillRect(x + 0.32, y + 0.32, 0.36, 0.36);
  }
  context.beginPath();
  context.rect(shown.x, shown.y, shown.width, shown.height);
  for (const [width, stroke] of [
    [6, color.ink],
    [3, color.lastMove],
  ] as const) {
    context.lineWidth = width / scale;
    context.strokeStyle = stroke;
    context.stroke();
  }
}
