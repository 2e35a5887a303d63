/** The road in rows: tiles above, numbers, provost, and bailiff below them. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type BuiltClass,
  CASTLE,
  type Change,
  inStock,
  type Open,
  SECTIONS,
  SPACES,
  type Space,
  stockOf,
  tileOn,
} from '../../../../engines/caylus/index.ts';
import { showing } from '../../../kit/changed.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { paintCheck } from '../../../kit/signs.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawBailiff, drawProvost } from '../art/pieces.ts';
import { drawClassHouse, drawHammer, drawSection } from '../art/signs.ts';
import { drawCoin } from '../art/tokens.ts';
import type { Choices } from '../choices.ts';
import { cellOf } from '../page/layout.ts';
import { tone } from '../tones.ts';
import { edgeOf, groundOf, paintMark, paintStretch, type Site, type Way } from './lane.ts';
import { across, COLUMNS, LANE, MARGIN, type Row, SMALLEST, TURNS, tileBox, WIDTH } from './layout.ts';
import { roadTile } from './tile.ts';

/** The road below these tiles: from edge to edge, or only as far as it goes. */
function laneOf(columns: readonly Box[], top: number): Box {
  const whole = across(top, LANE);
  if (columns.length === COLUMNS) return whole;
  const left = Math.min(...columns.map(({ x }) => x)) - 8;
  return { ...whole, x: left, width: whole.x + whole.width - left };
}

/**
 * A row of the road: tiles above, numbers, provost, and bailiff on the road below.
 *
 * @param next the empty space that is marked as the next one to be built on, or null
 */
export function roadRow(
  way: Way,
  { spaces, tiles, lane: top }: Row,
  choices: Choices,
  site: Site,
  next: Space | null,
): readonly Element[] {
  const row = cellOf(spaces[0]!).row;
  const columns = spaces.map((space) => tileBox(cellOf(space).column, top));
  const box = laneOf(columns, top);
  const isForward = row % 2 === 1;
  const reached = spaces.filter((space) => space <= way.provost);
  const ground: Element = {
    box,
    facts: [row, reached.length, spaces.length],
    paint: (context) => paintLane(context, box, columns, reached.length, isForward),
  };
  return [
    ground,
    ...turn(way, row, tiles, top, spaces.at(-1)!),
    ...spaces.flatMap((space, i): readonly Element[] => {
      const tile = tileOn(way, space);
      const at = columns[i]!; // One for each.
      const pieces = [...(way.provost === space ? ['provost'] : []), ...(way.bailiff === space ? ['bailiff'] : [])];
      const isLegal = choices.spaces.has(space);
      const cost = choices.costs.get(space);
      const mark: Element = {
        box: { ...at, y: top, height: LANE },
        facts: [space, isLegal, pieces, cost ?? 0],
        paint(context) {
          paintSpace(context, { ...at, y: top, height: LANE }, space, isLegal, way);
          if (cost === undefined) return;
          drawCoin(context, cost, { x: at.x + 62, y: top + LANE / 2, radius: 16, least: SMALLEST });
        },
        shows: [
          showing<Change>({ kind: 'provost', space }, { x: at.x + 44, y: top + 2, width: 36, height: LANE - 4 }),
          showing<Change>({ kind: 'bailiff', space }, { x: at.x + 78, y: top + 2, width: 32, height: LANE - 4 }),
        ],
      };
      if (tiles === null) return [mark];
      if (tile === null) return [plot({ ...at, y: tiles }, space === next), mark];
      return [roadTile(tile, space, { ...at, y: tiles }, site === space, choices.prices.get(space) ?? null), mark];
    }),
  ];
}

/** An empty place beside the road; the next one that is built on shows what for. */
const plot = (box: Box, isNext: boolean): Element => ({
  box,
  facts: ['plot', isNext],
  paint(context) {
    const inner = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 };
    fillBox(context, inner, tone.grassDark, 8);
    isolated(context, () => {
      context.setLineDash([8, 6]);
      strokeBox(context, inner, PLOT_LINE, 2, 8);
    });
    if (!isNext) return;
    drawHammer(context, { x: box.x + 10, y: box.y + 34, side: 38 });
    drawClassHouse(context, 'wood', { x: box.x + 52, y: box.y + 14, side: 38 });
    drawClassHouse(context, 'stone', { x: box.x + 52, y: box.y + 56, side: 38 });
  },
});

const PLOT_LINE = '#8F8A58';

