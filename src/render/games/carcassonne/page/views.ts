/** What a page shows of the map: all of it, a part, or two strips with a fold between them. */
import {
  boxOf,
  type Cell,
  frameAround,
  frameFor,
  type GridFrame,
  type GridWindow,
  isWhole,
  pixelOf,
} from '../../../grid/frame.ts';
import type { NumberedPlace } from '../../../grid/places.ts';
import { type Box, boundingBox, grown, overlap, type Point } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated } from '../../../kit/page.ts';
import { color } from '../../../kit/theme.ts';
import { clipToWell } from '../map/layers.ts';
import type { World } from '../map/world.ts';
import { LARGEST_CELL, middleOf, rowsOfStrip } from './arrangement.ts';
import type { MapPanel } from './layout.ts';

/** One panel and what it shows. */
export interface MapView {
  readonly panel: MapPanel;
  readonly frame: GridFrame;
  /** Where the map is cut; null if it isn't. */
  readonly fold: Fold | null;
}

/** A grid line along which the map is cut; what belongs to the other side is veiled. */
export interface Fold {
  /** Whether it runs between two rows or two columns, and after how many of them, counted from cell (0, 0). */
  readonly between: 'rows' | 'columns';
  readonly at: number;
  readonly side: 'before' | 'after';
}

/**
 * The window in one panel, or cut between two rows into two panels.
 *
 * @param largest the maximum side of a cell, in pixels
 * @param center the center of a single panel, in cells
 */
export function viewsOf(
  [first, second]: readonly MapPanel[],
  window: GridWindow,
  largest = LARGEST_CELL,
  center = middleOf(window),
): readonly MapView[] {
  const view = (panel: MapPanel, part: GridWindow, fold: Fold | null): MapView => ({
    panel,
    frame: frameFor(panel.map, panel.well, part, largest),
    fold,
  });
  if (second === undefined) {
    const whole = view(first!, window, null);
    const { area, well, scale } = whole.frame;
    return [{ ...whole, frame: frameAround(area, well, scale, showing(window, area, scale, center)) }];
  }
  const rows = rowsOfStrip(window);
  const south = window.north + window.rows - rows;
  // Of the rows in both strips, the northern ones belong to the northern strip.
  const at = south + Math.ceil((2 * rows - window.rows) / 2);
  return [
    view(first!, { ...window, rows }, { between: 'rows', at, side: 'before' }),
    view(second, { ...window, rows, north: south }, { between: 'rows', at, side: 'after' }),
  ];
}

/** The center, moved as little as needed so that all of the window is in the area. */
function showing(window: GridWindow, area: Box, scale: number, [x, y]: Point): Point {
  const clamp = (at: number, from: number, length: number, room: number) =>
    Math.max(from + length - room / scale / 2, Math.min(from + room / scale / 2, at));
  return [clamp(x, window.west, window.columns, area.width), clamp(y, window.north, window.rows, area.height)];
}

/** Whether all tiles are shown. */
export const showsAll = (views: readonly MapView[], { tiles }: World): boolean =>
  tiles.every((tile) => views.some(({ frame }) => isWhole(frame, tile)));

const VEIL = 0.55;
const DASH = 6;

/** The veil over what belongs to the other strip, and the dashed fold. */
export function folds(views: readonly MapView[]): readonly Element[] {
  return views.flatMap(({ frame, fold }) => (fold === null ? [] : [foldOf(frame, fold)]));
}

function foldOf(frame: GridFrame, { between, at, side }: Fold): Element {
  const { area, well } = frame;
  const [x, y] = pixelOf(frame, [at, at]);
  const isAcross = between === 'rows';
  const line = isAcross ? Math.min(y, area.y + area.height - 1) : Math.min(x, area.x + area.width - 1);
  const before: Box = isAcross ? { ...area, height: line - area.y } : { ...area, width: line - area.x };
  const after: Box = isAcross
    ? { ...area, y: line, height: area.y + area.height - line }
    : { ...area, x: line, width: area.x + area.width - line };
  const veiled = side === 'before' ? after : before;
  const dashes: Box = isAcross ? { ...area, y: line - 2, height: 4 } : { ...area, x: line - 2, width: 4 };
  return {
    box: boundingBox(veiled, dashes),
    facts: [between, line, side, well],
    paint(context) {
      clipToWell(context, well);
      isolated(context, () => {
        context.globalAlpha = VEIL;
        fillBox(context, veiled, color.well);
      });
      const [from, to] = isAcross
        ? ([
            [area.x, line],
            [area.x + area.width, line],
          ] as const)
        : ([
            [line, area.y],
            [line, area.y + area.height],
          ] as const);
      for (const [width, stroke] of [
        [4, color.paper],
        [2, color.sideInk],
      ] as const) {
        context.setLineDash([DASH, DASH]);
        context.beginPath();
        context.moveTo(...from);
        context.lineTo(...to);
        context.lineWidth = width;
        context.strokeStyle = stroke;
        context.stroke();
      }
      context.setLineDash([]);
    },
  };
}

/** The side of the small plan and its distance from the edges of the map, in pixels. */
const PLAN = 176;
const PLAN_MARGIN = 12;
const PLAN_RIM = 3;

/**
 * A corner of the map for the small plan, where it hides no space on offer and the fewest tiles; null if every corner
 * has such a space.
 */
export function planBox(frame: GridFrame, { tiles }: World, places: readonly NumberedPlace[]): Box | null {
  const { area } = frame;
  const [west, north] = [area.x + PLAN_MARGIN, area.y + PLAN_MARGIN];
  const [east, south] = [area.x + area.width - PLAN - PLAN_MARGIN, area.y + area.height - PLAN - PLAN_MARGIN];
  const corners = [
    [east, north],
    [east, south],
    [west, north],
    [west, south],
  ].map(([x, y]): Box => ({ x: x!, y: y!, width: PLAN, height: PLAN }));
  const isHidden = (box: Box) => (cell: Cell) => overlap(grown(box, PLAN_RIM), boxOf(frame, cell));
  const free = corners.filter((box) => !places.some(isHidden(box)));
  const hidden = (box: Box) => tiles.filter(isHidden(box)).length;
  return free.length === 0 ? null : free.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}
