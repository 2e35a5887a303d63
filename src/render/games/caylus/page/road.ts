/** The road with its buildings, workers, provost, and bailiff. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type BuildingId,
  type Change,
  type Open,
  type Place,
  SPACES,
  type Space,
  tileOn,
} from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { ChangePlace } from '../../../contract.ts';
import { showing } from '../../../kit/changed.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { widthOf, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { createPen } from '../art/pen.ts';
import { drawBailiff, drawCastleHouse, drawProvost, drawWorker } from '../art/pieces.ts';
import { stripOf } from '../art/tile.ts';
import { drawCoin } from '../art/tokens.ts';
import { tone } from '../tones.ts';
import { paintLane } from './ground.ts';
import { cellOf, LANE, laneOf, roadTile, TILE } from './layout.ts';

const HALF = LANE.width / 2;

/** The road itself, a piece for each space and each turn, for a kept layer. */
export function lanes({ provost }: Open): readonly Element[] {
  return SPACES.flatMap((space) => {
    const { row, column } = cellOf(space);
    const isWorking = space <= provost;
    const y = laneOf(row);
    const straight: Element = {
      box: { x: TILE.x - 2 + column * TILE.pitch, y: y - HALF, width: TILE.pitch, height: LANE.width },
      facts: ['lane', isWorking],
      paint: (context) => paintLane(context, `M200 ${y}H960`, isWorking),
    };
    const isFirst = (space - 1) % 6 === 0;
    return isFirst ? [turnInto(row, isWorking), straight] : [straight];
  });
}

/** The turn from the row above, or from the bridge, into this row. */
function turnInto(row: number, isWorking: boolean): Element {
  const [from, to] = [laneOf(row - 1), laneOf(row)];
  const isLeft = row % 2 === 1;
  const x = isLeft ? LANE.left : LANE.right;
  const inward = isLeft ? HALF : -HALF;
  const sweep = isLeft ? 0 : 1;
  const path = `M${x + 3 * inward} ${from}H${x + inward}A${HALF} ${HALF} 0 0 ${sweep} ${x} ${from + HALF}V${to - HALF}A${HALF} ${HALF} 0 0 ${sweep} ${x + inward} ${to}H${x + 3 * inward}`;
  return {
    box: { x: x - HALF, y: from - HALF, width: LANE.width + (isLeft ? 0 : 1), height: to - from + LANE.width },
    facts: ['turn', isLeft, isWorking],
    paint: (context) => paintLane(context, path, isWorking),
  };
}

/** A worker on the picture of a building; on a low picture it is smaller. */
export function workerOn(building: BuildingId, tile: Box, seat: Seat, place: Place): Element {
  const height = stripOf(building).length > 1 ? 44 : 54;
  const foot = { x: tile.x + 74, y: tile.y + (height === 44 ? 48 : 61), height };
  const box = { x: foot.x - 18, y: foot.y - height, width: 36, height };
  return {
    box,
    facts: ['worker', seat],
    paint: (context) => drawWorker(context, seat, foot),
    shows: [showing<Change>({ kind: 'worker', place, seat }, box)],
  };
}

export const workers = (open: Open): readonly Element[] =>
  SPACES.flatMap((space) => {
    const tile = tileOn(open, space);
    return tile === null || tile.worker === null
      ? []
      : [workerOn(tile.building, roadTile(space), tile.worker, `road-${space}`)];
  });

/** The numbers of the spaces; those that can be chosen are teal. */
export const milestones = (legal: ReadonlySet<number>): readonly Element[] =>
  SPACES.map((space) => {
    const isLegal = legal.has(space);
    const box = { x: roadTile(space).x + 1, y: laneOf(cellOf(space).row) - 15, width: 38, height: 30 };
    return {
      box,
      facts: [space, isLegal],
      paint: (context) => paintMilestone(context, box, `${space}`, isLegal),
    };
  });

