/** The phases of a round as a row of discs; the present one is lit. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { PHASES, type Phase } from '../../../../engines/caylus/index.ts';
import { type Element, isolated } from '../../../kit/page.ts';
import { createPen } from '../art/pen.ts';
import { drawProvost, drawWorker } from '../art/pieces.ts';
import { drawClassHouse, drawHammer, drawSection } from '../art/signs.ts';
import { drawCoin } from '../art/tokens.ts';
import { tone } from '../tones.ts';

const RADIUS = 13;
const PITCH = 38;
const UNLIT = '#8DA4C2';
/** The width of the row, in pixels. */
export const PHASES_WIDTH = (PHASES.length - 1) * PITCH + 2 * RADIUS + 2;

/** @param x the left end of the row; y is its middle */
export const phaseDiscs = (now: Phase, x: number, y: number): readonly Element[] =>
  PHASES.map((phase, i) => {
    const at = { x: x + RADIUS + 1 + i * PITCH, y };
    const isNow = phase === now;
    return {
      box: { x: at.x - RADIUS - 1, y: y - RADIUS - 1, width: 2 * RADIUS + 2, height: 2 * RADIUS + 2 },
      facts: ['phase', phase, isNow],
      paint(context) {
        createPen(context, 1, 2).disc(isNow ? tone.crown : UNLIT, at.x, at.y, RADIUS - 0.5);
        isolated(context, () => {
          context.globalAlpha = isNow ? 1 : 0.75;
          signs[phase](context, at.x, at.y);
        });
      },
    };
  });

const signs: { readonly [P in Phase]: (context: SKRSContext2D, x: number, y: number) => void } = {
  income: (context, x, y) => drawCoin(context, null, { x, y, radius: 9 }),
  placing: (context, x, y) => drawWorker(context, null, { x, y: y + 9, height: 18 }),
  special: (context, x, y) => drawClassHouse(context, 'special', { x: x - 9, y: y - 10, side: 18 }),
  provost: (context, x, y) => drawProvost(context, { x, y: y + 7, height: 13 }),
  road: (context, x, y) => drawHammer(context, { x: x - 9, y: y - 9, side: 18 }),
  castle: (context, x, y) => drawSection(context, 'towers', { x: x - 9, y: y - 10, side: 18 }, true),
  end: (context, x, y) => {
    const pen = createPen(context, 1, 1.6);
    pen.shape(tone.white, `M${x - 6} ${y - 8}H${x + 6}L${x + 1} ${y}L${x + 6} ${y + 8}H${x - 6}L${x - 1} ${y}Z`);
  },
};
