/** The box of the remaining tiles. */
import type { Open } from '../../../../engines/carcassonne/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintTitledPanel } from '../../../kit/panels.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { alone, paintLoneTile } from '../map/tiles.ts';
import type { Subject } from '../subject.ts';
import { PANEL } from './layout.ts';
import { leftOf, type TileSet, tileSets } from './left.ts';
import { outOfStack } from './outOfStack.ts';

/** The minimum width for a kind with its count, and the side of its tile, in pixels. */
const COLUMN = 45;
const SMALL_SIDE = 33;
/** The greatest distance between the lines of two sets, in pixels. */
const SET_ROW = 34;

/** The panel, then the remaining kinds of tiles with their counts; with more sets than the base game, their names. */
export function toComeBox(box: Box, { open, words }: Subject): readonly Element[] {
  const frame: Element = {
    box,
    facts: [words],
    paint(context) {
      paintTitledPanel(context, box, words.carcassonne.picture.toCome, { middle: 25, size: 26, ...PANEL });
    },
  };
  const sets = tileSets(open.options);
  return [frame, ...(sets.length > 1 ? setRows(box, sets, { open, words }) : kindCells(box, open))];
}

/** A line for each set, with its number of remaining tiles; those set aside are among them. */
function setRows(
  box: Box,
  sets: readonly TileSet[],
  { open, words }: Pick<Subject, 'open' | 'words'>,
): readonly Element[] {
  const toCome = leftOf(open);
  const pitch = Math.min(SET_ROW, (box.height - 42 - 4) / sets.length);
  return sets.map(({ set, kinds }, i): Element => {
    const row = {
      x: box.x + 16,
      y: Math.round(box.y + 42 + i * pitch),
      width: box.width - 32,
      height: Math.ceil(pitch),
    };
    const own = toCome.filter(({ tile }) => kinds.some(({ id }) => id === tile));
    const aside = outOfStack(open).setAside.filter((tile) => kinds.some(({ id }) => id === tile)).length;
    const sum = own.reduce((all, { count }) => all + count, aside);
    return {
      box: row,
      facts: [words, set, sum],
      paint(context) {
        const middle = row.y + row.height / 2 - 2;
        const fill = sum === 0 ? color.line : color.ink;
        const name = words.carcassonne.picture.sets[set];
        writeNarrowed(context, name, row.x, middle, { sizes: [24, 22], fill, width: row.width - 46 });
        write(context, `${sum}`, row.x + row.width, middle, { size: 24, weight: 700, fill, align: 'right' });
      },
    };
  });
}

/** Every kind of tile with its count. */
function kindCells(box: Box, open: Open): readonly Element[] {
  const toCome = leftOf(open);
  const left = box.x + 14;
  const top = box.y + 42;
  const columns = Math.floor((box.width - 28) / COLUMN);
  const pitch = { x: (box.width - 28) / columns, y: (box.height - 42 - 6) / Math.ceil(toCome.length / columns) };
  return toCome.map(({ tile, count }, i): Element => {
    const x = Math.round(left + (i % columns) * pitch.x);
    const y = Math.round(top + Math.floor(i / columns) * pitch.y);
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
}
