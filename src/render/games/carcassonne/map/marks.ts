/** Marks on the map: the ghost of the tile to place, and the frame around the last tile. */
import type { Placement } from '../../../../engines/carcassonne/index.ts';
import { boxOf, type Cell, type GridFrame } from '../../../grid/frame.ts';
import type { Ghost } from '../../../grid/places.ts';
import { strokeBox } from '../../../kit/canvas.ts';
import { grown } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { color } from '../../../kit/theme.ts';
import { OVERHANG, paintLoneTile } from './loneTile.ts';
import { paintTower } from './walls.ts';
import type { World } from './world.ts';

/** A tile as it would lie in a legal place. */
export const ghostOf = (placement: Placement): Ghost => ({
  facts: placement,
  overhang: OVERHANG,
  paint: (context, { x, y, width }) => paintLoneTile(context, placement, x, y, width),
});

/** The frame around the last tile; the towers at its corners stand in front of it. */
export function lastMove(world: World, last: Cell, frame: GridFrame): Element {
  const box = boxOf(frame, last);
  const { scale } = frame;
  const thick = Math.max(4, Math.min(7, scale * 0.08));
  const towers = towersAt(world, last).map(([x, y, complete]) => [x - last.x, y - last.y, complete] as const);
  return {
    box: grown(box, Math.ceil(Math.max(8, scale * 0.45))),
    facts: [scale, towers],
    paint(context) {
      context.translate(box.x, box.y);
      const outer = grown({ ...box, x: 0, y: 0 }, 2);
      strokeBox(context, outer, color.ink, thick + 4, 8);
      strokeBox(context, outer, color.lastMove, thick, 8);
      context.scale(scale, scale);
      for (const [x, y, complete] of towers) paintTower({ context, scale }, x, y + 0.055, complete);
    },
  };
}

/** The towers at the corners of a cell, from north to south, and whether their city is complete. */
function towersAt(world: World, { x, y }: Cell): readonly (readonly [x: number, y: number, complete: boolean])[] {
  const corners = [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ] as const;
  return corners.flatMap(([cx, cy]) => {
    const ends = [-1, 0].flatMap((dx) => [-1, 0].flatMap((dy) => wallsEnding(world, cx + dx, cy + dy, cx, cy)));
    return ends.length === 0 ? [] : [[cx, cy, ends.includes(true)] as const];
  });
}

/** For each wall of a tile that ends at a lattice corner, whether its city is complete. */
function wallsEnding(world: World, x: number, y: number, cx: number, cy: number): readonly boolean[] {
  const tile = world.tileAt(x, y);
  if (!tile) return [];
  return tile.shape.cities.flatMap(({ walls, segment }) =>
    walls.flatMap((wall) =>
      [wall[0]!.from, wall.at(-1)!.to]
        .filter(([px, py]) => x + Math.round(px) === cx && y + Math.round(py) === cy)
        .map(() => tile.complete[segment] === true),
    ),
  );
}
