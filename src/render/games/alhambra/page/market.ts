/** The market and the coins on display. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Change, type Coin, CURRENCIES, type OpenPlace } from '../../../../engines/alhambra/index.ts';
import type { Words } from '../../../../words/words.ts';
import { showing } from '../../../kit/changed.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { widthOf, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawCoin, drawCurrency } from '../art/coin.ts';
import { drawTile } from '../art/tile.ts';
import type { Subject } from '../subject.ts';
import { coinTones, tone } from '../tones.ts';
import { MARKET } from './layout.ts';

const PLACE = { x: MARKET.x + 14, y: MARKET.y + 14, width: 137, height: 192, pitch: 149 } as const;
const TILE = 117;
const RULE = PLACE.x + 4 * PLACE.pitch;
/** Of the coins on display: the first center, the pitch, and the radius. */
const COINS = { x: RULE + 60, y: MARKET.y + 62, across: 102, down: 98, radius: 44 } as const;

export const market = ({ open, words }: Subject): readonly Element[] => [
  { box: MARKET, facts: 'market', paint: paintGround },
  ...open.market.map((place, i): Element => {
    const box = { ...PLACE, x: PLACE.x + i * PLACE.pitch };
    return {
      box: grown(box, 6),
      facts: [place, words],
      paint: (context) => paintPlace(context, box, place, words),
      shows: [showing<Change>({ kind: 'market', currency: place.currency }, grown(box, 6))],
    };
  }),
  ...display(open.display),
];

function paintGround(context: SKRSContext2D): void {
  paintPanel(context, MARKET);
  isolated(context, () => {
    context.setLineDash([2, 6]);
    context.lineWidth = 2.5;
    context.lineCap = 'round';
    context.strokeStyle = color.line;
    context.beginPath();
    context.moveTo(RULE, MARKET.y + 18);
    context.lineTo(RULE, MARKET.y + MARKET.height - 18);
    context.stroke();
  });
}

/** A place of the market in the color of its currency. */
function paintPlace(context: SKRSContext2D, box: Box, place: OpenPlace, words: Words): void {
  const { currency, tile, sold } = place;
  const { body, dark } = coinTones[currency];
  fillBox(context, box, body, 12);
  strokeBox(context, grown(box, -1.5), dark, 3, 11);
  const square = { x: box.x + 10, y: box.y + 10, width: TILE, height: TILE };
  if (tile !== null) {
    drawTile(context, tile, square);
    strokeBox(context, square, tone.ink, 2.4);
  } else paintEmpty(context, square, sold, words);
  const paper = { x: box.x + 8, y: box.y + 137, width: box.width - 16, height: 46 };
  fillBox(context, paper, tone.cream, 8);
  const names = words.alhambra.names.currencies;
  const name = names[currency];
  const middle = paper.y + paper.height / 2;
  const width = paper.width - 50;
  drawCurrency(context, currency, { x: paper.x + 22, y: middle, radius: 16 });
  if (widthOf(context, name, 20, 700) * 0.8 <= width)
    writeNarrowed(context, name, paper.x + 44 + width / 2, middle, {
      ...{ sizes: [sizeOfNames()], weight: 700, align: 'center', width },
    });

  /** The largest one in which all four names have room. */
  function sizeOfNames(): number {
    const hasRoom = (size: number) => CURRENCIES.every((one) => widthOf(context, names[one], size, 700) <= width);
    return [26, 24, 22].find(hasRoom) ?? 20;
  }
}

/** The tile was bought this turn, or none is left. */
function paintEmpty(context: SKRSContext2D, square: Box, sold: OpenPlace['sold'], words: Words): void {
  fillBox(context, square, color.well);
  const picture = words.alhambra.picture;
  const style = { sizes: [26, 24, 22, 20], width: square.width - 14, align: 'center' } as const;
  const [x, y] = [square.x + TILE / 2, square.y + TILE / 2];
  if (sold === null) {
    strokeBox(context, square, color.line, 2);
    writeNarrowed(context, picture.empty, x, y, { ...style, fill: color.sideInk });
    return;
  }
  isolated(context, () => {
    context.globalAlpha = 0.2;
    drawTile(context, sold.tile, square, { hasCost: false });
  });
  strokeBox(context, square, color.lastMove, 6, 3);
  picture.paidFor(sold.paid).forEach((line, i) => {
    writeNarrowed(context, line, x, y - 17 + i * 34, { ...style, weight: 700 });
  });
}

function display(coins: readonly Coin[]): readonly Element[] {
  return coins.map((coin, i) => {
    const [x, y] = [COINS.x + (i % 2) * COINS.across, COINS.y + Math.floor(i / 2) * COINS.down];
    const { radius } = COINS;
    const box = { x: x - radius - 5, y: y - radius - 5, width: 2 * radius + 10, height: 2 * radius + 10 };
    return {
      box,
      facts: coin,
      paint: (context) => drawCoin(context, coin, { x, y, radius }),
      shows: [showing<Change>({ kind: 'coin', at: i }, box)],
    };
  });
}
