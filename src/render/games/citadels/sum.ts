/** The line that explains a final score: the districts and what was won besides, and the pill of a tie. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { COLOURS, COMPLETE_CITY, type OpenPlayer } from '../../../engines/citadels/index.ts';
import { pictureWords } from '../../../words/citadels/picture/index.ts';
import type { Locale } from '../../../words/contract.ts';
import type { Screen } from '../../contract.ts';
import { fillBox, strokeBox } from '../../kit/page.ts';
import { widthOf, write } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import { paintEmblem } from './art/emblems.ts';
import { drawCardBack } from './art/tokens.ts';
import type { Ending, Tie } from './ending.ts';
import { paintLaurel } from './page/players.ts';

/** The size of everything in the line, in pixels. */
interface SumStyle {
  readonly number: number;
  readonly words: number;
  /** Radii. */
  readonly emblem: number;
  readonly laurel: number;
  /** The number in the laurel. */
  readonly inLaurel: number;
  /** Between pieces that belong together, and before the next one. */
  readonly near: number;
  readonly far: number;
  readonly pill: { readonly height: number; readonly type: number };
}

const STYLES: { readonly [S in Screen]: SumStyle } = {
  desktop: {
    ...{ number: 30, words: 26, emblem: 12, laurel: 18, inLaurel: 22, near: 9, far: 24 },
    pill: { height: 38, type: 27 },
  },
  phone: {
    ...{ number: 40, words: 30, emblem: 15, laurel: 25, inLaurel: 26, near: 10, far: 22 },
    pill: { height: 50, type: 32 },
  },
};
/** The pill's border, its margin inside, and the sign of equality at its left. */
const PILL = { border: 4, margin: 18, sign: 22, gap: 12 } as const;

interface Piece {
  /** Before it. */
  readonly gap: number;
  readonly width: number;
  /** From its left edge; y is the middle of the line. */
  paint(x: number, y: number): void;
}

/** Which line it is: of whom, and with how many words. */
export interface Sum {
  readonly player: Pick<OpenPlayer, 'points'>;
  readonly ending: Ending;
  readonly locale: Locale;
  readonly screen: Screen;
  /** Without words the emblems and the laurel stay. */
  readonly hasWords: boolean;
}

/** The width of the line, in pixels. */
export const sumWidth = (context: SKRSContext2D, sum: Sum): number =>
  piecesOf(context, sum).reduce((all, { gap, width }) => all + gap + width, 0);

/** Paints the line from its left end; y is its middle. Returns the x of its right end. */
export function paintSum(context: SKRSContext2D, x: number, y: number, sum: Sum): number {
  let right = x;
  for (const { gap, width, paint } of piecesOf(context, sum)) {
    paint(right + gap, y);
    right += gap + width;
  }
  return right;
}

function piecesOf(context: SKRSContext2D, { player, ending, locale, screen, hasWords }: Sum): readonly Piece[] {
  const style = STYLES[screen];
  const words = pictureWords[locale].final;
  const { near, far } = style;
  const isPhone = screen === 'phone';
  const text = (content: string, gap: number, size: number, weight: 400 | 700, fill: string): Piece => ({
    ...{ gap, width: widthOf(context, content, size, weight) },
    paint: (x, y) => write(context, content, x, y, { size, weight, fill }),
  });
  const number = (content: string, gap: number) => text(content, gap, style.number, 700, color.ink);
  const said = (content: string) =>
    hasWords && !isPhone ? [text(content, near + 2, style.words, 400, color.sideInk)] : [];
  const card: Piece = {
    ...{ gap: 0, width: 32 },
    paint: (x, y) => drawCardBack(context, x + 16, y, 32, 44),
  };
  const emblems: Piece = {
    ...{ gap: near, width: COLOURS.length * (2 * style.emblem + 1) },
    paint: (x, y) =>
      COLOURS.forEach((one, i) => {
        paintEmblem(context, one, x + style.emblem + i * (2 * style.emblem + 1), y, style.emblem);
      }),
  };
  const isFirst = ending.completion > 2;
  const laurel: Piece = {
    ...{ gap: near, width: style.laurel * 2.4 },
    paint(x, y) {
      const middle = x + style.laurel * 1.2;
      paintLaurel(context, middle, y, isFirst, style.laurel);
      const inside = isPhone && isFirst ? words.first : `${COMPLETE_CITY}`;
      write(context, inside, middle, y, { size: style.inLaurel, weight: 700, align: 'center' });
    },
  };
  return [
    isPhone ? card : text(words.districts, 0, style.words, 400, color.sideInk),
    number(`${player.points}`, near),
    ...(ending.colours > 0 ? [number(`+${ending.colours}`, far), emblems, ...said(words.allFive)] : []),
    ...(ending.completion > 0
      ? [number(`+${ending.completion}`, far), laurel, ...said(isFirst ? words.firstWithEight : words.eight)]
      : []),
  ];
}

/** What stands in the pill, and whether the picture of a card stands before it. */
function pillText(tie: Tie, locale: Locale, screen: Screen): { readonly text: string; readonly hasCard: boolean } {
  const { tie: long, shortTie } = pictureWords[locale].final;
  const words = screen === 'phone' ? shortTie : long;
  const hasCard = screen === 'phone' && tie.kind === 'districts';
  const text = 'own' in tie ? words[tie.kind](tie.own, tie.other) : words[tie.kind];
  return { text, hasCard };
}

/** Only a tie has the sign of equality. */
const signOf = ({ kind }: Tie): number => (kind === 'allLeft' ? 0 : PILL.sign + PILL.gap);
const CARD = { width: 26, height: 36, gap: 8 } as const;

/** The width of the pill of a tie, in pixels. */
export function pillWidth(context: SKRSContext2D, tie: Tie, locale: Locale, screen: Screen): number {
  const { text, hasCard } = pillText(tie, locale, screen);
  const card = hasCard ? CARD.width + CARD.gap : 0;
  return Math.ceil(widthOf(context, text, STYLES[screen].pill.type, 700)) + signOf(tie) + card + 2 * PILL.margin;
}

/** Paints the pill of a tie up to its right end; y is its middle. */
export function paintPill(
  context: SKRSContext2D,
  tie: Tie,
  right: number,
  y: number,
  { locale, screen }: Pick<Sum, 'locale' | 'screen'>,
): void {
  const { height, type } = STYLES[screen].pill;
  const { text, hasCard } = pillText(tie, locale, screen);
  const width = pillWidth(context, tie, locale, screen);
  const box = { x: Math.round(right - width), y: y - height / 2, width, height };
  fillBox(context, box, color.active, height / 2);
  strokeBox(context, box, color.lastMove, PILL.border, height / 2);
  const left = box.x + PILL.margin;
  context.fillStyle = color.ink;
  if (tie.kind !== 'allLeft') for (const bar of [-7, 3]) context.fillRect(left, y + bar, PILL.sign, 4.5);
  if (hasCard) drawCardBack(context, left + signOf(tie) + CARD.width / 2, y, CARD.width, CARD.height);
  write(context, text, right - PILL.margin, y, { size: type, weight: 700, align: 'right' });
}
