/** The strip below the coins: the coins on display, and the tiles that the seat has to place or keeps in its reserve. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Change, Coin, TileId } from '../../../../engines/alhambra/index.ts';
import { showing } from '../../../kit/changed.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, strokeBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawCoin } from '../art/coin.ts';
import { drawTile } from '../art/tile.ts';
import type { HandLayout } from './layout.ts';
import type { OwnSubject } from './offers.ts';
import type { Rows } from './rows.ts';

const GAP = 10;
const TITLE = 24;

export function strip({ open, own, words }: OwnSubject, top: number, layout: HandLayout): Rows {
  const { width, margin, strip: style } = layout;
  const hand = words.alhambra.purse.hand;
  const player = open.players[own.seat];
  const toPlace = player?.toPlace ?? [];
  const reserve = player?.reserve ?? [];
  const inner = width - 2 * margin;
  const hasTiles = toPlace.length + reserve.length > 0;
  const coinsWidth = hasTiles ? 4 * (2 * style.radius + 10) + 34 : inner;
  const height = hasTiles ? style.height : 2 * style.radius + 62;
  const box = { x: margin, y: top, width: coinsWidth, height };
  const display: Element = {
    box,
    facts: [open.display, hand.display],
    paint(context) {
      paintTitled(context, box, hand.display);
      paintCoins(context, open.display, box, style.radius);
    },
    shows: open.display.map((_, at) => {
      const { x, y, radius } = coinAt(box, at, style.radius);
      return showing<Change>(
        { kind: 'coin', at },
        { x: x - radius - 4, y: y - radius - 4, width: 2 * radius + 8, height: 2 * radius + 8 },
      );
    }),
  };
  if (!hasTiles) return { elements: [display], bottom: top + height };
  const beside = { x: box.x + coinsWidth + GAP, y: top, width: inner - coinsWidth - GAP, height };
  const title = [...(toPlace.length > 0 ? [hand.toPlace] : []), ...(reserve.length > 0 ? [hand.reserve] : [])];
  const tiles: Element = {
    box: beside,
    facts: [toPlace, reserve, title],
    paint(context) {
      paintTitled(context, beside, title.join(' · '));
      paintTiles(context, [...toPlace, ...reserve], toPlace.length, beside, style);
    },
    shows: [showing<Change>({ kind: 'reserve', seat: own.seat }, beside)],
  };
  return { elements: [display, tiles], bottom: top + height };
}

function paintTitled(context: SKRSContext2D, box: Box, title: string): void {
  paintPanel(context, box);
  writeNarrowed(context, title, box.x + 16, box.y + TITLE, {
    ...{ sizes: [28, 27, 26], weight: 700, width: box.width - 32 },
  });
}

/** Coins in the lower part of a box. */
function paintCoins(context: SKRSContext2D, coins: readonly Coin[], box: Box, radius: number): void {
  coins.forEach((coin, i) => {
    drawCoin(context, coin, coinAt(box, i, radius));
  });
}

const coinAt = ({ x, y, height }: Box, i: number, radius: number) => ({
  ...{ x: x + 18 + radius + i * (2 * radius + 10), y: y + height - radius - 12, radius },
});

/** Tiles in the lower part of a box, the first `framed` with a frame; as small as needed. */
function paintTiles(
  context: SKRSContext2D,
  tiles: readonly TileId[],
  framed: number,
  { x, y, width, height }: Box,
  { tile: most, leastWithCost }: HandLayout['strip'],
): void {
  const pitch = Math.min(most + 14, (width - 24) / tiles.length);
  const side = Math.floor(Math.min(most, pitch - 6));
  const top = Math.round(y + height - most - 12 + (most - side) / 2);
  tiles.forEach((tile, i) => {
    const left = Math.round(x + 16 + i * pitch);
    const box = { x: left, y: top, width: side, height: side };
    drawTile(context, tile, box, { hasCost: side >= leastWithCost });
    if (i < framed) strokeBox(context, grown(box, 3), color.lastMove, 5, 4);
  });
}
