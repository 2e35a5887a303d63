/** The classes of buildings: what each is about, what it looks like, and which of its buildings build others. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { BUILDINGS, type BuildingClass, type BuildingId, CLASSES } from '../../../../engines/caylus/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { widthOf, wrapBalanced, write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawItems, effectRows } from '../art/items.ts';
import { drawClassHouse } from '../art/signs.ts';
import { drawScene } from '../art/tile.ts';
import { classTones, tone } from '../tones.ts';
import type { Stacked } from './page.ts';
import { type CloserStyle, innerOf, isWide } from './style.ts';

/** The building of each class that is its picture. */
const SAMPLES: { readonly [C in BuildingClass]: BuildingId } = {
  special: 'gate',
  fixed: 'f_gold_mine',
  neutral: 'n_forest',
  wood: 'w_mason',
  stone: 's_church',
  residence: 'residence',
  prestige: 'p_cathedral',
};

const MOST_LINES = 3;

/** A panel for each class. */
export const kindPanels = (style: CloserStyle, words: Words): readonly Stacked[] =>
  CLASSES.map((one) => kindPanel(one, style, words));

function kindPanel(one: BuildingClass, style: CloserStyle, words: Words): Stacked {
  const height = Math.round(style.sign * (isWide(style) ? 3.2 : 4.4));
  const builders = BUILDINGS.filter(({ worker, class: of }) => of === one && worker?.op === 'build');
  return (top) => {
    const box: Box = { x: style.margin, y: top, width: innerOf(style), height };
    const element: Element = {
      box,
      facts: [one, words],
      paint(context) {
        const tones = classTones[one];
        fillBox(context, box, tone.strip, 12);
        const picture = { x: box.x + 2, y: box.y + 2, width: Math.round(height * 1.25), height: height - 4 };
        fillBox(context, { ...box, width: picture.width + 12 }, tones.ground, 12);
        drawScene(context, SAMPLES[one], picture);
        const left = picture.x + picture.width + 16;
        const right = box.x + box.width - 14;
        const first = box.y + style.sign * 0.7;
        drawClassHouse(context, one, { x: left, y: first - style.sign / 2, side: style.sign });
        const from = left + style.sign + 10;
        const end = paintBuilders(context, builders, right, first, style, words);
        writeNarrowed(context, words.caylus.names.classLabels[one], from, first, {
          ...{ sizes: style.bold, weight: 700, width: end - 10 - from },
        });
        const size = isWide(style) ? style.text[0] : style.smallest;
        const lines = wrapBalanced(
          context,
          words.caylus.closer.sheets.about[one],
          words.locale,
          right - left,
          size,
          MOST_LINES,
        );
        lines.forEach((line, i) => {
          const y = first + style.sign * 0.55 + (i + 0.6) * size * 1.3;
          writeNarrowed(context, line, left, y, { sizes: [size], width: right - left });
        });
        const edge = { x: box.x + 1.5, y: box.y + 1.5, width: box.width - 3, height: box.height - 3 };
        strokeBox(context, edge, tones.border, 3, 11);
      },
    };
    return { elements: [element], bottom: top + height };
  };
}

/** On a wide page, the builders by name and what they build; returns where their left end is. */
function paintBuilders(
  context: SKRSContext2D,
  builders: typeof BUILDINGS,
  right: number,
  y: number,
  style: CloserStyle,
  words: Words,
): number {
  let end = right;
  for (const { id, worker } of builders.toReversed()) {
    const items = worker === null ? [] : (effectRows(worker)[0] ?? []);
    const signs = end - style.sign * 1.9;
    drawItems(context, items, { x: signs, y, side: style.sign });
    if (!isWide(style)) {
      end = signs - 10;
      continue;
    }
    const name = words.caylus.names.shortBuilding(id);
    const [size] = style.text;
    write(context, name, signs - 6, y, { size, align: 'right', fill: color.sideInk });
    end = signs - 6 - widthOf(context, name, size) - 24;
  }
  return end;
}
