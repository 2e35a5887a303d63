/** The spaces of the road: buildings with their owners, and empty plots. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { nextSpace, type Open, SPACES, tileOn } from '../../../../engines/caylus/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { copy } from '../art/pen.ts';
import { drawToken } from '../art/pieces.ts';
import { drawClassHouse, drawHammer } from '../art/signs.ts';
import { drawTile } from '../art/tile.ts';
import { tone } from '../tones.ts';
import { roadTile } from './layout.ts';

/** A building with its owner, or an empty plot. */
export function plots(open: Open): readonly Element[] {
  const next = open.step.kind === 'over' ? null : nextSpace(open);
  return SPACES.map((space) => {
    const box = roadTile(space);
    const tile = tileOn(open, space);
    if (tile === null)
      return {
        box,
        facts: ['plot', space % PLOTS.length, space === next],
        paint: (context) => drawPlot(context, space % PLOTS.length, space === next, box),
      };
    const { building, owner, residence } = tile;
    return {
      box,
      facts: [building, owner, residence],
      paint(context) {
        drawTile(context, building, box);
        if (owner !== null) drawToken(context, owner, { x: box.x + 18, y: box.y + 18, radius: 11 });
        if (residence === null) return;
        drawClassHouse(context, 'residence', { x: box.x + 4, y: box.y + 32, side: 32 });
        drawToken(context, residence, { x: box.x + 38, y: box.y + 52, radius: 8 });
      },
    };
  });
}

/** What is on an empty plot: nothing, or something quiet. */
const PLOTS = [
  'M22 38c-6 0-8-8-2-10 2-6 10-6 12-2 8-2 12 8 4 12ZM25 40v6M35 40v6M62 72c-6 0-8-8-2-10 2-6 10-6 12-2 8-2 12 8 4 12ZM65 74v6M75 74v6',
  'M22 58c4-14 24-14 28 0ZM46 68c4-14 24-14 28 0Z',
  'M16 58H78M16 66H78M24 50V74M40 50V74M56 50V74M70 50V74',
  'M52 66V46M52 48a13 13 0 1 1 .1 0',
] as const;

function drawPlot(context: SKRSContext2D, kind: number, isNext: boolean, box: Box): void {
  copy(context, `plot ${kind} ${isNext}`, box, box.width, ({ context: on, flatRect, flat, line }) => {
    const { width, height } = box;
    flatRect(tone.grassDark, 1, 1, width - 2, height - 2, 6);
    for (let y = 14; y < height; y += 16)
      flat(
        tone.grass,
        `M1 ${y}q${width / 4} -6 ${width / 2} 0t${width / 2 - 2} 0v5q-${width / 4} 6 -${width / 2 - 2} 0t-${width / 2} 0Z`,
      );
    if (!isNext) line(PLOTS[kind]!, 2.2, '#8F8A58');
    on.setLineDash([7, 5]);
    line(`M2 2H${width - 2}V${height - 2}H2Z`, 2, '#8F8A58');
  });
  if (!isNext) return;
  drawHammer(context, { x: box.x + 8, y: box.y + 30, side: 36 });
  drawClassHouse(context, 'wood', { x: box.x + 48, y: box.y + 14, side: 34 });
  drawClassHouse(context, 'stone', { x: box.x + 48, y: box.y + 50, side: 34 });
}
