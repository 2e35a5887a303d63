/** The tiles left on the market at the end: whose coins of a currency add up to most, and who gets the tile. */
import type { Sight } from '../../../../engines/alhambra/index.ts';
import type { AnnouncementScene, Picture } from '../../../contract.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { paintActivePanel, paintPanel } from '../../../kit/panels.ts';
import { paintCheck } from '../../../kit/signs.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawCurrency } from '../art/coin.ts';
import { heading, MARGIN, TOP, WIDTH } from '../hand/parts.ts';
import { paintPlace } from '../hand/place.ts';
import { type Head, heads } from './heads.ts';

type Awarded = Extract<Sight, { readonly kind: 'awarded' }>;

const INNER = WIDTH - 2 * MARGIN;
const LABEL = 170;
const HEAD = 104;
const ROW = 140;
const GAP = 10;
const TILE = 116;

/** A row for each tile, a column for each player. */
export function leftovers(awarded: readonly Awarded[], { names, words }: AnnouncementScene): Picture {
  const parties = (awarded[0]?.sums ?? []).map(({ seat }): Head => ({ party: seat, name: names[seat] ?? '' }));
  const columns = { left: MARGIN + LABEL, width: Math.floor((INNER - LABEL) / parties.length) };
  const rows = awarded.map((one, i): Element => {
    const box = { x: MARGIN, y: TOP + HEAD + i * (ROW + GAP), width: INNER, height: ROW };
    return {
      box,
      facts: [one.currency, one.tile, one.sums, one.seat, words],
      paint(context) {
        paintPanel(context, box);
        const { currency, tile } = one;
        paintPlace(
          context,
          { x: box.x + 14, y: box.y + (ROW - TILE) / 2, side: TILE },
          { currency, tile, sold: null },
          words,
          [26],
        );
        for (const { seat, sum } of one.sums) {
          const cell: Box = { x: columns.left + seat * columns.width, y: box.y, width: columns.width, height: ROW };
          const [x, y] = [cell.x + cell.width / 2, cell.y + ROW / 2];
          const isWinner = seat === one.seat;
          if (isWinner) paintActivePanel(context, grown(cell, -10));
          drawCurrency(context, currency, { x: x - 26, y, radius: 22 });
          write(context, `${sum}`, x + 6, y, {
            ...{ size: isWinner ? 46 : 38, weight: isWinner ? 700 : 400, fill: sum === 0 ? color.sideInk : color.ink },
          });
          if (isWinner) paintCheck(context, cell.x + cell.width - 26, cell.y + 26, 17);
        }
      },
    };
  });
  const bottom = TOP + HEAD + awarded.length * (ROW + GAP) - GAP;
  const title = words.alhambra.announcements.leftovers;
  return pageOf(
    WIDTH,
    bottom + MARGIN,
    [heading({ title, task: '' })],
    [
      layerOf('head', [heads({ x: MARGIN, y: TOP, width: INNER, height: HEAD }, parties, columns)]),
      layerOf('rows', rows),
    ],
  );
}
