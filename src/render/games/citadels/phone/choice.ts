/** Choosing a character: a row for each that can be taken, then the others, the choosing order, and the hand. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Character, EXTRA_CARDS, EXTRA_GOLD, incomeColour, incomeOf } from '../../../../engines/citadels/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { widthOf, wrapBalanced, write, writeNarrowed } from '../../../kit/text.ts';
import { color, size } from '../../../kit/theme.ts';
import { paintEmblem } from '../art/emblems.ts';
import { drawMedallion } from '../art/medallion.ts';
import { drawCardBack, drawGold, paintCardBack, paintDagger, paintSack } from '../art/tokens.ts';
import { faceUpOf } from '../page/characters.ts';
import type { OwnSubject } from '../subject.ts';
import type { Placed } from './cardRow.ts';
import { across, INNER, SMALLEST, TOP, WIDTH } from './layout.ts';
import { choosers } from './news.ts';
import { smallHand } from './smallHand.ts';

/**
 * The height of a row, and the distance from one to the next; with many characters the rows are lower, and the caution
 * is omitted.
 */
const ROW = { height: 88, pitch: 95 } as const;
const LOW = { height: 80, pitch: 86 } as const;
const MANY = 7;
const ORDER = 74;
const GAP = 9;

export function choice(subject: OwnSubject): Placed {
  const { own } = subject;
  const offered = own.offered ?? [];
  const isMany = offered.length >= MANY;
  const row = isMany ? LOW : ROW;
  const rows = offered.map((character, i) => offer(character, across(TOP + i * row.pitch, row.height), subject));
  const rest = others(subject, TOP + offered.length * row.pitch + 2);
  const order = across(rest.bottom + GAP, ORDER);
  const hand = smallHand(subject, order.y + ORDER + GAP, true);
  const said = isMany ? { elements: [], bottom: hand.bottom } : caution(subject, hand.bottom + 10);
  return {
    elements: [...rows, ...rest.elements, choosers(order, subject, own.seat), ...hand.elements, ...said.elements],
    bottom: said.bottom,
  };
}

/** A character that can be taken: who it is, its power, and what it would bring this seat now. */
function offer(character: Character, box: Box, { open, own, words }: OwnSubject): Element {
  const name = words.citadels.names.characters[character];
  const ability = words.citadels.names.abilities[character];
  const gain = gainOf(character, open.players[own.seat]!.city);
  const income = incomeColour(character);
  return {
    box,
    facts: [character, gain, words, box.height],
    paint(context) {
      const { x, y, height } = box;
      const frame = { x: box.x + 2, y: y + 2, width: box.width - 4, height: height - 4 };
      fillBox(context, frame, color.active, size.radius - 2);
      strokeBox(context, frame, color.legal, 4, size.radius - 2);
      const middle = y + height / 2;
      drawMedallion(context, character, { x: x + 60, y: middle + 2, radius: 37, type: 27 });
      const left = x + 118;
      const [first, second] = [middle - height * 0.2, middle + height * 0.2];
      writeNarrowed(context, name, left, first, { sizes: [34], weight: 700, width: 360 });
      if (income !== null) paintEmblem(context, income, left + widthOf(context, name, 34, 700) + 28, first, 15);
      const room = x + box.width - 128 - left;
      writeNarrowed(context, ability, left, second, { sizes: [30, 29, 28, 27, SMALLEST], width: room });
      paintGain(context, character, gain, x + box.width - 12, middle);
    },
  };
}

/** The gold or the cards that the character would bring with this city, in addition to the action; null for neither. */
function gainOf(character: Character, city: Parameters<typeof incomeOf>[1]): number | null {
  if (character === 'architect') return EXTRA_CARDS;
  if (incomeColour(character) === null) return null;
  return incomeOf(character, city) + (character === 'merchant' ? EXTRA_GOLD : 0);
}

