/** The drawn tile at the upper right, with arrows that say it can rotate, and the tiles that fit nowhere. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rotation, TileId } from '../../../../engines/carcassonne/index.ts';
import { rotationNames } from '../../../../words/carcassonne/names/index.ts';
import { pictureWords } from '../../../../words/carcassonne/picture/index.ts';
import { write } from '../../../kit/canvas.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintTitledPanel } from '../../../kit/panels.ts';
import { color } from '../../../kit/theme.ts';
import { alone, paintLoneTile } from '../map/loneTile.ts';
import type { Subject } from '../subject.ts';
import { type Layout, PANEL } from './layout.ts';

/** @param rotation the rotation that the player is trying, or null */
export function tileBox(
  { tile: box, tileSide }: Layout,
  { open, locale }: Subject,
  rotation: Rotation | null,
): Element {
  const { step, removedThisTurn } = open;
  const words = pictureWords[locale];
  const shown = step.kind === 'placeTile' ? { tile: step.tile, rotation: rotation ?? 0 } : open.placements.at(-1)!;
  const isPlaced = step.kind !== 'placeTile';
  return {
    box,
    facts: [locale, shown.tile, shown.rotation, isPlaced, rotation, removedThisTurn],
    paint(context) {
      paintTitledPanel(context, box, isPlaced ? words.placed : words.toPlace, { middle: 28, ...PANEL });
      const note = box.y + box.height - 20;
      const side = tileSide;
      const left = box.x + (box.width - side) / 2;
      const top = Math.round(box.y + 46 + (box.height - 46 - 40 - side * 1.2) / 2 + side * 0.2);
      paintLoneTile(context, alone(shown.tile, shown.rotation), left, top, side);
      if (removedThisTurn.length > 0) paintRemoved(context, removedThisTurn, box, words.fitsNowhere);
      if (isPlaced) return;
      paintArrow(context, box.x + 37, top + side / 2, 1);
      paintArrow(context, box.x + box.width - 37, top + side / 2, -1);
      if (removedThisTurn.length > 0) return;
      const style = { size: 22, fill: color.sideInk } as const;
      if (rotation !== null) {
        write(context, rotationNames[locale](rotation), box.x + box.width / 2, note, {
          ...style,
          align: 'center',
          fit: 270,
        });
        return;
      }
      context.fillStyle = color.legal;
      for (const dx of [0, 14]) {
        context.beginPath();
        context.arc(box.x + 36 + dx, note, 5, 0, 2 * Math.PI);
        context.fill();
      }
      write(context, words.turnsThatFit, box.x + 62, note, { ...style, fit: box.width - 74 });
    },
  };
}

/** Three quarters of a circle with an arrowhead at the left (1) or at the right (-1). */
function paintArrow(context: SKRSContext2D, x: number, y: number, way: 1 | -1): void {
  context.save();
  context.translate(x, y);
  context.scale(way, 1);
  context.strokeStyle = color.legal;
  context.lineWidth = 6;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(0, 0, 19, -0.2, Math.PI, true);
  context.stroke();
  context.beginPath();
  context.moveTo(-31, -3);
  context.lineTo(-19, 17);
  context.lineTo(-7, -3);
  context.closePath();
  context.fillStyle = color.legal;
  context.fill();
  context.restore();
}

/** This turn's tiles that fit nowhere, small and struck out. */
function paintRemoved(context: SKRSContext2D, removed: readonly TileId[], box: Box, label: string): void {
  const side = 50;
  const y = box.y + box.height - side - 12;
  const shown = removed.slice(-2);
  shown.forEach((tile, i) => {
    const x = box.x + 18 + i * (side + 12);
    paintLoneTile(context, alone(tile, 0), x, y, side);
    strike(context, { x, y, width: side, height: side });
  });
  const x = box.x + 18 + shown.length * (side + 12);
  const more = removed.length > shown.length ? `+${removed.length - shown.length} ` : '';
  write(context, `${more}${label}`, x, y + side / 2, {
    size: 22,
    fill: color.warning,
    weight: 700,
    fit: box.x + box.width - 12 - x,
  });
}

/** Strikes out what is out of the game. */
export function strike(context: SKRSContext2D, { x, y, width, height }: Box): void {
  for (const [stroke, thick] of [
    ['#FFFFFF', 0.17],
    [color.warning, 0.1],
  ] as const) {
    context.beginPath();
    context.moveTo(x + width * 0.06, y + height * 0.94);
    context.lineTo(x + width * 0.94, y + height * 0.06);
    context.lineWidth = width * thick;
    context.lineCap = 'round';
    context.strokeStyle = stroke;
    context.stroke();
  }
}
