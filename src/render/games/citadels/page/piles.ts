import type { Element } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawMedallion } from '../art/medallion.ts';
import { paintCardBack } from '../art/tokens.ts';
import type { Subject } from '../subject.ts';
import { faceUpOf } from './characters.ts';
import type { Layout } from './layout.ts';

/** The deck, the discard pile, and the characters removed face-up. */
export function piles({ piles: box }: Layout, { open, words }: Subject): Element {
  const picture = words.citadels.picture;
  const faceUp = faceUpOf(open);
  return {
    box,
    facts: [open.deckSize, open.discardSize, faceUp, words],
    paint(context) {
      const { x, y } = box;
      paintPanel(context, box);
      const label = { sizes: [22, 20], fill: color.sideInk, width: 92 } as const;
      for (const shift of [4, 0]) paintCardBack(context, x + 12 + shift, y + 14 - shift, 38, 53);
      write(context, `${open.deckSize}`, x + 62, y + 41, { size: 34, weight: 700 });
      writeNarrowed(context, picture.deck, x + 12, y + 87, label);
      for (const tilt of [-0.14, 0.06]) {
        context.save();
        context.translate(x + 134, y + 40);
        context.rotate(tilt);
        paintCardBack(context, -19, -26, 38, 53);
        context.restore();
      }
      write(context, `${open.discardSize}`, x + 162, y + 41, { size: 34, weight: 700 });
      writeNarrowed(context, picture.discard, x + 114, y + 87, label);
      context.fillStyle = color.line;
      context.fillRect(x + 12, y + 103, box.width - 24, 1.5);
      const room = faceUp.length === 0 ? box.width - 24 : box.width - 34 - faceUp.length * 48;
      const text = faceUp.length === 0 ? `${picture.faceUp} ${picture.none}` : picture.faceUp;
      writeNarrowed(context, text, x + 12, y + 127, { ...label, width: room });
      faceUp.forEach((character, i) => {
        const at = { x: x + box.width - 30 - (faceUp.length - 1 - i) * 50, y: y + 127, radius: 18 };
        drawMedallion(context, character, at);
      });
    },
  };
}
