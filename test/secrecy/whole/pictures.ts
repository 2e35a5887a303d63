/** The renderer in hand: files that say what they were made from or, now and then, the pictures themselves. */
import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { pictures } from '../../../src/render/games.ts';
import { isOfTable, type PictureFile, type PictureOrder } from '../../../src/render/pipeline/order.ts';
import { createPainter } from '../../../src/render/pipeline/painter.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { inHand } from './inHand.ts';

/** How long a picture takes, in ms; a slow one longer than an answer may. */
const QUICK = 60;
const SLOW = 2_600;

/** @param isPainted whether pictures are painted at this moment, by one painter for hands and boards */
export function renderWith(isPainted: () => boolean) {
  const painter = createPainter(pictures);
  const dot = createCanvas(8, 8).toBuffer('image/png');
  let painted = 0;

  /** A dot with the digest of everything that the picture was to show. */
  function signed(order: PictureOrder): PictureFile {
    const digest = createHash('sha256').update(JSON.stringify(order)).digest();
    const file = { bytes: Uint8Array.from([...dot, ...digest]), width: 8, height: 8 };
    return isOfTable(order) ? { ...file, marked: order.scene.changed ?? [] } : file;
  }

  const renderer: Renderer = {
    async render(order, priority) {
      const isSlow = order.kind === 'hand' && priority === 'panel' && Number(order.viewer) % 2 === 1;
      const isReal = isPainted();
      await new Promise((resolve) => setTimeout(resolve, isSlow ? SLOW : QUICK));
      if (inHand().broken.picture) throw new Error('no picture can be drawn');
      if (!isReal) return signed(order);
      painted++;
      return painter.paint(order);
    },
    close: async () => {},
  };
  return { renderer, painted: () => painted };
}
