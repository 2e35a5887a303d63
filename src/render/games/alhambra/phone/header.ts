/** The header in two lines: whose turn it is, and what they can do. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Party } from '../../../../engines/alhambra/index.ts';
import type { Element } from '../../../kit/page.ts';
import { type Sentence, writeSentence } from '../../../kit/panels.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawIcon } from '../art/icons.ts';
import { paintParty } from '../hand/parties.ts';
import { paintEmblem, paintHeader } from '../hand/parts.ts';
import { headerBox, SMALLEST } from './layout.ts';

/** The text of the header. The second line is narrowed if it is too long. */
export interface TallHeading extends Sentence {
  readonly line: string;
  /** What is on the left: a player's badge, or the game's star. */
  readonly sign: { readonly party: Party; readonly letter: string } | null;
  /** On the right of the second line. */
  readonly note: string;
  /** On the right: the tiles in the supply and the coins in the deck. */
  readonly left: { readonly tiles: number; readonly coins: number } | null;
}

const { x: LEFT, y: TOP, width, height } = headerBox;
const RIGHT = LEFT + width - 16;
const FIRST = TOP + 33;
const SECOND = TOP + 71;
const NUMBER = 34;

export const tallHeader = (heading: TallHeading): Element => ({
  box: headerBox,
  facts: { ...heading, sentence: heading.sentence(heading.names) },
  paint(context) {
    paintHeader(context, headerBox);
    const left = paintSign(context, heading.sign);
    const end = paintLeft(context, heading.left);
    writeSentence(context, heading, left, FIRST, { sizes: [42, 40, 38, 36, 34, 32, 30, 28], width: end - left });
    const note = heading.note === '' ? 0 : Math.ceil(widthOf(context, heading.note, SMALLEST));
    write(context, heading.note, end, SECOND, { size: SMALLEST, fill: color.onAccent, align: 'right' });
    writeNarrowed(context, heading.line, left, SECOND, {
      ...{ sizes: [32, 30, 28, SMALLEST], fill: color.onAccent, width: end - left - (note === 0 ? 0 : note + 16) },
    });
  },
});

/** Returns the left end of the text. */
function paintSign(context: SKRSContext2D, sign: TallHeading['sign']): number {
  const [x, y] = [LEFT + 48, TOP + height / 2];
  if (sign !== null) {
    paintParty(context, sign.party, sign.letter, { x, y, radius: 28, type: 30 });
    return LEFT + 92;
  }
  paintEmblem(context, x, y, 30);
  return LEFT + 92;
}

/** Paints what is left in the game; returns where the lines have to end. */
function paintLeft(context: SKRSContext2D, left: TallHeading['left']): number {
  if (left === null) return RIGHT;
  const style = { size: NUMBER, weight: 700, fill: color.onAccent, align: 'right' } as const;
  write(context, `${left.tiles}`, RIGHT, FIRST, style);
  write(context, `${left.coins}`, RIGHT, SECOND, style);
  const widest = Math.max(
    widthOf(context, `${left.tiles}`, NUMBER, 700),
    widthOf(context, `${left.coins}`, NUMBER, 700),
  );
  const x = RIGHT - Math.ceil(widest) - 28;
  drawIcon(context, 'supply', { x: x - 18, y: FIRST - 18, width: 36, height: 36 });
  drawIcon(context, 'deck', { x: x - 18, y: SECOND - 18, width: 36, height: 36 });
  return x - 36;
}
