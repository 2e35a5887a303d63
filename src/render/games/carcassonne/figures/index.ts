/** The pictures in the rules: parts of maps. They contain no words, and are large enough for a phone. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../../../contract.ts';
import { cellsIn, frameAround, type GridFrame, pixelOf } from '../../../grid/frame.ts';
import { paintNumber } from '../../../grid/places.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { clipTo, type Element, fillBox, isolated, layerOf, pageOf, strokeBox } from '../../../kit/page.ts';
import { paintCheck, paintCross } from '../../../kit/signs.ts';
import { write } from '../../../kit/text.ts';
import { color, seatMarks, size } from '../../../kit/theme.ts';
import { dragon, fairy, fairyRing } from '../map/creatures.ts';
import { hatching, ownedFarms } from '../map/farms.ts';
import { figuresIn, followers, paintBadge } from '../map/followers.ts';
import { lastMove } from '../map/layers.ts';
import { paintCell } from '../map/tiles.ts';
import { paintStep, walkLines } from '../map/walk.ts';
import { worldOf } from '../map/world.ts';
import { stampFigure } from '../pieces/figure.ts';
import { paintToken } from '../pieces/tokens.ts';
import type { MapFigure, MapView, Mark } from './mapFigure.ts';
import { MAPS, type MapName } from './maps.ts';

/** In pixels. */
const WIDTH = 720;
const MARGIN = 20;
const GAP = 16;
const TOTALS = 68;
const MARK = 24;
const LABEL = { height: 52, size: 34, badge: 17 } as const;

export const FIGURE_NAMES = Object.keys(MAPS) as readonly MapName[]; // The keys of `MAPS`.

/** The picture of this name. */
export function figure(name: MapName): Picture {
  const { views, totals } = MAPS[name];
  const width = Math.floor((WIDTH - 2 * MARGIN - (views.length - 1) * GAP) / views.length);
  const height = Math.max(...views.map(({ window }) => Math.round((width / window.columns) * window.rows)));
  const maps = views.map((view, i) => mapOf(view, { x: MARGIN + i * (width + GAP), y: MARGIN, width, height }));
  const beneath = { x: MARGIN, y: MARGIN + height, width: WIDTH - 2 * MARGIN, height: TOTALS };
  const foot = totals.length === 0 ? [] : [totalsIn(beneath, totals)];
  const bottom = totals.length === 0 ? MARGIN : TOTALS;
  return pageOf(
    WIDTH,
    MARGIN + height + bottom,
    [],
    [
      layerOf(
        'ground',
        maps.map(({ ground }) => ground),
      ),
      layerOf(
        'farms',
        maps.flatMap(({ farms }) => farms),
        true,
      ),
      layerOf('above', [...maps.map(({ above }) => above), ...foot]),
    ],
  );
}

/** A map in its well, from back to front. */
function mapOf(view: MapView, well: Box) {
  const { placements, figures, leaving, window, last, marks, hasFarms, fable } = view;
  const open = { placements, figures, expansions: fable === null ? {} : { drache: { ...fable, setAside: [] } } };
  const scale = Math.floor(well.width / window.columns);
  const center = [window.west + window.columns / 2, window.north + window.rows / 2] as const;
  const frame = frameAround(well, well, scale, center);
  const world = worldOf(placements);
  const inWell = (paint: (context: SKRSContext2D) => void): Element => ({
    box: well,
    facts: view,
    paint(context) {
      context.beginPath();
      context.roundRect(well.x, well.y, well.width, well.height, size.radius);
      context.clip();
      paint(context);
    },
  });
  return {
    ground: inWell((context) => {
      for (const cell of cellsIn(frame)) {
        const [left, top] = pixelOf(frame, [cell.x, cell.y]);
        paintCell(context, world, cell, { left, top, scale });
      }
    }),
    farms: hasFarms ? clipTo(well, hatching(ownedFarms({ placements, figures }, world), frame)) : [],
    above: inWell((context) => {
      const things = [
        ...(last === null ? [] : [lastMove(world, last, frame)]),
        ...walkLines(fable?.way ?? [], frame),
        ...dragon(open, frame),
        ...fairyRing(open, frame),
        ...followers(open, [], frame),
        ...fairy(open, frame),
      ];
      for (const one of things) isolated(context, () => one.paint(context));
      isolated(context, () => {
        context.globalAlpha = PALE;
        for (const piece of figuresIn({ placements, figures: leaving }, frame)) stampFigure(context, piece);
      });
      for (const mark of marks) isolated(context, () => paintMark(context, mark, frame));
      strokeBox(context, grown(well, -1), color.ink, 2, size.radius - 1);
    }),
  };
}

/** How opaque a figure is that goes home. */
const PALE = 0.5;

function paintMark(context: SKRSContext2D, mark: Mark, frame: GridFrame): void {
  const [x, y] = pixelOf(frame, mark.at);
  switch (mark.kind) {
    case 'letter':
      paintNumber(context, mark.text, { x, y, radius: MARK });
      return;
    case 'step':
      paintStep(context, mark.text, x, y, MARK);
      return;
    case 'points':
      paintPoints(context, mark.text, mark.of ?? [], x, y);
      return;
    case 'goods':
      paintGoods(context, mark, x, y);
      return;
    case 'fits':
      paintCheck(context, x, y, MARK);
      return;
    case 'clashes':
      paintCross(context, x, y, MARK);
  }
}

/** Points on a paper label, after the badges of the players who score them. */
function paintPoints(context: SKRSContext2D, text: string, of: readonly number[], x: number, y: number): void {
  const { height, size: type, badge } = LABEL;
  const width = 30 + text.length * 20 + of.length * 2.4 * badge;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  fillBox(context, box, color.active, height / 2);
  strokeBox(context, box, color.ink, 3, height / 2);
  of.forEach((seat, i) => {
    paintBadge(context, seatMarks[seat]!, '', { x: box.x + 14 + (i + 0.5) * 2.4 * badge, y, radius: badge * 0.8 });
  });
  write(context, text, box.x + width - 16, y, { size: type, weight: 700, align: 'right' });
}

/** The width of a good with its number, in pixels. */
const GOOD = 62;

/** What a player takes, on a paper label after the player's badge. */
function paintGoods(
  context: SKRSContext2D,
  { of, goods }: Extract<Mark, { kind: 'goods' }>,
  x: number,
  y: number,
): void {
  const { height, size: type, badge } = LABEL;
  const width = 3.4 * badge + goods.length * GOOD;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  fillBox(context, box, color.active, height / 2);
  strokeBox(context, box, color.ink, 3, height / 2);
  paintBadge(context, seatMarks[of]!, '', { x: box.x + 1.7 * badge, y, radius: badge * 0.8 });
  goods.forEach(([good, count], i) => {
    const left = box.x + 3.1 * badge + i * GOOD;
    write(context, `${count}`, left, y, { size: type, weight: 700 });
    paintToken(context, good, left + 38, y, 34);
  });
}

/** What each player gets, side by side. */
function totalsIn(box: Box, totals: MapFigure['totals']): Element {
  const pitch = box.width / totals.length;
  return {
    box,
    facts: totals,
    paint(context) {
      totals.forEach(({ of, text }, i) => {
        const [x, y] = [box.x + (i + 0.5) * pitch, box.y + box.height / 2];
        paintBadge(context, seatMarks[of]!, '', { x: x - 34, y, radius: 18 });
        write(context, text, x, y, { size: 40, weight: 700 });
      });
    },
  };
}
