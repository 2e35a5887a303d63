/** A district as a row: its building, its name, its effect, and on the right what can be done with it. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { type District, pointsOf } from '../../../../engines/citadels/index.ts';
import type { Words } from '../../../../words/words.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { widthOf, writeNarrowed } from '../../../kit/text.ts';
import { color, size } from '../../../kit/theme.ts';
import { drawCard } from '../art/districtCard.ts';
import { paintTick } from '../art/tick.ts';
import { type Offer, whoseIncome } from '../hand/cards.ts';
import { across, GAP, INNER, MARGIN, namelessCard, SMALLEST } from './layout.ts';

/** In one column with words, or side by side without. */
const WIDE = { height: 98, card: namelessCard(118, 82, 21), left: 150 } as const;
const HALF = { height: 84, card: namelessCard(92, 68, 19), left: 118 } as const;
/** More cards than this are placed side by side. */
const MOST_WIDE = 9;
/** The maximum width of a card's action beside its name. */
const OFFER = 250;
/** The side of the checkbox, in pixels. */
const TICK = 30;

export interface Placed {
  readonly elements: readonly Element[];
  /** The lower edge of the last row. */
  readonly bottom: number;
}

export interface RowCard {
  readonly district: District;
  readonly offer: Offer | null;
  readonly isNew: boolean;
}

/**
 * The rows of some districts, from this height down.
 *
 * @param isHalf whether they are side by side; by default, if there are many
 */
export function cardRows(
  cards: readonly RowCard[],
  top: number,
  words: Words,
  isHalf = cards.length > MOST_WIDE,
): Placed {
  const { height } = isHalf ? HALF : WIDE;
  const columns = isHalf ? 2 : 1;
  const width = isHalf ? (INNER - GAP) / 2 : INNER;
  const elements = cards.map((card, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const box = { ...across(top + row * (height + GAP), height), x: MARGIN + column * (width + GAP), width };
    return cardRow(card, box, isHalf, words);
  });
  return { elements, bottom: top + Math.ceil(cards.length / columns) * (height + GAP) - GAP };
}

const cardRow = (card: RowCard, box: Box, isHalf: boolean, words: Words): Element => ({
  box: grown(box, 3),
  facts: [card, isHalf, words],
  paint(context) {
    const { district, offer, isNew } = card;
    const { card: picture, left } = isHalf ? HALF : WIDE;
    paintGround(context, box, offer, isNew);
    drawCard(context, district, '', box.x + 20, box.y + 9, picture, offer?.kind === 'cannot');
    const from = box.x + left;
    const right = box.x + box.width - 16;
    const [first, second] = [box.y + box.height * 0.33, box.y + box.height * 0.72];
    const taken = offer === null || isHalf ? 0 : paintOffer(context, offer, right, first, OFFER);
    const name = { sizes: [34, 32, 30, 28, SMALLEST], weight: 700, width: right - from - taken } as const;
    writeNarrowed(context, words.citadels.names.districts[district], from, first, name);
    if (!isHalf) {
      const text = { sizes: [29, 28, 27, SMALLEST], fill: color.sideInk, width: right - from } as const;
      writeNarrowed(context, wordsOf(district, words), from, second, text);
    } else if (offer !== null) paintOffer(context, offer, right, second, right - from);
  },
});

/** Its effect; a plain district shows whose income it raises and what it is worth. */
function wordsOf(district: District, words: Words): string {
  const sheets = words.citadels.picture.sheets;
  return sheets.effects[district] ?? `${whoseIncome(district, words)} · ${sheets.points(pointsOf(district))}`;
}

/** Cards that can be chosen are bright; new ones have a frame. */
function paintGround(context: SKRSContext2D, box: Box, offer: Offer | null, isNew: boolean): void {
  const isOffered = offer?.kind === 'can';
  paintPanel(context, box, { fill: isOffered ? color.active : color.card });
  if (isOffered) strokeBox(context, grown(box, -1.5), color.legal, 4, size.radius - 1);
  if (isNew) strokeBox(context, grown(box, isOffered ? -5.5 : -1.5), color.lastMove, 5, size.radius - 4);
}

/** Paints what can be done with the card, up to its right end. Returns the width it takes. */
function paintOffer(context: SKRSContext2D, offer: Offer, right: number, y: number, room: number): number {
  const isTickable = offer.kind === 'can' && offer.isTicked !== null;
  const text = offer.kind === 'can' ? offer.word : offer.kind === 'cannot' ? offer.why : offer.text;
  const fill = offer.kind === 'can' ? color.legal : offer.kind === 'cannot' ? color.warning : color.sideInk;
  const tick = isTickable ? TICK + 10 : 0;
  const style = { sizes: [30, 28, 27, SMALLEST], weight: 700, width: room - tick } as const;
  writeNarrowed(context, text, right, y, { ...style, fill, align: 'right' });
  const type = style.sizes.find((one) => widthOf(context, text, one, 700) <= style.width) ?? SMALLEST;
  const width = Math.min(style.width, widthOf(context, text, type, 700));
  if (isTickable) {
    const box = { x: right - width - 10 - TICK, y: y - TICK / 2, width: TICK, height: TICK };
    fillBox(context, box, offer.isTicked ? color.legal : color.active, 6);
    paintTick(context, box, color.legal, offer.isTicked ? color.onLegal : null);
  }
  return width + tick + 16;
}
