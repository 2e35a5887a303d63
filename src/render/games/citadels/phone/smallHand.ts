/** The player's own hand below something else: gold, city, and cards. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { District } from '../../../../engines/citadels/index.ts';
import { shortName } from '../../../../words/citadels/picture/short.ts';
import type { Element } from '../../../kit/page.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { CARD_MARGIN, type CardSize, drawCard, heightOf } from '../art/districtCard.ts';
import { drawGold } from '../art/tokens.ts';
import { inHand } from '../hand/cards.ts';
import type { OwnSubject } from '../subject.ts';
import type { Placed } from './cardRow.ts';
import { across, INNER, namelessCard, SMALLEST, WIDTH } from './layout.ts';

const NAMED: CardSize = {
  ...{ width: 160, art: 112, band: 46, foot: 0, radius: 11, coin: 22, emblem: 15, names: [30, 29, 28, 27, SMALLEST] },
};
const HEADING = 44;

/** The larger the hand, the smaller its cards: first the names are dropped, then the cards form rows. */
function cardsFor(count: number): { readonly size: CardSize; readonly columns: number } {
  if (count <= 4) return { size: NAMED, columns: 4 };
  if (count <= 10) return { size: namelessCard(120, 102, 21), columns: 5 };
  return { size: namelessCard(84, 78), columns: 7 };
}

/** @param hasFigures whether gold and city are shown too */
export function smallHand(subject: OwnSubject, top: number, hasFigures: boolean): Placed {
  const { own, words } = subject;
  const { size, columns } = cardsFor(own.hand.length);
  const pitch = Math.min(Math.floor((INNER - 12 - size.width) / (columns - 1)), size.width + 26);
  const height = heightOf(size);
  const first = top + HEADING + 8;
  const cards = own.hand.map((district, i): Element => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, own.hand.length - row * columns);
    const left = Math.round((WIDTH - (inRow - 1) * pitch - size.width) / 2);
    return inHand(small(district, left + (i % columns) * pitch, first + row * (height + 14), size, words), i);
  });
  const rows = Math.ceil(own.hand.length / columns);
  return { elements: [heading(subject, top, hasFigures), ...cards], bottom: first + rows * (height + 14) - 14 + 4 };
}

function small(district: District, x: number, y: number, size: CardSize, words: OwnSubject['words']): Element {
  const { before, after } = CARD_MARGIN;
  const name = size.names.length > 0 ? shortName(district, words.citadels) : '';
  return {
    box: { x: x - before, y: y - before, width: size.width + before + after, height: heightOf(size) + before + after },
    facts: [district, name, size],
    paint: (context) => drawCard(context, district, name, x, y, size),
  };
}

function heading({ open, own, words }: OwnSubject, top: number, hasFigures: boolean): Element {
  const hand = words.citadels.picture.hand;
  const { gold, city } = open.players[own.seat]!;
  const box = across(top, HEADING);
  const label = own.hand.length === 0 ? hand.empty : hand.yourHand;
  const grown = hand.city(city.length);
  return {
    box,
    facts: [label, hasFigures ? [gold, grown] : null],
    paint(context) {
      const middle = top + HEADING / 2;
      const right = box.x + box.width - 8;
      const end = hasFigures ? paintFigures(context, right, middle, gold, grown) : right;
      const style = { sizes: [32, 30, 28, SMALLEST], weight: 700, width: end - 16 - box.x - 8 } as const;
      writeNarrowed(context, label, box.x + 8, middle, style);
    },
  };
}

/** Paints the gold and the size of the city up to a right end. Returns the left end. */
function paintFigures(context: SKRSContext2D, right: number, y: number, gold: number, city: string): number {
  write(context, city, right, y, { size: 30, fill: color.sideInk, align: 'right' });
  const coins = right - widthOf(context, city, 30) - 34;
  write(context, `${gold}`, coins, y, { size: 34, weight: 700, align: 'right' });
  const coin = coins - widthOf(context, `${gold}`, 34, 700) - 28;
  drawGold(context, coin, y, 19);
  return coin - 19;
}
