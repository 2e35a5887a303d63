/** The spaces of the road: buildings with their owners, and empty plots. */
import { type Change, nextSpace, type Open, SPACES, tileOn } from '../../../../engines/caylus/index.ts';
import { showing } from '../../../kit/changed.ts';
import type { Element } from '../../../kit/page.ts';
import { drawToken } from '../art/pieces.ts';
import { drawPlot, plotAt } from '../art/plot.ts';
import { drawClassHouse } from '../art/signs.ts';
import { drawTile } from '../art/tile.ts';
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
        facts: ['plot', plotAt(space), space === next],
        paint: (context) => drawPlot(context, plotAt(space), space === next, box),
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
      shows: [showing<Change>({ kind: 'building', space }, box)],
    };
  });
}
