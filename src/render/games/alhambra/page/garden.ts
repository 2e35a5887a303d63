/** An alhambra in a well: its tiles, its longest wall, and the cells on offer. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type Alhambra,
  type Cell,
  type Change,
  cellsAround,
  isTile,
  layoutOf,
  longestWall,
  type OpenPlayer,
  type TileId,
} from '../../../../engines/alhambra/index.ts';
import type { SceneStep } from '../../../contract.ts';
import { boxOf, frameFor, type GridFrame, windowAround } from '../../../grid/frame.ts';
import { paintNumber } from '../../../grid/places.ts';
import { showing } from '../../../kit/changed.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { color } from '../../../kit/theme.ts';
import { traceStar } from '../art/pen.ts';
import { paintInnerTurrets, paintWallLine } from '../art/ramparts.ts';
import { drawTile, LEAST_FULL } from '../art/tile.ts';
import { factsOf } from '../subject.ts';
import { grounds, tone } from '../tones.ts';

/** A cell on offer. */
export interface OfferedCell extends Cell {
  readonly label: string;
  /** The tile that would lie there, null for a cell whose tile is moved away or not chosen yet. */
  readonly tile: TileId | null;
}

/**
 * The cells among a step's answers; a cell with several answers is numbered once, without a tile. Cells that are
 * already chosen have no number.
 */
export function offeredCells(step: SceneStep<Alhambra> | null): readonly OfferedCell[] {
  if (step === null) return [];
  const cellIn = (label: string, { x, y, tile }: Readonly<Record<string, unknown>>): readonly OfferedCell[] =>
    typeof x === 'number' && typeof y === 'number'
      ? [{ x, y, label, tile: typeof tile === 'string' && isTile(tile) ? tile : null }]
      : [];
  const offered = step.answers.flatMap(({ label, partial }) => cellIn(label, partial));
  const chosen = [...step.moves, step.partial].flatMap((move) => cellIn('', { ...move }));
  const cells = offered.length > 0 ? offered : chosen;
  return [...Map.groupBy(cells, ({ x, y }) => `${x},${y}`).values()].map((there) =>
    there.length === 1 ? there[0]! : { ...there[0]!, tile: null },
  );
}

/** From the edges of the area to the tiles, for the line along the wall; in pixels. */
const INSET = 10;

/** The frame of an alhambra with everything on offer for it. */
export function gardenFrame(
  area: Box,
  well: Box,
  { alhambra }: OpenPlayer,
  offered: readonly Cell[],
  largest: number,
): GridFrame {
  const window = windowAround([{ x: 0, y: 0 }, ...alhambra, ...offered], 0);
  return { ...frameFor(grown(area, -INSET), well, window, largest), area };
}

/**
 * All tiles of an alhambra with its longest wall, and gold frames around the cells that are new.
 *
 * @param line the width of the line along the longest wall in pixels; null for none
 */
export function garden(
  frame: GridFrame,
  player: OpenPlayer,
  fresh: readonly Cell[],
  line: number | null,
  { hasCost = true } = {},
): Element {
  const { area, left, top, scale } = frame;
  return {
    box: area,
    facts: [factsOf(player), scale, left, top, fresh, line, hasCost],
    paint(context) {
      const layout = layoutOf(player.alhambra);
      for (const cell of layout.cells) drawTile(context, cell.tile, boxOf(frame, cell), { hasCost });
      if (scale >= LEAST_FULL) paintInnerTurrets(context, layout, cellsAround(layout), [left, top], scale);
      if (line !== null)
        paintWallLine(context, longestWall(player.alhambra), [left, top], scale, { width: line, outside: line });
      for (const cell of fresh) if (layout.at(cell.x, cell.y) !== null) paintFresh(context, boxOf(frame, cell));
    },
    shows: player.alhambra.map(({ x, y }) =>
      showing<Change>({ kind: 'tile', seat: player.seat, x, y }, boxOf(frame, { x, y })),
    ),
  };
}

