/** The boxes of the right column besides the players' cards: the drawn tile, the last move, and the tiles to come. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rotation, Sight, TileId } from '../../../../engines/carcassonne/index.ts';
import { gameWords } from '../../../../words/carcassonne/game/index.ts';
import { rotationNames } from '../../../../words/carcassonne/names/index.ts';
import { pictureWords } from '../../../../words/carcassonne/picture/index.ts';
import type { Locale } from '../../../../words/contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintTitledPanel } from '../../../kit/panels.ts';
import { widthOf, wrapLines, write, writeLines } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { alone, paintLoneTile } from '../map/tiles.ts';
import type { Subject } from '../subject.ts';
import { type Layout, PANEL } from './layout.ts';

/**
 * The drawn tile, with arrows that say it can rotate, and the tiles that fit nowhere.
 *
 * @param rotation the rotation that the player is trying, or null
 */
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
function strike(context: SKRSContext2D, { x, y, width, height }: Box): void {
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

/** Of the type of the last move in pixels, from the best to the smallest legible one. */
const MOVE_SIZES = [22, 20, 18] as const;
const lineOf = (size: number): number => Math.round(size * 1.32);
/** The room above the first line, including the title, and below the last one, in pixels. */
const MOVE_TOP = 44;
const MOVE_BOTTOM = 4;

/** The last move in words, with the points that it scored. */
export function lastMoveBox(box: Box, { names, locale }: Subject, recent: readonly Sight[]): Element {
  const sentences = sentencesOf(recent, names, locale);
  return {
    box,
    facts: [locale, sentences],
    paint(context) {
      paintTitledPanel(context, box, pictureWords[locale].lastMove, { middle: 26, ...PANEL });
      const width = box.width - 36;
      const { size, lines } = laidOut(context, sentences, locale, width, box.height - MOVE_TOP - MOVE_BOTTOM);
      writeLines(context, lines, { x: box.x + 19, y: box.y + MOVE_TOP, width, size, fill: color.sideInk });
    },
  };
}

/**
 * Wraps the sentences in the first size in which all of them fit. If they fit in none, the last lines are left out and
 * an ellipsis is added.
 *
 * @param width of the room for them in pixels, like `height`
 */
export function laidOut(
  context: SKRSContext2D,
  sentences: readonly string[],
  locale: Locale,
  width: number,
  height: number,
): { readonly size: number; readonly lines: readonly string[] } {
  let size: number = MOVE_SIZES[0];
  let lines: readonly string[] = [];
  for (size of MOVE_SIZES) {
    const room = Math.floor(height / lineOf(size));
    lines = [];
    for (const sentence of sentences) {
      const more = wrapLines(context, sentence, locale, width, size, Number.POSITIVE_INFINITY);
      // If even the first sentence is too long, show as much of it as fits.
      if (lines.length + more.length > room) {
        if (lines.length === 0) lines = wrapLines(context, sentence, locale, width, size, room);
        break;
      }
      lines = [...lines, ...more];
      if (sentence === sentences.at(-1)) return { size, lines };
    }
  }
  const last = `${lines.at(-1) ?? ''} …`;
  const hasRoom = lines.length > 0 && widthOf(context, last, size) <= width;
  return { size, lines: hasRoom ? lines.with(-1, last) : lines };
}

/** The turn's sentences without Markdown; without what scores nothing or is visible on the map. */
export function sentencesOf(recent: readonly Sight[], names: readonly string[], locale: Locale): readonly string[] {
  const say = { name: (seat: number) => names[seat] ?? '' };
  const told = recent.filter(
    (sight) =>
      sight.kind !== 'laidStartTile' &&
      sight.kind !== 'returned' &&
      !(sight.kind === 'scoredFeature' && sight.owners.length === 0),
  );
  const lines = gameWords[locale].lines(told, say).map(({ text }) => text.replaceAll('**', ''));
  return lines.length === 0 ? [pictureWords[locale].noMoveYet] : lines;
}

/** Of the tiles to come: how many are in a row, and their side in pixels. */
const COLUMNS = 6;
const SMALL_SIDE = 33;

/** The kinds of tiles in the stack with the number of each: the panel, then one element for each kind. */
export function toComeBox(box: Box, { open: { toCome }, locale }: Subject): readonly Element[] {
  const left = box.x + 14;
  const top = box.y + 42;
  const pitch = { x: (box.width - 28) / COLUMNS, y: (box.height - 42 - 6) / Math.ceil(toCome.length / COLUMNS) };
  const frame: Element = {
    box,
    facts: [locale],
    paint(context) {
      paintTitledPanel(context, box, pictureWords[locale].toCome, { middle: 25, size: 26, ...PANEL });
    },
  };
  const kinds = toCome.map(({ tile, count }, i): Element => {
    const x = Math.round(left + (i % COLUMNS) * pitch.x);
    const y = Math.round(top + Math.floor(i / COLUMNS) * pitch.y);
    return {
      box: { x: x - 2, y, width: Math.floor(pitch.x), height: Math.floor(pitch.y) },
      facts: [tile, count],
      paint(context) {
        if (count === 0) context.globalAlpha = 0.25;
        paintLoneTile(context, alone(tile, 0), x + 2, y + 3, SMALL_SIDE);
        if (count === 0) return;
        fillBox(context, { x: x + 21, y: y + 17, width: 21, height: 23 }, color.ink, 7);
        write(context, `${count}`, x + 31.5, y + 28.5, {
          size: 20,
          weight: 700,
          fill: color.onAccent,
          align: 'center',
        });
      },
    };
  });
  return [frame, ...kinds];
}