/** Paints what the character brings, or what it works with, up to the right end. */
function paintGain(context: SKRSContext2D, character: Character, gain: number | null, right: number, y: number): void {
  const sign = right - 45;
  if (gain !== null) {
    const text = `+${gain}`;
    write(context, text, right, y, { size: 36, weight: 700, align: 'right' });
    const thing = right - widthOf(context, text, 36, 700) - 28;
    if (character === 'architect') drawCardBack(context, thing, y, 32, 45);
    else drawGold(context, thing, y, 21);
  } else if (character === 'assassin') paintDagger(context, sign, y, 66);
  else if (character === 'thief') paintSack(context, sign, y, 58);
  else {
    for (const [shift, tilt] of [
      [-16, -0.14],
      [16, 0.12],
    ] as const) {
      context.save();
      context.translate(sign + shift, y);
      context.rotate(tilt);
      paintCardBack(context, -17, -24, 34, 48);
      context.restore();
    }
  }
}

/** Up to this many are named beside their pictures; the names of more go below. */
const BESIDE = 2;
const MEDALLION = { radius: 30, pitch: 84, height: 82 } as const;
const LINE = 36;

/** Those that can't be taken: face-up first; those taken and those removed face-down look the same (rules §5.2). */
function others({ open, own, words }: OwnSubject, top: number): Placed {
  const handWords = words.citadels.picture.hand;
  const faceUp = faceUpOf(open);
  const gone = open.characters
    .map(({ character }) => character)
    .filter((one) => own.offered?.includes(one) !== true && !faceUp.includes(one));
  const all = [...faceUp, ...gone];
  if (all.length === 0) return { elements: [], bottom: top - GAP };
  const named = (some: readonly Character[]) => some.map((one) => words.citadels.names.characters[one]);
  const texts = [
    ...(faceUp.length === 0 ? [] : [handWords.faceUpAre(named(faceUp))]),
    ...(gone.length === 0 ? [] : [handWords.notHereAre(named(gone))]),
  ];
  const isBeside = all.length <= BESIDE;
  const lines = isBeside ? 0 : texts.length + (gone.length > 3 ? 1 : 0);
  const box = across(top, MEDALLION.height + (lines === 0 ? 0 : lines * LINE + 4));
  const element: Element = {
    box,
    facts: [faceUp, gone, words],
    paint(context) {
      paintPanel(context, box);
      const y = top + 45;
      all.forEach((character, i) => {
        const at = { x: box.x + 58 + i * MEDALLION.pitch, y, radius: MEDALLION.radius, type: SMALLEST };
        drawMedallion(context, character, at, faceUp.includes(character) ? 'faceUp' : 'gone');
      });
      const style = { sizes: [30, 29, 28, 27, SMALLEST], fill: color.sideInk } as const;
      if (isBeside) {
        const left = box.x + 58 + all.length * MEDALLION.pitch - 18;
        const width = box.x + box.width - 16 - left;
        texts.forEach((text, i) => {
          writeNarrowed(context, text, left, y - 4 + (i - (texts.length - 1) / 2) * LINE, { ...style, width });
        });
        return;
      }
      const width = INNER - 40;
      const broken = texts.flatMap((text, i) =>
        i === texts.length - 1
          ? wrapBalanced(context, text, words.locale, width, 28, lines - texts.length + 1)
          : [text],
      );
      broken.forEach((text, i) => {
        writeNarrowed(
          context,
          text,
          box.x + 20,
          top + MEDALLION.height + (i + 0.4 + (lines - broken.length) / 2) * LINE,
          { ...style, width },
        );
      });
    },
  };
  return { elements: [element], bottom: top + box.height };
}

/** A reminder not to give secrets away, in two lines. */
function caution({ words }: OwnSubject, top: number): Placed {
  const text = words.citadels.picture.hand.caution;
  const box = across(top, 2 * LINE);
  const element: Element = {
    box,
    facts: text,
    paint(context) {
      const lines = wrapBalanced(context, text, words.locale, INNER - 24, 28, 2);
      lines.forEach((line, i) => {
        const y = top + (i + 1 - lines.length / 2) * LINE + LINE / 2 - (lines.length === 1 ? LINE / 2 : 0);
        const style = { sizes: [28, 27, SMALLEST], fill: color.sideInk, align: 'center', width: INNER - 24 } as const;
        writeNarrowed(context, line, WIDTH / 2, y, style);
      });
    },
  };
  return { elements: [element], bottom: top + box.height };
}
