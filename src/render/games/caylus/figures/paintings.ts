/** The pictures in the rules that are no part of a board. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type BuildingId, buildingKind, CASTLE } from '../../../../engines/caylus/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawCube } from '../art/cubes.ts';
import { drawItems, effectRows, itemsOf } from '../art/items.ts';
import { drawCastleHouse, drawProvost, drawWorker } from '../art/pieces.ts';
import { drawHammer, drawSection } from '../art/signs.ts';
import { drawScene } from '../art/tile.ts';
import { drawCoin, drawPrestige } from '../art/tokens.ts';
import { drawPhoneTile, partsOf } from '../phone/tile.ts';
import { tone } from '../tones.ts';
import { paintArrow, paintBadge } from './parts.ts';
import { AYA, BATCH, BEN, BUILDING, PLACING, PROVOST, REPLACING } from './scenes.ts';

const TILE = 196;

/** The left edges of three tiles in a box. */
const thirds = (box: Box, width: number): readonly number[] =>
  [0, 1, 2].map((i) => Math.round(box.x + ((i + 0.5) * box.width) / 3 - width / 2));

/** The bridge with whoever has passed; the buildings, and what a worker of Aya costs there. */
export function paintPlacing(context: SKRSContext2D, box: Box): void {
  const slab = { ...box, height: 76 };
  fillBox(context, slab, tone.river, 12);
  fillBox(context, { ...slab, x: slab.x + 180, width: slab.width - 360 }, tone.castleShade);
  fillBox(context, { ...slab, x: slab.x + 180, width: slab.width - 360, y: slab.y + 8, height: 60 }, tone.castle);
  for (let i = 0; i < 3; i++) {
    const [x, y] = [slab.x + slab.width / 2 + (i - 1) * 84, slab.y + 38];
    context.beginPath();
    context.arc(x, y, 28, 0, 2 * Math.PI);
    context.fillStyle = tone.castleLight;
    context.fill();
    const seat = PLACING.passed[i];
    if (seat === undefined) write(context, `${i + 1}`, x, y + 1, { size: 32, align: 'center', fill: color.sideInk });
    else paintBadge(context, seat, x, y, 20);
  }
  const { scene, strip } = partsOf(TILE);
  const top = box.y + 96;
  thirds(box, TILE).forEach((x, i) => {
    const { building, owner, cost, points } = PLACING.sites[i]!; // Three.
    drawPhoneTile(context, building, { x, y: top, width: TILE });
    if (owner !== null) paintBadge(context, owner, x + 26, top + 26, 22);
    const below = { x, y: top + scene + strip + 12, width: TILE, height: 112 };
    paintPanel(context, below);
    drawWorker(context, AYA, { x: x + 42, y: below.y + 96, height: 82 });
    drawCoin(context, cost, { x: x + (points > 0 ? 100 : 122), y: below.y + 56, radius: points > 0 ? 27 : 32 });
    if (owner === null || points === 0) return;
    drawPrestige(context, points, { x: x + 160, y: below.y + 36, radius: 26 });
    paintBadge(context, owner, x + 160, below.y + 82, 16);
  });
}

