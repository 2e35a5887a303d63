/** District cards large enough for text: what each does, and what can be done with it now. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  CHARACTERS,
  type Change,
  colourOf,
  type District,
  incomeColour,
  pointsOf,
} from '../../../../engines/citadels/index.ts';
import type { Words } from '../../../../words/words.ts';
import { showing } from '../../../kit/changed.ts';
import { grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { wrapBalanced, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { CARD_MARGIN, type CardSize, drawCard, heightOf } from '../art/districtCard.ts';
import { paintTick } from '../art/tick.ts';
import { OFFER } from './layout.ts';

/** The foot of a card: what can be done with it, or why nothing can; in a list, the number of copies. */
export type Offer =
  /** `isTicked` is null unless several cards can be ticked. */
  | { readonly kind: 'can'; readonly word: string; readonly isTicked: boolean | null }
  | { readonly kind: 'cannot'; readonly why: string }
  | { readonly kind: 'count'; readonly text: string };

const TEXT = 22;
const LINE = 28;
const COUNT = { sizes: [28, 26, 24, 22, 20], weight: 700 } as const;
const BUTTON = OFFER - 10;

/** The side of the checkbox, in pixels. */
const TICK = 20;

/** The width of a new card's frame, in pixels. */
const FRAME = 6;

/** A card at a position; a new one has a frame. */
export function largeCard(
  district: District,
  { x, y }: { readonly x: number; readonly y: number },
  size: CardSize,
  offer: Offer | null,
  words: Words,
  isNew = false,
): Element {
  const { before, after } = CARD_MARGIN;
  const [width, height] = [size.width, heightOf(size)];
  return {
    box: { x: x - before, y: y - before, width: width + before + after, height: height + before + after },
    facts: [district, size, offer, words, isNew],
    paint(context) {
      if (isNew) fillBox(context, grown({ x, y, width, height }, FRAME), color.lastMove, size.radius + FRAME);
      drawCard(context, district, words.citadels.names.districts[district], x, y, size, offer?.kind === 'cannot');
      const top = y + size.art + size.band;
      const room = size.foot - (offer === null ? 0 : OFFER) - 6;
      if (room >= LINE) paintWords(context, district, { x, y: top + 4, width, height: room }, words);
      if (offer !== null) paintOffer(context, offer, x + 8, y + height - BUTTON - 8, width - 16);
    },
  };
}

/** A card of the viewer's hand at this index: it is marked if it is new there. */
export const inHand = (card: Element, at: number): Element => ({
  ...card,
  shows: [showing<Change>({ kind: 'held', at }, card.box)],
});

/** Paints what the district does, or whose income it raises, then its points. */
function paintWords(
  context: SKRSContext2D,
  district: District,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  words: Words,
): void {
  const sheets = words.citadels.picture.sheets;
  const most = Math.floor(height / LINE);
  const room = width - 16;
  const effect = sheets.effects[district];
  const points = sheets.points(pointsOf(district));
  const text = effect ?? whoseIncome(district, words);
  const lines = wrapBalanced(context, text, words.locale, room, TEXT, effect === undefined ? most - 1 : most);
  const all = lines.length < most ? [...lines, points] : lines;
  const top = y + (height - all.length * LINE) / 2;
  all.forEach((line, i) => {
    writeNarrowed(context, line, x + width / 2, top + (i + 0.5) * LINE, {
      ...{ sizes: [TEXT, 21, 20], align: 'center', width: room },
    });
  });
}

/** The character whose income this district raises, in words. */
export function whoseIncome(district: District, words: Words): string {
  const whose = CHARACTERS.find((character) => incomeColour(character) === colourOf(district));
  return whose === undefined ? '' : words.citadels.picture.sheets.incomeOf(words.citadels.names.characters[whose]);
}

function paintOffer(context: SKRSContext2D, offer: Offer, x: number, y: number, width: number): void {
  const box = { x, y, width, height: BUTTON };
  const middle = y + BUTTON / 2;
  if (offer.kind === 'count') {
    writeNarrowed(context, offer.text, x + width / 2, middle, {
      ...COUNT,
      fill: color.sideInk,
      align: 'center',
      width,
    });
    return;
  }
  if (offer.kind === 'cannot') {
    fillBox(context, box, color.card, 8);
    strokeBox(context, { x: x + 1, y: y + 1, width: width - 2, height: BUTTON - 2 }, color.line, 2, 8);
    writeNarrowed(context, offer.why, x + width / 2, middle, {
      ...{ sizes: [26, 24, 22, 20], weight: 700, fill: color.warning, align: 'center', width: width - 12 },
    });
    return;
  }
  const isOpen = offer.isTicked === false;
  const ink = isOpen ? color.legal : color.onLegal;
  fillBox(context, box, isOpen ? color.active : color.legal, 8);
  if (isOpen) strokeBox(context, { x: x + 1.5, y: y + 1.5, width: width - 3, height: BUTTON - 3 }, ink, 3, 8);
  const left = offer.isTicked === null ? 0 : TICK + 8;
  if (offer.isTicked !== null) {
    const tick = { x: x + 8, y: middle - TICK / 2, width: TICK, height: TICK };
    paintTick(context, tick, ink, offer.isTicked ? ink : null);
  }
  writeNarrowed(context, offer.word, x + (width + left) / 2, middle, {
    ...{
      sizes: [26, 24, 22, 20],
      weight: 700,
      fill: ink,
      align: 'center',
      width: width - (offer.isTicked === null ? 24 : 18) - left,
    },
  });
}
