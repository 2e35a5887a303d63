/** A row for each currency: the tile that it buys, the seat's coins, and their sum. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type Change,
  type Coin,
  currencyOf,
  type OpenPlace,
  sumOf,
  tileKind,
} from '../../../../engines/alhambra/index.ts';
import type { Words } from '../../../../words/words.ts';
import { showing } from '../../../kit/changed.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintActivePanel, paintPanel } from '../../../kit/panels.ts';
import { paintCheck } from '../../../kit/signs.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawCoin } from '../art/coin.ts';
import type { RowLayout } from './layout.ts';
import { type OwnSubject, paidCurrency, tickedIn } from './offers.ts';
import { coinGrid } from './parts.ts';
import { paintPlace, placeBox } from './place.ts';

export interface Rows {
  readonly elements: readonly Element[];
  readonly bottom: number;
}

export function purseRows({ open, own, words, step }: OwnSubject, top: number, layout: RowLayout): Rows {
  const paid = paidCurrency(step);
  const ticked = tickedIn(step);
  let y = top;
  const elements = open.market.map((place): Element => {
    const coins = own.coins.filter((coin) => currencyOf(coin) === place.currency);
    const isPaid = place.currency === paid;
    const facts: Facts = { place, coins, isPaid, ticked: isPaid ? ticked : null, words };
    const height = Math.max(layout.least, coinGrid(coins.length, layout.grid).height + 2 * RIM);
    const box = { x: layout.left, y, width: layout.width, height };
    y += height + layout.gap;
    return {
      box,
      facts,
      paint: (context) => paintRow(context, box, facts, layout),
      shows: [showing<Change>({ kind: 'market', currency: place.currency }, placeBox(placeOn(box, layout)))],
    };
  });
  return { elements, bottom: y - layout.gap };
}

/** From the coins to the upper and lower edge of their row, at least. */
const RIM = 16;

interface Facts {
  readonly place: OpenPlace;
  readonly coins: readonly Coin[];
  /** Whether the tile on this place is being paid for. */
  readonly isPaid: boolean;
  readonly ticked: readonly Coin[] | null;
  readonly words: Words;
}

/** Where the place of the market is on a row. */
const placeOn = ({ x, y, height }: Box, { tile }: RowLayout) => ({
  ...{ x: x + 12, y: Math.round(y + height / 2 - tile / 2) - 7, side: tile + 14 },
});

function paintRow(context: SKRSContext2D, box: Box, facts: Facts, layout: RowLayout): void {
  const { place, coins, isPaid, ticked, words } = facts;
  const hand = words.alhambra.purse.hand;
  const middle = box.y + box.height / 2;
  if (isPaid) paintActivePanel(context, box);
  else paintPanel(context, box);
  paintPlace(context, placeOn(box, layout), place, words, layout.words);
  const { places, height, radius } = coinGrid(coins.length, layout.grid);
  const left = box.x + layout.coins;
  const top = middle - height / 2;
  if (coins.length === 0)
    write(context, hand.noCoins, left + 8, middle, { size: layout.words[0], fill: color.sideInk });
  coins.forEach((coin, i) => {
    const { x, y } = places[i]!;
    drawCoin(context, coin, { x: left + x, y: top + y, radius });
    if (ticked !== null && isAmong(coins, i, ticked))
      paintCheck(context, left + x + radius * 0.66, top + y - radius * 0.66, Math.round(radius * 0.42));
  });
  paintSum(context, box, facts, layout);
}

/** Whether the coin at this index is ticked; of equal coins, the first ones are. */
function isAmong(coins: readonly Coin[], at: number, ticked: readonly Coin[]): boolean {
  const isSame = (coin: Coin) => coin === coins[at];
  return coins.slice(0, at).filter(isSame).length < ticked.filter(isSame).length;
}

/** The sum of the coins, or of those ticked if there are any, and whether it pays for the tile. */
function paintSum(
  context: SKRSContext2D,
  box: Box,
  { place, coins, ticked, words }: Facts,
  { sum: size, words: sizes, sums }: RowLayout,
): void {
  const hand = words.alhambra.purse.hand;
  const right = box.x + box.width - 18;
  const middle = box.y + box.height / 2;
  const isTicked = ticked !== null && ticked.length > 0;
  const sum = sumOf(isTicked ? ticked : coins);
  const note = place.tile === null ? '' : noteOn(tileKind(place.tile).cost);
  write(context, `${sum}`, right, note === '' ? middle : middle - 18, { size, weight: 700, align: 'right' });
  const isShort = place.tile !== null && sum < tileKind(place.tile).cost;
  writeNarrowed(context, note, right, middle + 28, {
    ...{ sizes, align: 'right', width: sums - 24, weight: isShort ? 400 : 700 },
    fill: isShort ? color.sideInk : color.legal,
  });

  function noteOn(cost: number): string {
    if (sum < cost) return hand.short(cost - sum);
    if (isTicked) return sum === cost ? hand.exact : hand.overpays(sum - cost);
    return canPayExactly(coins, cost) ? hand.exact : hand.enough;
  }
}

/** Whether some of these coins add up to this cost. */
export function canPayExactly(coins: readonly Coin[], cost: number): boolean {
  const sums = new Set([0]);
  for (const coin of coins) for (const sum of [...sums]) sums.add(sum + sumOf([coin]));
  return sums.has(cost);
}
