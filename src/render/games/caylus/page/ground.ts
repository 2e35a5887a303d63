/** What never changes: meadows, river, and the castle without its houses. All of it belongs to a kept layer. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SECTIONS } from '../../../../engines/caylus/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated } from '../../../kit/page.ts';
import { size } from '../../../kit/theme.ts';
import { fir, sheep, tree } from '../art/buildings/parts.ts';
import { createPen, type Pen } from '../art/pen.ts';
import { tone } from '../tones.ts';
import { BOARD, CASTLE, CASTLE_PARTS, COURTYARD, LANE, laneOf, RIVER, ROWS, roadTile, TOWERS } from './layout.ts';

/** A piece of the board, cut at its round corners. */
const piece = (name: string, box: Box, paint: (pen: Pen) => void): Element => ({
  box,
  facts: name,
  paint: (context) =>
    isolated(context, () => {
      context.beginPath();
      context.roundRect(BOARD.x, BOARD.y, BOARD.width, BOARD.height, size.radius);
      context.clip();
      paint(createPen(context, 1, 2));
    }),
});

const ROAD = { x: RIVER.x, width: RIVER.width } as const;

export function ground(): readonly Element[] {
  const first = roadTile(1).y - 2;
  const pitch = laneOf(1) - laneOf(0);
  const row = (i: number): Box => ({ ...ROAD, y: first + i * pitch, height: pitch });
  const last = row(ROWS);
  return [
    piece('north', { ...ROAD, y: BOARD.y, height: RIVER.y - BOARD.y }, (pen) => {
      meadow(pen, { ...ROAD, y: BOARD.y, height: RIVER.y - BOARD.y });
      paintLane(pen.context, `M${ROAD.x - 10} ${laneOf(-1)}H${ROAD.x + ROAD.width}`, true);
    }),
    piece('river', RIVER, river),
    ...Array.from({ length: ROWS }, (_, i) =>
      piece(i === ROWS - 1 ? 'meadow with trees' : `meadow ${i % 2}`, row(i), (pen) => {
        meadow(pen, row(i));
        if (i % 2 === 0)
          pen.flat(tone.grassDark, `M${ROAD.x} ${row(i).y + 20}q180 -30 330 6t332 -8v70q-200 30 -400 4t-262 12Z`);
        if (i === ROWS - 1) grove(pen);
      }),
    ),
    piece('south', { ...last, height: BOARD.y + BOARD.height - last.y }, (pen) => {
      meadow(pen, last);
      grove(pen);
    }),
    piece('castle', CASTLE, castle),
  ];
}

function meadow({ context, line }: Pen, box: Box): void {
  fillBox(context, box, tone.grass);
  for (let i = 0; i < 14; i++) {
    const [x, y] = [box.x + ((i * 131) % (box.width - 30)) + 12, box.y + ((i * 47) % (box.height - 20)) + 12];
    line(`M${x} ${y}l-4 -7M${x} ${y}V${y - 9}M${x} ${y}l4 -7`, 1.6, tone.tuft);
  }
}

/** Trees behind the end of the road. */
function grove(pen: Pen): void {
  fir(pen, 262, 898, 46);
  fir(pen, 268, 936, 56);
  tree(pen, 300, 978, 12);
  sheep(pen, 370, 976, 30);
  sheep(pen, 404, 968, 26);
  tree(pen, 446, 976, 13);
}

function river(pen: Pen): void {
  const { x, y, width, height } = RIVER;
  fillBox(pen.context, RIVER, tone.river);
  pen.line(`M${x} ${y + 1}H${x + width}M${x} ${y + height - 1}H${x + width}`, 3, tone.riverLine);
  for (let i = 0; i < 9; i++) pen.line(`M${x + 26 + i * 46} ${y + 18 + (i % 3) * 12}q7 -6 14 0t14 0`, 2, tone.wave);
  const boat = x + 150;
  pen.line(`M${boat + 26} ${y + 36}V${y + 4}`, 2.4);
  pen.shape(tone.white, `M${boat + 29} ${y + 6}L${boat + 50} ${y + 32}H${boat + 29}Z`);
  pen.shape(tone.white, `M${boat + 23} ${y + 12}L${boat + 8} ${y + 32}H${boat + 23}Z`);
  pen.shape(tone.trunk, `M${boat} ${y + 36}H${boat + 56}L${boat + 46} ${y + 48}H${boat + 10}Z`);
}