export function paintMilestone(context: SKRSContext2D, box: Box, text: string, isLegal: boolean): void {
  if (isLegal) {
    fillBox(context, box, color.onLegal, 15);
    const inner = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 };
    fillBox(context, inner, color.legal, 13);
    // Names need more room to the round ends than numbers; the longest are not bold.
    const room = box.width - (box.width > 60 ? 18 : 12);
    const weight = widthOf(context, text, 20, 700) > room ? 400 : 700;
    const bold = { sizes: [24, 22, 21, 20], weight, fill: color.onLegal, align: 'center' } as const;
    writeNarrowed(context, text, box.x + box.width / 2, box.y + box.height / 2, { ...bold, width: room });
    return;
  }
  const stone = { x: box.x + 2, y: box.y + 3, width: box.width - 4, height: box.height - 6 };
  fillBox(context, stone, tone.strip, 6);
  strokeBox(context, stone, tone.roadRestingEdge, 1.6, 6);
  const style = { sizes: [23, 22, 21, 20], fill: color.sideInk, align: 'center', width: stone.width - 6 } as const;
  writeNarrowed(context, text, stone.x + stone.width / 2, stone.y + stone.height / 2, style);
}

/** The end of the provost's space, the provost, and the bailiff. */
export function pawns({ provost, bailiff }: Open): readonly Element[] {
  const { row } = cellOf(provost);
  const end = roadTile(provost).x + (row % 2 === 0 ? -6 : TILE.width);
  const barrier = { x: end, y: laneOf(row) - 24, width: 8, height: 48 };
  return [
    { box: barrier, facts: 'barrier', paint: (context) => paintBarrier(context, barrier) },
    pawn(provost, 'provost'),
    pawn(bailiff, 'bailiff'),
  ];
}

/** Where provost and bailiff go on a space, from the left edge of its tile and from the middle of the road. */
const PAWNS = {
  provost: { dx: 40, dy: -13, width: 43, height: 29 },
  bailiff: { dx: 64, dy: -33, width: 34, height: 47 },
} as const;

function pawn(space: Space, kind: keyof typeof PAWNS): Element {
  const { dx, dy, width, height } = PAWNS[kind];
  const box = { x: roadTile(space).x + dx, y: laneOf(cellOf(space).row) + dy, width, height };
  const foot = { x: box.x + Math.floor(width / 2), y: box.y + height, height };
  return {
    box: { ...box, width: width + 2 },
    facts: kind,
    paint: (context) => (kind === 'provost' ? drawProvost : drawBailiff)(context, foot),
    shows: [showing<Change>({ kind, space }, { ...box, width: width + 2 })],
  };
}

function paintBarrier(context: SKRSContext2D, { x, y, width, height }: Box): void {
  const pen = createPen(context, 1, 1.6);
  pen.rect(tone.white, x + 1, y + 1, width - 2, height - 2, 2);
  for (let top = y + 2; top < y + height - 6; top += 16) pen.flatRect(tone.red, x + 2, top, width - 4, 8);
}

/** What moving the provost there costs. */
export const provostCosts = (costs: ReadonlyMap<number, number>): readonly Element[] =>
  [...costs].map(([space, cost]) => {
    const at = { x: roadTile(space).x + 61, y: laneOf(cellOf(space).row), radius: 14 };
    return {
      box: { x: at.x - 14, y: at.y - 14, width: 28, height: 28 },
      facts: ['cost', cost],
      paint: (context) => drawCoin(context, cost, at),
    };
  });

/** Where a worker costs another price than the header says. */
export const otherCosts = (prices: ReadonlyMap<Space, number>): readonly Element[] =>
  [...prices].map(([space, cost]) => {
    const tile = roadTile(space);
    const at = { x: tile.x + 73, y: tile.y + 38, radius: 14 };
    return {
      box: { x: at.x - 18, y: at.y - 18, width: 36, height: 36 },
      facts: ['price', cost],
      paint(context) {
        createPen(context, 1, 3).disc(color.legal, at.x, at.y, 16.5);
        drawCoin(context, cost, at);
      },
    };
  });

/** A gold frame: what has just changed, or what is being carried out. */
export const goldFrame = ({ x, y, width, height }: Box): Element => ({
  box: { x: x - 2, y: y - 2, width: width + 4, height: height + 4 },
  facts: 'frame',
  paint: (context) =>
    strokeBox(context, { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 }, color.lastMove, 5, 9),
});

/** A castle house at the size of its place. */
export const houseOf = (box: Box, seat: Seat, shows: readonly ChangePlace[] = []): Element => ({
  box,
  facts: ['house', seat],
  paint: (context) => drawCastleHouse(context, seat, { x: box.x, y: box.y, side: box.width }),
  shows,
});
