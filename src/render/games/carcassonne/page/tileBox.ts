/** The box of the drawn tile, and the tiles set aside or that fit nowhere. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rotation } from '../../../../engines/carcassonne/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintTitledPanel } from '../../../kit/panels.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { alone, paintLoneTile } from '../map/tiles.ts';
import type { Subject } from '../subject.ts';
import { type Layout, type Look, PANEL } from './layout.ts';
import { isNone, outOfStack, paintOutOfStack, setAsidePlace } from './outOfStack.ts';

/** Type sizes, and the distance from the upper edge to the middle of the heading, in pixels. */
const TYPE: { readonly [L in Look]: { readonly heading: number; readonly middle: number; readonly note: number } } = {
  column: { heading: 28, middle: 28, note: 22 },
  desk: { heading: 32, middle: 34, note: 25 },
};
/** The rows below the tile, in pixels. */
const NOTE_ROW = 40;
const REMOVED_ROW = 54;
/** Towers extend above the tile by this share of its side. */
const TOWERS = 0.2;

/**
 * The drawn tile, with arrows that show it can rotate, and all tiles set aside or that fit nowhere.
 *
 * @param rotation the rotation that the player is trying, or null
 * @param hasDots whether the map shows dots, which a legend explains
 */
export function tileBox(
  { tile: box, tileSide, look }: Layout,
  { open, words }: Subject,
  { rotation, hasDots }: { readonly rotation: Rotation | null; readonly hasDots: boolean },
): Element {
  const { step } = open;
  const waiting = outOfStack(open);
  const picture = words.carcassonne.picture;
  const isPlaced = step.kind !== 'placeTile';
  const shown = isPlaced ? open.placements.at(-1)! : { tile: step.tile, rotation: rotation ?? 0 };
  const { heading, middle, note } = TYPE[look];
  const row = { x: box.x + 18, y: box.y + box.height - REMOVED_ROW, width: box.width - 36, height: REMOVED_ROW };
  return {
    box,
    facts: [words, shown.tile, shown.rotation, isPlaced, rotation, hasDots, waiting],
    paint(context) {
      paintTitledPanel(context, box, isPlaced ? picture.placed : picture.toPlace, { middle, size: heading, ...PANEL });
      const head = middle + heading * 0.64;
      const foot = (isPlaced ? 12 : NOTE_ROW) + (isNone(waiting) ? 0 : REMOVED_ROW);
      const room = box.height - head - foot;
      const side = Math.floor(Math.min(tileSide, room / (1 + TOWERS)));
      const left = Math.round(box.x + (box.width - side) / 2);
      const top = Math.round(box.y + head + (room - side * (1 + TOWERS)) / 2 + side * TOWERS);
      paintLoneTile(context, alone(shown.tile, shown.rotation), left, top, side);
      if (!isNone(waiting)) paintOutOfStack(context, waiting, row, { words: picture, size: note });
      if (isPlaced) return;
      paintArrow(context, box.x + 37, top + side / 2, 1);
      paintArrow(context, box.x + box.width - 37, top + side / 2, -1);
      if (rotation !== null || hasDots)
        paintNote(context, box, box.y + box.height - foot + NOTE_ROW / 2, { rotation, size: note, words });
    },
    shows: setAsidePlace(waiting, row),
  };
}

/** Writes the tile's rotation or, while that is undecided, what the dots on the map mean. */
function paintNote(
  context: SKRSContext2D,
  box: Box,
  y: number,
  { rotation, size, words }: { readonly rotation: Rotation | null; readonly size: number; readonly words: Words },
): void {
  const style = { size, fill: color.sideInk } as const;
  if (rotation !== null) {
    const turned = words.carcassonne.names.turned(rotation);
    write(context, turned, box.x + box.width / 2, y, { ...style, align: 'center', fit: box.width - 30 });
    return;
  }
  context.fillStyle = color.legal;
  for (const dx of [0, 15]) {
    context.beginPath();
    context.arc(box.x + 28 + dx, y, 6, 0, 2 * Math.PI);
    context.fill();
  }
  write(context, words.carcassonne.picture.turnsThatFit, box.x + 56, y, { ...style, fit: box.width - 66 });
}

/** Three quarters of a circle with an arrowhead on the left (1) or on the right (-1). */
export function paintArrow(context: SKRSContext2D, x: number, y: number, way: 1 | -1): void {
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
