/** What lies on the map beside tiles and figures: places on offer, the tile placed last. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from '../../../../engines/carcassonne/index.ts';
import { type Box, grown } from '../../../kit/boxes.ts';
import { fillBox, strokeBox, write } from '../../../kit/canvas.ts';
import type { Item } from '../../../kit/items.ts';
import { colour } from '../../../kit/theme.ts';
import { boxOf, type MapFrame } from './frame.ts';
import { OVERHANG, paintLoneTile } from './loneTile.ts';
import { paintTower } from './walls.ts';
import type { Cell, World } from './world.ts';

/** A cell on which the tile may be placed. */
export interface LegalPlace extends Cell {
  /** Its number on the buttons; empty where it is on offer in another turning only. */
  readonly label: string;
  /** How many turnings fit. */
  readonly turnings: number;
  /** The tile as it would lie there, or null. */
  readonly ghost: Placement | null;
}

const LEGAL_FILL = '#DCE6DC';
const WHITE = '#FFFFFF';

/** Numbered places; towers of the tiles below rise between them. */
export const legalPlaces = (places: readonly LegalPlace[], frame: MapFrame): readonly Item[] =>
  places.map((place) => {
    const box = boxOf(frame, place);
    const { label, turnings, ghost } = place;
    return {
      box: ghost === null ? box : grown(box, Math.ceil(box.width * OVERHANG)),
      facts: [label, turnings, ghost],
      paint(context) {
        context.translate(box.x, box.y);
        const local = { ...box, x: 0, y: 0 };
        if (ghost === null) paintPlace(context, local, place);
        else paintGhost(context, local, label, ghost);
      },
    };
  });

function paintPlace(context: SKRSContext2D, box: Box, { label, turnings }: LegalPlace): void {
  const side = box.width;
  const inner = grown(box, -Math.round(side * 0.095));
  fillBox(context, inner, LEGAL_FILL, side * 0.1);
  context.setLineDash([side * 0.085, side * 0.062]);
  strokeBox(context, inner, colour.legal, Math.max(2, side * 0.034), side * 0.1);
  context.setLineDash([]);
  const middle = { x: box.x + side / 2, y: box.y + side * (label === '' ? 0.5 : 0.44) };
  if (label !== '') paintNumber(context, label, { ...middle, radius: side * 0.275 });
  context.fillStyle = colour.legal;
  for (let i = 0; i < turnings; i++) {
    context.beginPath();
    const y = label === '' ? middle.y : box.y + side * 0.815;
    context.arc(middle.x + (i - (turnings - 1) / 2) * side * 0.125, y, side * 0.047, 0, 2 * Math.PI);
    context.fill();
  }
}

/** The tile as it would lie, faded, with its number. */
function paintGhost(context: SKRSContext2D, box: Box, label: string, ghost: Placement): void {
  paintLoneTile(context, ghost, box.x, box.y, box.width);
  const side = box.width;
  if (label !== '') {
    context.globalAlpha = 0.2;
    fillBox(context, box, LEGAL_FILL);
    context.globalAlpha = 1;
  }
  const inner = grown(box, -Math.round(side * 0.03));
  const thick = Math.max(2.5, Math.min(6, side * 0.045));
  strokeBox(context, inner, WHITE, thick * 1.6, side * 0.05);
  context.setLineDash([thick * 2.2, thick * 1.5]);
  strokeBox(context, inner, colour.legal, thick, side * 0.05);
  context.setLineDash([]);
  if (label === '') return;
  paintNumber(context, label, { x: box.x + side / 2, y: box.y + side / 2, radius: Math.max(15, side * 0.23) });
}

/** A round badge in the colour of what is legal. */
export function paintNumber(
  context: SKRSContext2D,
  label: string,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = Math.max(2, radius * 0.16);
  context.strokeStyle = WHITE;
  context.stroke();
  context.fillStyle = colour.legal;
  context.fill();
  const size = Math.round(radius * (label.length > 1 ? 1.2 : 1.4));
  write(context, label, x, y + radius * 0.02, { size, weight: 700, fill: WHITE, align: 'center' });
}

/** The frame around the tile placed last; the towers at its corners stand before it. */
export function lastMove(world: World, last: Cell, frame: MapFrame): Item {
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
      strokeBox(context, outer, colour.ink, thick + 4, 8);
      strokeBox(context, outer, colour.lastMove, thick, 8);
      context.scale(scale, scale);
      for (const [x, y, complete] of towers) paintTower({ context, scale }, x, y + 0.055, complete);
    },
  };
}

/** The towers at the corners of a cell, from north to south, each with whether its city is complete. */
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

/** Of each wall of a tile that ends at a corner of the lattice, whether its city is complete. */
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