/** Paints corners of gold around a tile that has just been placed; its walls stay in sight between them. */
function paintFresh(context: SKRSContext2D, box: Box): void {
  const width = Math.max(4, box.width * 0.06);
  const arm = box.width * 0.27;
  const { x, y, width: side } = grown(box, -width * 0.4);
  context.beginPath();
  for (const [cornerX, cornerY, toX, toY] of [
    [x, y, 1, 1],
    [x + side, y, -1, 1],
    [x + side, y + side, -1, -1],
    [x, y + side, 1, -1],
  ] as const) {
    context.moveTo(cornerX + toX * arm, cornerY);
    context.lineTo(cornerX, cornerY);
    context.lineTo(cornerX, cornerY + toY * arm);
  }
  for (const [style, line] of [
    [color.ink, width * 1.7],
    [color.lastMove, width],
  ] as const) {
    context.strokeStyle = style;
    context.lineWidth = line;
    context.stroke();
  }
}

/**
 * The cells on offer, numbered like their buttons: on an empty cell, with a ghost of the tile.
 *
 * @param least the type size of the numbers at least, in pixels
 */
export function offers(
  frame: GridFrame,
  { alhambra }: OpenPlayer,
  cells: readonly OfferedCell[],
  least = 20,
): readonly Element[] {
  const layout = layoutOf(alhambra);
  return cells.map((cell) => {
    const box = boxOf(frame, cell);
    const isEmpty = layout.at(cell.x, cell.y) === null;
    return {
      box: grown(box, 2),
      facts: [cell.label, cell.tile, isEmpty, frame.scale],
      paint(context) {
        if (isEmpty) paintGhost(context, box, cell.tile);
        else if (cell.tile !== null) drawTile(context, cell.tile, box);
        if (!isEmpty) dashed(context, grown(box, -3));
        if (cell.label === '') return;
        const radius = Math.max(0.8 * least, Math.min(27, box.width * 0.23));
        const inset = radius + box.width * 0.06;
        // The cost of a tile that is there stays legible at the upper left.
        const x = isEmpty ? box.x + inset : box.x + box.width - inset;
        paintNumber(context, cell.label, { x, y: box.y + inset, radius }, least);
      },
    };
  });
}

function paintGhost(context: SKRSContext2D, box: Box, tile: TileId | null): void {
  fillBox(context, box, color.paper);
  if (tile !== null)
    isolated(context, () => {
      const isDark = tile.startsWith('arcades') || tile.startsWith('tower');
      context.globalAlpha = isDark ? 0.42 : 0.52;
      drawTile(context, tile, box, { hasCost: false });
    });
  dashed(context, grown(box, -3));
}

function dashed(context: SKRSContext2D, box: Box): void {
  strokeBox(context, box, tone.cream, 6);
  isolated(context, () => {
    context.setLineDash([12, 8]);
    strokeBox(context, box, color.legal, 4.5);
  });
}

/** How wide the strips for coordinates are at the edges of a well, in pixels. */
interface Strips {
  readonly top?: number;
  readonly left?: number;
  readonly bottom?: number;
  readonly right?: number;
}

/** The ground of an alhambra: a lattice of stars, for a kept layer. */
export const well = (box: Box, pitch: number, strips: Strips = {}): Element => ({
  box,
  facts: ['well', pitch, strips, box.width, box.height],
  paint(context) {
    const { x, y, width, height } = box;
    context.translate(x, y);
    isolated(context, () => {
      context.beginPath();
      context.roundRect(0, 0, width, height, 12);
      context.clip();
      context.fillStyle = color.well;
      context.fillRect(0, 0, width, height);
      context.fillStyle = tone.star;
      context.strokeStyle = tone.starLine;
      context.lineWidth = 1.4;
      for (let column = 0; column * pitch < width + pitch; column++)
        for (let row = 0; row * pitch < height + pitch; row++) {
          context.beginPath();
          traceStar(context, column * pitch, row * pitch, pitch / 2, pitch * 0.33, 8);
          context.fill();
          context.stroke();
        }
      context.fillStyle = tone.strip;
      const { top = 0, left = 0, bottom = 0, right = 0 } = strips;
      context.fillRect(0, 0, width, top);
      context.fillRect(0, 0, left, height);
      context.fillRect(0, height - bottom, width, bottom);
      context.fillRect(width - right, 0, right, height);
    });
    strokeBox(context, { x: 1, y: 1, width: width - 2, height: height - 2 }, grounds.start.dark, 2, 11);
  },
});