/** The road from the provost’s space to the one he is moved to. */
export function paintProvost(context: SKRSContext2D, box: Box): void {
  const { scene, strip } = partsOf(TILE);
  const road = { ...box, y: box.y + scene + strip, height: 88 };
  fillBox(context, road, tone.roadWorkingEdge, 12);
  fillBox(context, { ...road, y: road.y + 4, height: road.height - 8 }, tone.roadWorking, 10);
  const lefts = thirds(box, TILE);
  PROVOST.buildings.forEach(([space, building], i) => {
    const x = lefts[i]!;
    drawPhoneTile(context, building, { x, y: box.y, width: TILE });
    const stone = { x: x + 4, y: road.y + 22, width: 46, height: 44 };
    fillBox(context, stone, tone.strip, 9);
    strokeBox(context, stone, color.line, 2, 9);
    write(context, `${space}`, stone.x + 23, stone.y + 23, { size: 32, align: 'center' });
  });
  const at = (space: number) => lefts[PROVOST.buildings.findIndex(([one]) => one === space)]! + TILE / 2 + 26;
  const y = road.y + 66;
  isolated(context, () => {
    context.globalAlpha = 0.4;
    drawProvost(context, { x: at(PROVOST.from), y, height: 46 });
  });
  drawProvost(context, { x: at(PROVOST.to), y, height: 46 });
  drawWorker(context, AYA, { x: at(PROVOST.to) + 34, y: box.y + scene - 4, height: 96 });
  paintBadge(context, AYA, at(PROVOST.to) + 50, box.y + 26, 18);
  const arrow = box.y + scene + strip + 88 + 30;
  paintArrow(context, at(PROVOST.from), at(PROVOST.to), arrow);
  drawCoin(context, PROVOST.cost, { x: (at(PROVOST.from) + at(PROVOST.to)) / 2, y: arrow, radius: 28 });
}

/** The parts of a building: its price, its points, its effect, and its owner’s bonus. */
export function paintBuilding(context: SKRSContext2D, box: Box): void {
  const { price, prestige, worker, owner } = buildingKind(BUILDING);
  paintPanel(context, box);
  drawScene(context, BUILDING, { x: box.x + 16, y: box.y + 42, width: 288, height: 226 });
  const left = box.x + 330;
  const right = box.x + box.width - 16;
  const line = (i: number) => box.y + 58 + i * 97;
  const side = 58;
  drawHammer(context, { x: left, y: line(0) - 30, side: 60 });
  drawItems(context, itemsOf(price ?? {}), { x: left + 84, y: line(0), side, least: 30 });
  drawPrestige(context, prestige, { x: right - 44, y: line(0), radius: 40 });
  drawWorker(context, AYA, { x: left + 30, y: line(1) + 38, height: 76 });
  if (worker !== null) drawItems(context, effectRows(worker)[0] ?? [], { x: left + 84, y: line(1), side, least: 30 });
  paintBadge(context, BEN, left + 30, line(2), 26);
  if (owner !== null) drawItems(context, effectRows(owner)[0] ?? [], { x: left + 84, y: line(2), side, least: 30 });
  for (const i of [0, 1]) fillBox(context, { x: left, y: line(i) + 47, width: right - left, height: 2 }, color.line);
}

/** What replaces what. */
export function paintReplacing(context: SKRSContext2D, box: Box): void {
  const width = 184;
  const { scene, strip } = partsOf(width);
  const y = box.y + (box.height - scene - strip) / 2;
  const lefts = thirds(box, width);
  REPLACING.forEach((building: BuildingId, i) => {
    drawPhoneTile(context, building, { x: lefts[i]!, y, width });
  });
  for (const i of [0, 1]) paintArrow(context, lefts[i]! + width + 4, lefts[i + 1]! - 3, y + scene / 2);
}

/** Cubes for a house. */
export function paintBatch(context: SKRSContext2D, box: Box): void {
  paintPanel(context, box);
  const middle = box.y + box.height / 2;
  BATCH.pay.forEach((cube, i) => {
    drawCube(context, cube, { x: box.x + 22 + i * 88, y: middle - 38, side: 76 });
  });
  paintArrow(context, box.x + 294, box.x + 360, middle);
  const cell = { x: box.x + 376, y: box.y + 16, width: 200, height: box.height - 32 };
  fillBox(context, cell, tone.cell, 14);
  drawSection(context, BATCH.section, { x: cell.x + 10, y: middle - 34, side: 68 }, true);
  drawCastleHouse(context, AYA, { x: cell.x + 96, y: middle - 44, side: 88 });
  drawPrestige(context, CASTLE[BATCH.section].prestige, { x: box.x + box.width - 58, y: middle, radius: 44 });
}
