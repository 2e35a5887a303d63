/**
 * A building as a tile: its picture above a strip with what it does.
 *
 *     drawTile(context, 's_bank', { x, y, width: 93 });   // as high as `tileHeight(93)`
 *     drawScene(context, 's_bank', box);                  // the picture alone, with a border
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type BuildingId, buildingKind } from '../../../../engines/caylus/index.ts';
import { sprite } from '../../../kit/caches.ts';
import type { Box } from '../../../kit/geometry.ts';
import { fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { classTones, tone } from '../tones.ts';
import { paintScene } from './buildings/index.ts';
import { drawItems, effectRows, type Item, itemsOf, itemsWidth, placesIn, type RowPlace } from './items.ts';
import { createPen } from './pen.ts';

/** A tile's upper left corner and its width, in pixels. */
interface TilePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The proportions of a tile 93 pixels wide. */
const WIDTH = 93;
const HEIGHT = 96;
const EDGE = 3;
const RADIUS = 8;
/** The height of the strip by its rows, and of a sign in it. */
const STRIPS = { 1: { height: 31, side: 25 }, 2: { height: 47, side: 22 } } as const;

export const tileHeight = (width: number): number => Math.round((width * HEIGHT) / WIDTH);

/** What is shown on the strip of a building, in one row or two. */
export function stripOf(building: BuildingId): readonly (readonly Item[])[] {
  const { worker, owner, prestige, income, favors } = buildingKind(building);
  if (worker !== null) {
    const rows = effectRows(worker);
    if (owner === null) return rows;
    return [...rows, ...effectRows(owner).map((row): readonly Item[] => [{ kind: 'text', text: '+' }, ...row])];
  }
  const brings = [
    ...itemsOf({ prestige }),
    ...(income > 0 ? [{ kind: 'text', text: '+' } as const, ...itemsOf({ deniers: income })] : []),
    ...itemsOf({ favor: favors }),
  ];
  return [brings];
}

export function drawTile(context: SKRSContext2D, building: BuildingId, { x, y, width }: TilePlace): void {
  const height = tileHeight(width);
  const image = sprite(`caylus tile ${building}`, width, height, (inside) => paintTile(inside, building, width));
  context.drawImage(image, Math.round(x), Math.round(y));
}

function paintTile(context: SKRSContext2D, building: BuildingId, width: number): void {
  const scale = width / WIDTH;
  const tones = classTones[buildingKind(building).class];
  const rows = stripOf(building);
  const { height: strip } = STRIPS[rows.length > 1 ? 2 : 1];
  const outline = { x: EDGE / 2, y: EDGE / 2, width: WIDTH - EDGE, height: HEIGHT - EDGE };
  const top = HEIGHT - EDGE - strip;
  isolated(context, () => {
    context.scale(scale, scale);
    isolated(context, () => {
      context.beginPath();
      context.roundRect(outline.x, outline.y, outline.width, outline.height, RADIUS);
      context.clip();
      isolated(context, () => paintScene(createPen(context, scale, 1.7), building, WIDTH, top));
      fillBox(context, { x: 0, y: top, width: WIDTH, height: strip + EDGE }, tone.strip);
      fillBox(context, { x: 0, y: top - 1, width: WIDTH, height: 2 }, tones.border);
    });
    strokeBox(context, outline, tones.border, EDGE, RADIUS);
  });
  rows.forEach((row, i) => {
    drawItems(context, row, rowPlace(rows, i, scale));
  });
}

/** Where a row of the strip goes on a tile of this scale. */
function rowPlace(rows: readonly (readonly Item[])[], i: number, scale: number): RowPlace {
  const isDouble = rows.length > 1;
  const { height: strip, side } = STRIPS[isDouble ? 2 : 1];
  const row = rows[i]!;
  const fitting = Math.min(side, (side * (WIDTH - 10)) / itemsWidth(row, side));
  const left = isDouble ? EDGE + 4 : (WIDTH - itemsWidth(row, fitting)) / 2;
  const middle = HEIGHT - EDGE - strip + (isDouble ? 12 + 22 * i : strip / 2);
  return { x: left * scale, y: middle * scale, side: Math.round(fitting * scale) };
}

/** The middles of the places for workers on the strip of a tile, in pixels of the picture. */
export function placesOn(building: BuildingId, { x, y, width }: TilePlace): readonly { x: number; y: number }[] {
  const rows = stripOf(building);
  return rows.flatMap((row, i) =>
    placesIn(row, rowPlace(rows, i, width / WIDTH)).map((at) => ({ x: x + at.x, y: y + at.y })),
  );
}

/** The picture of a building with a border in the color of its class. */
export function drawScene(context: SKRSContext2D, building: BuildingId, { x, y, width, height }: Box): void {
  const image = sprite(`caylus scene ${building}`, width, height, (inside) => {
    const edge = { x: EDGE / 2, y: EDGE / 2, width: width - EDGE, height: height - EDGE };
    inside.beginPath();
    inside.roundRect(edge.x, edge.y, edge.width, edge.height, RADIUS);
    isolated(inside, () => {
      inside.clip();
      paintScene(createPen(inside, width / 100, 1.8), building, width, height);
    });
    strokeBox(inside, edge, classTones[buildingKind(building).class].border, EDGE, RADIUS);
  });
  context.drawImage(image, Math.round(x), Math.round(y));
}
