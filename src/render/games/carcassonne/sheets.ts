/** The sheet of all kinds of tiles: how many of each are in the box, and how many are left. */

import { type Carcassonne, type Open, type TileKind, tilesOf } from '../../../engines/carcassonne/index.ts';
import type { View } from '../../../engines/contract.ts';
import { gameWords } from '../../../words/carcassonne/game/index.ts';
import { pictureWords } from '../../../words/carcassonne/picture/index.ts';
import type { Locale } from '../../../words/contract.ts';
import type { Picture } from '../../contract.ts';
import type { Box } from '../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../kit/page.ts';
import { paintPanel } from '../../kit/panels.ts';
import { write } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import { alone, paintLoneTile } from './map/tiles.ts';
import { paintStack, paintTitle } from './page/header.ts';
import { GAP, HEADER, MARGIN, PANEL, TOP, WIDTH } from './page/layout.ts';

const COLUMNS = 6;
const CARD_HEIGHT = 204;
const SIDE = 128;

/** All tiles of the table's options; without a table, those of the base game. */
export function tileList(locale: Locale, view: View<Carcassonne> | null): Picture {
  const open = view?.open ?? null;
  const kinds = tilesOf(open?.options ?? []);
  const rows = Math.ceil(kinds.length / COLUMNS);
  const width = Math.floor((WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS);
  const height = CARD_HEIGHT;
  const whole = TOP + rows * (height + GAP) - GAP + MARGIN;
  const cards = kinds.map((kind, i) => {
    const x = MARGIN + (i % COLUMNS) * (width + GAP);
    const y = TOP + Math.floor(i / COLUMNS) * (height + GAP);
    return card({ x, y, width, height }, kind, open);
  });
  return pageOf(WIDTH, whole, [heading(locale, open)], [layerOf('tiles', cards)]);
}

function heading(locale: Locale, open: Open | null): Element {
  const box = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEADER };
  const own = pictureWords[locale];
  const total = tilesOf(open?.options ?? []).reduce((sum, { count }) => sum + count, 0);
  const left = open === null ? own.inBox(total) : own.left(open.toCome.reduce((sum, { count }) => sum + count, 0));
  const removed = open !== null && open.removed.length > 0 ? ` · ${own.removed(open.removed.length)}` : '';
  return {
    box,
    facts: [locale, left, removed],
    paint(context) {
      const middle = box.y + box.height / 2 - 1;
      const bold = { weight: 700, fill: color.onAccent } as const;
      paintTitle(context, box, gameWords[locale].name);
      paintStack(context, box.x + 316, middle);
      write(context, open === null ? own.allTiles : own.toCome, box.x + 352, middle, { size: 34, ...bold });
      write(context, `${left}${removed}`, box.x + box.width - 24, middle, { size: 34, ...bold, align: 'right' });
    },
  };
}

/** One kind of tile and its count. */
function card(box: Box, { id, count }: TileKind, open: Open | null): Element {
  const left = open === null ? count : (open.toCome.find(({ tile }) => tile === id)?.count ?? 0);
  return {
    box,
    facts: [id, left, count, open === null],
    paint(context) {
      const isUsedUp = left === 0;
      paintPanel(context, box, { fill: isUsedUp ? color.paper : color.card, ...PANEL });
      if (isUsedUp) context.globalAlpha = 0.3;
      paintLoneTile(context, alone(id, 0), Math.round(box.x + (box.width - SIDE) / 2), box.y + 30, SIDE);
      context.globalAlpha = 1;
      const y = box.y + box.height - 24;
      const ink = isUsedUp ? color.line : color.ink;
      const middle = box.x + box.width / 2;
      if (open === null) {
        write(context, `×${count}`, middle, y, { size: 34, weight: 700, align: 'center' });
      } else {
        write(context, `${left}`, middle - 4, y, { size: 38, weight: 700, fill: ink, align: 'right' });
        write(context, `/ ${count}`, middle + 5, y + 3, { size: 28, fill: isUsedUp ? color.line : color.sideInk });
      }
    },
  };
}
