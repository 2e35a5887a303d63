/** The line that explains a final score: the districts and the bonuses, and the pill of a tie. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  COLOURS,
  COMPLETE_CITY,
  type Ending,
  FIRST_COMPLETE_BONUS,
  FIVE_COLOURS_BONUS,
  type OpenPlayer,
  type Tie,
} from '../../../engines/citadels/index.ts';
import { shortName } from '../../../words/citadels/picture/short.ts';
import type { Words } from '../../../words/words.ts';
import { fillBox, strokeBox } from '../../kit/page.ts';
import { widthOf, write } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import { paintEmblem } from './art/emblems.ts';
import { drawCardBack } from './art/tokens.ts';
import { paintLaurel } from './page/players.ts';

/** The sizes in the line, in pixels. */
interface SumStyle {
  readonly number: number;
  /** The words after the numbers; null: the districts have a card instead of words, the others nothing. */
  readonly words: number | null;
  readonly hasWordsOfBonuses: boolean;
  /** Radii. */
  readonly emblem: number;
  readonly laurel: number;
  /** The number in the laurel. */
  readonly inLaurel: number;
  /** Between pieces that belong together, and before the next one. */
  readonly near: number;
  readonly far: number;
  readonly pill: { readonly height: number; readonly type: number; readonly isShort: boolean };
}

const WIDE: SumStyle = {
  ...{ number: 30, words: 26, hasWordsOfBonuses: true, emblem: 12, laurel: 18, inLaurel: 22, near: 9, far: 24 },
  pill: { height: 38, type: 27, isShort: false },
};
const TALL: SumStyle = {
  ...{ number: 40, words: null, hasWordsOfBonuses: false, emblem: 15, laurel: 25, inLaurel: 26, near: 10, far: 22 },
  pill: { height: 50, type: 32, isShort: true },
};
/** For each screen, from the preferred style to the narrowest. */
export const SUM_STYLES = {
  desktop: [
    WIDE,
    { ...WIDE, hasWordsOfBonuses: false },
    { ...WIDE, hasWordsOfBonuses: false, pill: { ...WIDE.pill, isShort: true } },
  ],
  phone: [TALL, { ...TALL, emblem: 11, near: 5, far: 13, pill: { ...TALL.pill, type: 27 } }],
} as const satisfies { readonly [screen: string]: readonly SumStyle[] };

/** The pill's border, its inner margin, and the equals sign on its left. */
const PILL = { border: 4, margin: 18, sign: 22, gap: 12 } as const;
/** Between the sum and the pill. */
const APART = 14;
const CARD = { width: 32, height: 44 } as const;
const CARD_IN_PILL = { width: 26, height: 36, gap: 8 } as const;

interface Piece {
  /** The gap before it. */
  readonly gap: number;
  readonly width: number;
  /** From its left edge; y is the middle of the line. */
  paint(x: number, y: number): void;
}

interface Line {
  readonly left: number;
  readonly right: number;
  /** The middle of the line. */
  readonly y: number;
}

/**
 * Paints the sum on the left and the pill of a tie on the right, in the first style in which both fit. Returns the
 * right end of the sum.
 */
export function paintSum(
  context: SKRSContext2D,
  { left, right, y }: Line,
  { points }: Pick<OpenPlayer, 'points'>,
  ending: Ending,
  words: Words,
  styles: readonly SumStyle[],
): number {
  const { tie } = ending;
  const laid = styles.map((style) => {
    const pieces = piecesOf(context, points, ending, words, style);
    const pill = tie === null ? null : pillOf(context, tie, words, style);
    const width = pieces.reduce((all, piece) => all + piece.gap + piece.width, 0);
    return { pieces, pill, width: width + (pill === null ? 0 : APART + pill.width) };
  });
  const fitting = laid.find(({ width }) => width <= right - left) ?? laid.at(-1);
  let end = left;
  for (const { gap, width, paint } of fitting?.pieces ?? []) {
    paint(end + gap, y);
    end += gap + width;
  }
  fitting?.pill?.paint(Math.round(right - fitting.pill.width), y);
  return end;
}

/**
 * Paints at the right a remark on the five colors, if there is room and no tie: the only color that was missing, or the
 * one that the Haunted City counts as.
 *
 * @param from the right end of the rest of the line
 */
