/** The pictures in the rules. Their only words are the names of districts, and they are large enough for a phone. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Words } from '../../../../words/words.ts';
import type { Picture } from '../../../contract.ts';
import { type Element, isolated, layerOf, pageOf } from '../../../kit/page.ts';
import { paintCheck, paintCross } from '../../../kit/signs.ts';
import { widthOf, write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { type CardSize, drawCard, heightOf } from '../art/districtCard.ts';
import { paintEmblem } from '../art/emblems.ts';
import { drawMedallion } from '../art/medallion.ts';
import { drawCardBack, drawCrown, drawGold, drawPoints, paintDagger, paintSack } from '../art/tokens.ts';
import { type FigureScene, SCENES, type Thing } from './scenes.ts';

/** In pixels. */
const WIDTH = 720;
const MARGIN = 30;
const GAP = 18;
const TYPE = 44;
const COIN = 32;
const BACK = { width: 78, height: 110, step: 40 } as const;
const SIGN = 26;

interface Size {
  readonly card: CardSize;
  readonly medallion: number;
  readonly gap: number;
}

const USUAL: CardSize = {
  ...{ width: 140, art: 106, band: 42, foot: 0, radius: 11, coin: 23, emblem: 14, names: [30, 28, 26] },
};
const SIZES: { readonly [S in FigureScene['size']]: Size } = {
  usual: { card: USUAL, medallion: 62, gap: GAP },
  wide: { card: { ...USUAL, width: 204, art: 130, band: 44, coin: 27, emblem: 16 }, medallion: 62, gap: 16 },
};

type Name = keyof typeof SCENES;
export const FIGURE_NAMES = Object.keys(SCENES) as readonly Name[]; // The keys of `SCENES`.

/** The picture of this name. */
export function figure(name: Name, words: Words): Picture {
  const { rows, size: named } = SCENES[name];
  const size = SIZES[named];
  let y = MARGIN;
  const elements = rows.map((things): Element => {
    const height = Math.max(...things.map((thing) => extentOf(thing, size).height));
    const box = { x: 0, y, width: WIDTH, height: height + GAP };
    y += height + GAP;
    return {
      box: { ...box, y: box.y - GAP / 2 },
      facts: [things, named, words],
      paint: (context) => paintRow(context, things, size, box.y + height / 2, words),
    };
  });
  return pageOf(WIDTH, y - GAP + MARGIN, [], [layerOf('rows', elements)]);
}

function paintRow(context: SKRSContext2D, things: readonly Thing[], size: Size, y: number, words: Words): void {
  const widths = things.map((thing) => extentOf(thing, size, context).width);
  const all = widths.reduce((sum, width) => sum + width, 0) + (things.length - 1) * size.gap;
  let x = Math.round((WIDTH - all) / 2);
  things.forEach((thing, i) => {
    const width = widths[i]!;
    isolated(context, () => paintThing(context, thing, size, Math.round(x + width / 2), Math.round(y), words));
    x += width + size.gap;
  });
}

/** The size of a thing, in pixels; that of a text is only known on a canvas. */
function extentOf(
  thing: Thing,
  { card, medallion }: Size,
  context: SKRSContext2D | null = null,
): { readonly width: number; readonly height: number } {
  const type = (text: string) => (context === null ? 0 : widthOf(context, text, TYPE, 700));
  switch (thing.kind) {
    case 'character':
      return { width: 2 * medallion, height: 2 * medallion + 18 };
    case 'district':
      return { width: card.width, height: heightOf(card) };
    case 'backs':
      return { width: BACK.width + (thing.count - 1) * BACK.step, height: BACK.height };
    case 'gold':
      return { width: type(thing.text) + 8 + 2 * COIN, height: 2 * COIN };
    case 'text':
      return { width: type(thing.text), height: TYPE };
    case 'points':
      return { width: 84, height: 84 };
    case 'colors':
      return { width: thing.of.length * 34, height: 40 };
    case 'crown':
      return { width: 84, height: 70 };
    case 'dagger':
    case 'sack':
      return { width: 90, height: 100 };
    case 'swap':
    case 'arrow':
      return { width: 76, height: 60 };
  }
}

/** @param x the middle, like y, in pixels */
function paintThing(
  context: SKRSContext2D,
  thing: Thing,
  { card, medallion: radius }: Size,
  x: number,
  y: number,
  words: Words,
): void {
  const bold = { size: TYPE, weight: 700 } as const;
  switch (thing.kind) {
    case 'character':
      drawMedallion(context, thing.of, { x, y, radius }, thing.look, thing.isRobbed);
      return;
    case 'district': {
      const [left, top] = [Math.round(x - card.width / 2), Math.round(y - heightOf(card) / 2)];
      drawCard(context, thing.of, words.citadels.names.districts[thing.of], left, top, card, thing.sign === 'goes');
      if (thing.sign === 'goes') paintCross(context, x, top + card.art / 2, SIGN);
      if (thing.sign === 'stays') paintCheck(context, x, top + card.art / 2, SIGN);
      return;
    }
    case 'backs':
      for (let i = 0; i < thing.count; i++)
        drawCardBack(context, x + (i - (thing.count - 1) / 2) * BACK.step, y, BACK.width, BACK.height);
      return;
    case 'gold': {
      const width = widthOf(context, thing.text, TYPE, 700) + 8 + 2 * COIN;
      write(context, thing.text, x - width / 2, y, bold);
      drawGold(context, x + width / 2 - COIN, y, COIN);
      return;
    }
    case 'text':
      write(context, thing.text, x, y, { ...bold, align: 'center' });
      return;
    case 'points':
      drawPoints(context, thing.points, x, y, 36);
      return;
    case 'colors':
      thing.of.forEach((one, i) => {
        paintEmblem(context, one, x + (i - (thing.of.length - 1) / 2) * 34, y, 15);
      });
      return;
    case 'crown':
      drawCrown(context, x, y, 80);
      return;
    case 'dagger':
      paintDagger(context, x, y, 96);
      return;
    case 'sack':
      paintSack(context, x, y, 84);
      return;
    case 'swap':
      paintArrow(context, x, y - 13, 1);
      paintArrow(context, x, y + 13, -1);
      return;
    case 'arrow':
      paintArrow(context, x, y, 1);
  }
}

/** @param to 1 for an arrow to the right, -1 for one to the left */
function paintArrow(context: SKRSContext2D, x: number, y: number, to: 1 | -1): void {
  context.beginPath();
  context.moveTo(x - 32 * to, y);
  context.lineTo(x + 30 * to, y);
  context.moveTo(x + 16 * to, y - 13);
  context.lineTo(x + 32 * to, y);
  context.lineTo(x + 16 * to, y + 13);
  context.lineWidth = 6;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = color.sideInk;
  context.stroke();
}