/** Strokes a stretch of the road: dark where buildings work, pale behind the provost. */
export function paintLane(context: SKRSContext2D, path: string, isWorking: boolean): void {
  const pen = createPen(context, 1, 2);
  context.lineCap = 'butt';
  pen.line(path, LANE.width, isWorking ? tone.roadWorkingEdge : tone.roadRestingEdge);
  pen.line(path, LANE.width - 5, isWorking ? tone.roadWorking : tone.roadResting);
}

/** From the towers down: towers, wall, courtyard, and the rock with the dungeon. */
function castle(pen: Pen): void {
  const { x, y, width, height } = CASTLE;
  const right = x + width;
  fillBox(pen.context, CASTLE, tone.grass);
  for (const tower of TOWERS) paintTower(pen, tower);
  const wall = CASTLE_PARTS.walls.info.y - 12;
  fillBox(pen.context, { x, y: wall, width, height: COURTYARD.y - wall }, tone.castle);
  for (let left = x; left < right; left += 30) pen.rect(tone.castleLight, left + 3, wall - 8, 17, 16);
  pen.line(`M${x} ${wall + 8}H${right}`, 2);
  masonry(pen, { x, y: wall + 8, width, height: COURTYARD.y - wall - 12 });
  fillBox(pen.context, { x, y: COURTYARD.y - 4, width, height: COURTYARD.height + 6 }, tone.roadWorking);
  pen.line(`M${x} ${COURTYARD.y - 4}H${right}`, 3, tone.roadWorkingEdge);
  const rock = COURTYARD.y + COURTYARD.height + 2;
  fillBox(pen.context, { x, y: rock, width, height: y + height - rock }, tone.rock);
  pen.line(`M${x} ${rock}H${right}`, 3, tone.rockDark);
  for (const [left, top] of [
    [30, 944],
    [96, 958],
    [160, 944],
    [200, 966],
  ] as const)
    pen.line(`M${left} ${top}l14 -8 16 6`, 2.4, tone.rockDark);
  const cells = CASTLE_PARTS.dungeon.houses;
  pen.rect(tone.cell, x + 8, cells[0]!.y - 9, width - 16, 128, 6);
  for (const section of SECTIONS) for (const { x, y, width } of CASTLE_PARTS[section].houses) niche(pen, x, y, width);
  pen.line(`M${right - 1} ${y}V${y + height}`, 3, tone.rockDark);
}

function paintTower(pen: Pen, { x, eaves }: (typeof TOWERS)[number]): void {
  const foot = CASTLE_PARTS.walls.info.y;
  pen.rect(tone.castle, x - 36, eaves - 4, 72, foot - eaves);
  masonry(pen, { x: x - 35, y: eaves, width: 70, height: foot - eaves - 6 });
  pen.line(`M${x} ${eaves - 54}V${eaves - 66}`, 2);
  pen.shape(tone.red, `M${x} ${eaves - 66}l13 4 -13 4Z`);
  pen.shape(tone.tower, `M${x - 41} ${eaves}L${x} ${eaves - 56} ${x + 41} ${eaves}Z`);
  pen.flat(tone.towerDark, `M${x + 4} ${eaves - 49}L${x + 38} ${eaves - 1}H${x + 17}Z`);
}

function masonry(pen: Pen, { x, y, width, height }: Box): void {
  for (let row = 0; row * 16 < height - 8; row++)
    for (let left = x + 8 + (row % 3) * 19; left < x + width - 14; left += 58)
      pen.line(`M${left} ${y + 12 + row * 16}h12`, 1.6, tone.castleShade);
}

/** An arched place for a house. */
function niche(pen: Pen, x: number, y: number, side: number): void {
  const [left, right, foot] = [x + 2, x + side - 2, y + side - 1];
  const half = (right - left) / 2;
  pen.shape(tone.niche, `M${left} ${foot}V${y + half}A${half} ${half} 0 0 1 ${right} ${y + half}V${foot}Z`);
  pen.flat(
    tone.castleShade,
    `M${left + 3} ${foot - 1}V${y + half}A${half - 3} ${half - 3} 0 0 1 ${x + side / 2} ${y + 4}L${x + side / 2 - 3} ${y + 10} ${left + 8} ${y + half + 2}V${foot - 1}Z`,
  );
}