export function paintRemark(
  context: SKRSContext2D,
  { from, right, y }: { readonly from: number; readonly right: number; readonly y: number },
  { tie, missing, haunted }: Ending,
  words: Words,
  size: number,
): void {
  const final = words.citadels.picture.final;
  const colour = missing ?? haunted;
  if (tie !== null || colour === null) return;
  const emblem = Math.round(size * 0.46);
  const room = right - from - 2 * emblem - 8 - APART;
  const texts =
    missing === null
      ? [words.citadels.names.districts.haunted_city, shortName('haunted_city', words.citadels)].map(final.haunted)
      : [final.missing(FIVE_COLOURS_BONUS)];
  const text = texts.find((one) => widthOf(context, one, size) <= room);
  if (text === undefined) return;
  paintEmblem(context, colour, right - emblem, y, emblem);
  write(context, text, right - 2 * emblem - 8, y, { size, fill: color.sideInk, align: 'right' });
}

function piecesOf(
  context: SKRSContext2D,
  points: number,
  { colours, completion }: Ending,
  words: Words,
  style: SumStyle,
): readonly Piece[] {
  const final = words.citadels.picture.final;
  const { near, far, emblem, laurel } = style;
  const text = (content: string, gap: number, size: number, weight: 400 | 700, fill: string): Piece => ({
    ...{ gap, width: widthOf(context, content, size, weight) },
    paint: (x, y) => write(context, content, x, y, { size, weight, fill }),
  });
  const number = (content: string, gap: number) => text(content, gap, style.number, 700, color.ink);
  const said = (content: string) =>
    style.words !== null && style.hasWordsOfBonuses ? [text(content, near + 2, style.words, 400, color.sideInk)] : [];
  const card: Piece = {
    ...{ gap: 0, width: CARD.width },
    paint: (x, y) => drawCardBack(context, x + CARD.width / 2, y, CARD.width, CARD.height),
  };
  const emblems: Piece = {
    ...{ gap: near, width: COLOURS.length * (2 * emblem + 1) },
    paint: (x, y) =>
      COLOURS.forEach((one, i) => {
        paintEmblem(context, one, x + emblem + i * (2 * emblem + 1), y, emblem);
      }),
  };
  const isFirst = completion === FIRST_COMPLETE_BONUS;
  const wreath: Piece = {
    ...{ gap: near, width: laurel * 2.4 },
    paint(x, y) {
      const middle = x + laurel * 1.2;
      paintLaurel(context, middle, y, isFirst, laurel);
      const inside = style.words === null && isFirst ? final.first : `${COMPLETE_CITY}`;
      write(context, inside, middle, y, { size: style.inLaurel, weight: 700, align: 'center' });
    },
  };
  return [
    style.words === null ? card : text(final.districts, 0, style.words, 400, color.sideInk),
    number(`${points}`, near),
    ...(colours > 0 ? [number(`+${colours}`, far), emblems, ...said(final.allFive)] : []),
    ...(completion > 0
      ? [number(`+${completion}`, far), wreath, ...said(isFirst ? final.firstWithEight : final.eight)]
      : []),
  ];
}

/** What broke a tie, on a bright pill with an equals sign. */
function pillOf(context: SKRSContext2D, tie: Tie, words: Words, { pill, words: size }: SumStyle): Piece {
  const { tie: long, shortTie } = words.citadels.picture.final;
  const reasons = pill.isShort ? shortTie : long;
  const text = 'own' in tie ? reasons[tie.kind](tie.own, tie.other) : reasons[tie.kind];
  const hasCard = pill.isShort && tie.kind === 'districts';
  const isTie = tie.kind !== 'allLeft';
  const sign = isTie ? PILL.sign + PILL.gap : 0;
  const card = hasCard ? CARD_IN_PILL.width + CARD_IN_PILL.gap : 0;
  const width = Math.ceil(widthOf(context, text, pill.type, 700)) + sign + card + 2 * PILL.margin;
  return {
    ...{ gap: APART, width },
    paint(x, y) {
      const box = { x, y: y - pill.height / 2 + (size === null ? 2 : 0), width, height: pill.height };
      const middle = box.y + pill.height / 2;
      fillBox(context, box, color.active, pill.height / 2);
      strokeBox(context, box, color.lastMove, PILL.border, pill.height / 2);
      const left = x + PILL.margin;
      context.fillStyle = color.ink;
      if (isTie) for (const bar of [-7, 3]) context.fillRect(left, middle + bar, PILL.sign, 4.5);
      const { width: wide, height } = CARD_IN_PILL;
      if (hasCard) drawCardBack(context, left + sign + wide / 2, middle, wide, height);
      write(context, text, x + width - PILL.margin, middle, { size: pill.type, weight: 700, align: 'right' });
    },
  };
}
