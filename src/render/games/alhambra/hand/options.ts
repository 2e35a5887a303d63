/** The sets of coins to choose from, as their buttons say them. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { sumOf } from '../../../../engines/alhambra/index.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color, size } from '../../../kit/theme.ts';
import { drawCoin } from '../art/coin.ts';
import type { HandLayout } from './layout.ts';
import { type Option, type OwnSubject, optionsOf } from './offers.ts';
import type { Rows } from './rows.ts';

const GAP = 10;

/** Boxes in columns; empty if no coins are chosen. */
export function options(subject: OwnSubject, top: number, { width, margin, options: style }: HandLayout): Rows {
  const all = optionsOf(subject);
  if (all.length === 0) return { elements: [], bottom: top - GAP };
  const { columns, height } = all.every(({ lost }) => lost === null) ? style.taken : style.paid;
  const each = Math.floor((width - 2 * margin - (columns - 1) * GAP) / columns);
  const elements = all.map((option, i): Element => {
    const box = {
      x: margin + (i % columns) * (each + GAP),
      y: top + Math.floor(i / columns) * (height + GAP),
      width: each,
      height,
    };
    const note = noteOf(option, subject.words);
    return { box, facts: [option, note], paint: (context) => paintOption(context, box, option, note, style.radius) };
  });
  return { elements, bottom: top + Math.ceil(all.length / columns) * (height + GAP) - GAP };
}

function noteOf({ lost }: Option, words: OwnSubject['words']): string {
  const hand = words.alhambra.purse.hand;
  if (lost === null) return '';
  return lost === 0 ? hand.paysExactly : hand.overpays(lost);
}

function paintOption(context: SKRSContext2D, box: Box, { coins }: Option, note: string, radius: number): void {
  const { x, y, width, height } = box;
  const middle = y + height / 2;
  fillBox(context, box, color.active, size.radius);
  strokeBox(context, grown(box, -2), color.legal, 4, size.radius - 2);
  const left = x + 18;
  const right = x + width - 18;
  const sum = `${sumOf(coins)}`;
  const end = right - 62;
  const isNoted = note !== '';
  const line = isNoted ? y + radius + 10 : middle;
  // Many coins overlap, but each keeps its number.
  const pitch = Math.min(2.15 * radius, (end - left - 2 * radius) / Math.max(1, coins.length - 1));
  coins.forEach((coin, i) => {
    drawCoin(context, coin, { x: left + radius + i * pitch, y: line, radius });
  });
  write(context, sum, right, line, { size: 40, weight: 700, align: 'right' });
  if (isNoted)
    writeNarrowed(context, note, left, y + height - 22, {
      ...{ sizes: [26, 24, 22], width: right - left, fill: color.sideInk },
    });
}
