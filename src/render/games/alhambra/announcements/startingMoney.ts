/** The starting money of all players: the only time that hands are shown. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Coin, type starterOf, sumOf } from '../../../../engines/alhambra/index.ts';
import type { AnnouncementScene, Picture } from '../../../contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { paintPlayerCard } from '../../../kit/panels.ts';
import { drawBadge, lettersOf } from '../../../kit/seats.ts';
import { write, writeName } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { drawCoin } from '../art/coin.ts';
import { CARD_STYLE, type CoinGrid, coinGrid, heading, MARGIN, OVER, TOP, WIDTH } from '../hand/parts.ts';

const LABEL = 300;
const SUM = 190;
const GAP = 10;
/** From the upper edge of a row to its coins, and from them to the lower edge. */
const RIM = 12;
const COINS: CoinGrid = { width: WIDTH - 2 * MARGIN - LABEL - SUM, radius: 34, pitch: 74, least: 26 };

/**
 * @param hands by seat, each sorted
 * @param starter who begins, and why
 */
export function startingMoney(
  hands: readonly (readonly Coin[])[],
  starter: ReturnType<typeof starterOf>,
  { names, words }: AnnouncementScene,
): Picture {
  const money = words.alhambra.purse.money;
  const letters = lettersOf(names);
  let y = TOP;
  const rows = hands.map((coins, seat) => {
    const { height } = coinGrid(coins.length, COINS);
    const box = { x: MARGIN, y, width: WIDTH - 2 * MARGIN, height: height + 2 * RIM };
    y += box.height + GAP;
    const isFirst = starter.seat === seat;
    return row(
      box,
      { seat, coins, isFirst, name: names[seat] ?? '', letter: letters[seat] ?? '' },
      money.coins(coins.length),
    );
  });
  const begins = {
    names: [names[starter.seat] ?? ''],
    sentence: ([name = '']: readonly string[]) => `${money.begins(name)}: ${money.reasons[starter.reason]}`,
  };
  return pageOf(WIDTH, y - GAP + MARGIN, [heading({ title: money.title, task: begins })], [layerOf('rows', rows)]);
}

interface Held {
  readonly seat: number;
  readonly coins: readonly Coin[];
  readonly isFirst: boolean;
  readonly name: string;
  readonly letter: string;
}

const row = (box: Box, held: Held, count: string): Element => ({
  box: { x: box.x - OVER, y: box.y - OVER, width: box.width + 2 * OVER, height: box.height + 2 * OVER },
  facts: [held, count],
  paint: (context) => paintRow(context, box, held, count),
});

function paintRow(context: SKRSContext2D, box: Box, { seat, coins, isFirst, name, letter }: Held, count: string): void {
  const { x, y, width, height } = box;
  const mark = seatMarks[seat]!;
  const middle = y + height / 2;
  paintPlayerCard(context, box, mark, isFirst, CARD_STYLE);
  drawBadge(context, mark, letter, { x: x + 52, y: middle, radius: 23 });
  writeName(context, name, x + 92, middle, { sizes: [34, 32, 30, 28, 26], weight: 700, width: LABEL - 108 });
  const { places, radius } = coinGrid(coins.length, COINS);
  coins.forEach((coin, i) => {
    const place = places[i]!;
    drawCoin(context, coin, { x: x + LABEL + place.x, y: y + RIM + place.y, radius });
  });
  const right = x + width - 20;
  write(context, `${sumOf(coins)}`, right, middle - 16, { size: 46, weight: 700, align: 'right' });
  write(context, count, right, middle + 26, { size: 26, fill: color.sideInk, align: 'right' });
}
