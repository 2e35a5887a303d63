/** The market and the coins on display in one strip. */
import type { Change } from '../../../../engines/alhambra/index.ts';
import { showing } from '../../../kit/changed.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { color } from '../../../kit/theme.ts';
import { drawCoin } from '../art/coin.ts';
import { paintPlace, placeBox } from '../hand/place.ts';
import type { Subject } from '../subject.ts';
import { across, SMALLEST, TOP } from './layout.ts';

export const marketBox = across(TOP, 186);
const PLACE = { side: 116, pitch: 124, top: 35 } as const;
const COINS = { radius: 38, across: 82, down: 86 } as const;
const RULE = 12 + 4 * PLACE.pitch;
const WORDS = [28, SMALLEST] as const;

/** The four places from left to right, and the coins. */
export function market({ open, words }: Subject): readonly Element[] {
  const { x, y, height } = marketBox;
  const places = open.market.map((place, i): Element => {
    const at = { x: x + 12 + i * PLACE.pitch, y: y + PLACE.top, side: PLACE.side };
    return {
      box: { x: at.x - 4, y: at.y - 8, width: at.side + 18, height: at.side + 20 },
      facts: [place, words],
      paint: (context) => paintPlace(context, at, place, words, WORDS),
      shows: [showing<Change>({ kind: 'market', currency: place.currency }, placeBox(at))],
    };
  });
  const coinAt = (i: number) => ({
    ...{ x: x + RULE + 54 + (i % 2) * COINS.across, y: y + 50 + Math.floor(i / 2) * COINS.down },
  });
  const display: Element = {
    box: { x: x + RULE, y, width: marketBox.width - RULE, height },
    facts: open.display,
    paint(context) {
      fillBox(context, { x: x + RULE, y: y + 16, width: 2, height: height - 32 }, color.line);
      open.display.forEach((coin, i) => {
        drawCoin(context, coin, { ...coinAt(i), radius: COINS.radius });
      });
    },
    shows: open.display.map((_, at) => {
      const center = coinAt(at);
      const reach = COINS.radius + 4;
      return showing<Change>(
        { kind: 'coin', at },
        { x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach },
      );
    }),
  };
  return [{ box: marketBox, facts: 'market', paint: (context) => paintPanel(context, marketBox) }, ...places, display];
}
