/** The eight characters as the choosing player sees them: offered, removed face-up, or not offered. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { CHARACTERS, type Character } from '../../../../engines/citadels/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { wrapBalanced, writeNarrowed } from '../../../kit/text.ts';
import { color, size } from '../../../kit/theme.ts';
import { drawMedallion } from '../art/medallion.ts';
import { MARGIN, WIDTH } from '../page/layout.ts';
import type { OwnSubject } from '../subject.ts';

export const choosingBox: Box = { x: MARGIN, y: 100, width: WIDTH - 2 * MARGIN, height: 294 };
const PITCH = choosingBox.width / 8;
const LINE = 26;
/** The text of a power: the width of its lines in pixels, its type sizes, and the number of lines. */
export const DEEDS = { width: PITCH - 24, sizes: [22, 21, 20], lines: 4 } as const;

/**
 * All eight in the order of their numbers. Characters removed face-down and those taken by others look the same (rules
 * §5.2).
 */
export const choosing = ({ open, own, words }: OwnSubject): readonly Element[] =>
  CHARACTERS.map((character, i) => {
    const isFaceUp = open.characters.some((one) => one.character === character && one.fate === 'faceUp');
    const look = own.offered?.includes(character) ? 'full' : isFaceUp ? 'faceUp' : 'gone';
    const left = Math.round(choosingBox.x + i * PITCH);
    const right = Math.round(choosingBox.x + (i + 1) * PITCH);
    const box = { x: left, y: choosingBox.y, width: right - left, height: choosingBox.height };
    return {
      box,
      facts: [character, look, words],
      paint(context) {
        paintPanel(context, choosingBox);
        paintChoice(context, character, box, look, words);
      },
    };
  });

function paintChoice(
  context: SKRSContext2D,
  character: Character,
  { x, y, width, height }: Box,
  look: 'full' | 'faceUp' | 'gone',
  words: OwnSubject['words'],
): void {
  const hand = words.citadels.picture.hand;
  const middle = x + width / 2;
  const isOffered = look === 'full';
  if (isOffered) {
    const frame = { x: x + 5, y: y + 7, width: width - 10, height: height - 14 };
    fillBox(context, frame, color.active, size.radius - 3);
    strokeBox(context, { ...frame, x: frame.x + 1, width: frame.width - 2 }, color.legal, 4, size.radius - 3);
  }
  drawMedallion(context, character, { x: Math.round(middle), y: y + 76, radius: 52 }, look);
  const ink = isOffered ? color.ink : color.sideInk;
  const style = { align: 'center', width: width - 22, fill: ink } as const;
  const name = words.citadels.names.characters[character];
  writeNarrowed(context, name, middle, y + 154, { ...style, sizes: [26, 24, 22], weight: 700 });
  const text = isOffered
    ? words.citadels.names.abilities[character]
    : look === 'faceUp'
      ? hand.faceUpOut
      : hand.notHere;
  const lines = wrapBalanced(context, text, words.locale, DEEDS.width, DEEDS.sizes[0], DEEDS.lines);
  lines.forEach((line, i) => {
    writeNarrowed(context, line, middle, y + 188 + i * LINE, { ...style, sizes: DEEDS.sizes });
  });
}