/** The road of a row: dark as far as buildings work. */
function paintLane(
  context: SKRSContext2D,
  box: Box,
  columns: readonly Box[],
  reached: number,
  isForward: boolean,
): void {
  const isAll = reached === columns.length;
  paintStretch(context, box, isAll);
  if (isAll || reached === 0) return;
  const last = columns[reached - 1]!;
  const end = isForward ? last.x + last.width : last.x;
  const stretch = isForward ? { ...box, width: end - box.x } : { ...box, x: end, width: box.x + box.width - end };
  paintStretch(context, stretch, true);
  const barrier = { x: end - 4, y: box.y, width: 8, height: box.height };
  fillBox(context, barrier, tone.white, 2);
  for (let y = barrier.y + 2; y < barrier.y + LANE - 8; y += 16)
    fillBox(context, { ...barrier, y, height: 8 }, tone.red);
}

/** A number on the road, with provost and bailiff beside it. */
function paintSpace(context: SKRSContext2D, box: Box, space: Space, isLegal: boolean, { provost, bailiff }: Way): void {
  paintMark(context, { x: box.x, y: box.y + 5, width: 44, height: LANE - 10 }, `${space}`, isLegal);
  if (provost === space) drawProvost(context, { x: box.x + 62, y: box.y + LANE - 9, height: 22 });
  if (bailiff === space) drawBailiff(context, { x: box.x + 93, y: box.y + LANE - 3, height: 39 });
}

/** The upright stretch at the end of a row, and the sign of a checkpoint. */
function turn(way: Way, row: number, tiles: number | null, top: number, last: Space): readonly Element[] {
  const section = SECTIONS.find((one) => CASTLE[one].checkpoint === last);
  const isLeft = row % 2 === 0;
  const x = isLeft ? TURNS.left : TURNS.right;
  // From the end of the row above to the beginning of this one.
  const from = tiles === null ? top - 8 : tiles - 8;
  const stretch = { x: (isLeft ? TURNS.right : TURNS.left) - 12, y: from, width: 24, height: top + 8 - from };
  const isWorking = way.provost > row * COLUMNS;
  const start: Element = {
    box: stretch,
    facts: ['turn', isWorking],
    paint(context) {
      fillBox(context, stretch, edgeOf(isWorking));
      fillBox(context, { ...stretch, x: stretch.x + 3, width: stretch.width - 6 }, groundOf(isWorking));
    },
  };
  if (section === undefined) return [start];
  const isCounted = way.counted.includes(section);
  const sign: Box = {
    x: isLeft ? MARGIN : WIDTH - MARGIN - 28,
    y: (tiles ?? top - 4) + 4,
    width: 28,
    height: tiles === null ? LANE : 62,
  };
  return [
    start,
    {
      box: sign,
      facts: ['checkpoint', section, isCounted, tiles === null],
      paint(context) {
        fillBox(context, sign, tone.strip, 6);
        strokeBox(context, { ...sign, x: sign.x + 1, width: sign.width - 2 }, color.ink, 2, 6);
        drawSection(context, section, { x: x - 12, y: sign.y + 6, side: 24 });
        if (isCounted && tiles !== null) paintCheck(context, x, sign.y + 45, 10);
      },
    },
  ];
}

/** The ground of the whole way. */
export const meadow = (top: number, bottom: number): Element => {
  const box = across(top, bottom - top);
  return { box, facts: 'meadow', paint: (context) => fillBox(context, box, tone.grass, 12) };
};

const COUNTED = ['wood', 'stone', 'prestige'] as const satisfies readonly BuiltClass[];

/** How many buildings of each class are left, behind the end of the road. */
export function stock(board: Pick<Open, 'road'>, top: number): Element {
  const counts = COUNTED.map((sort) => inStock(board, sort).reduce((sum, id) => sum + (stockOf(board, id) ?? 0), 0));
  const end = tileBox(COLUMNS - 1 - ((SPACES.length - 1) % COLUMNS), top).x - 12;
  const box = { x: MARGIN + 4, y: top, width: end - MARGIN - 4, height: LANE };
  return {
    box,
    facts: ['stock', counts],
    paint(context) {
      fillBox(context, box, tone.strip, 8);
      strokeBox(
        context,
        { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 },
        color.sideInk,
        2,
        7,
      );
      const pitch = (box.width - 8) / COUNTED.length;
      COUNTED.forEach((sort, i) => {
        const x = box.x + 8 + i * pitch;
        drawClassHouse(context, sort, { x, y: box.y + 6, side: 32 }, counts[i] === 0);
        write(context, `${counts[i]}`, x + 36, box.y + LANE / 2 + 1, { size: 28, weight: 700 });
      });
    },
  };
}
