/** A building on the board of a phone: its picture, and one row of what it does. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type BuildingId,
  buildingKind,
  type Change,
  type RoadTile,
  type Space,
} from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { sprite } from '../../../kit/caches.ts';
import { showing } from '../../../kit/changed.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { color } from '../../../kit/theme.ts';
import { drawToken, drawWorker } from '../art/pieces.ts';
import { drawClassHouse } from '../art/signs.ts';
import { drawScene, stripOf } from '../art/tile.ts';
import { drawCoin } from '../art/tokens.ts';
import { drawFitted } from '../closer/row.ts';
import { classTones, tone } from '../tones.ts';
import { SMALLEST, TILE } from './layout.ts';

/** The parts of a tile, as shares of its width: coins of this size have numbers that can be read. */
const SHARES = { scene: TILE.scene / TILE.width, strip: TILE.strip / TILE.width, sign: 37 / TILE.width } as const;
const EDGE = 3;
const RADIUS = 8;

/** A tile's upper left corner and its width, in pixels. */
interface TilePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The heights of a tile’s picture and strip. */
export const partsOf = (width: number): { readonly scene: number; readonly strip: number } => ({
  ...{ scene: Math.round(width * SHARES.scene), strip: Math.round(width * SHARES.strip) },
});

/** Copies a tile; what has more than one row is marked by dots. */
export function drawPhoneTile(context: SKRSContext2D, building: BuildingId, { x, y, width }: TilePlace): void {
  const { scene, strip } = partsOf(width);
  const height = scene + strip;
  const image = sprite(`caylus phone tile ${building}`, width, height, (inside) => {
    const tones = classTones[buildingKind(building).class];
    const [row = [], ...more] = stripOf(building);
    const middle = scene + strip / 2;
    fillBox(inside, { x: 1, y: scene - RADIUS, width: width - 2, height: strip + RADIUS - 1 }, tone.strip, RADIUS);
    drawScene(inside, building, { x: 0, y: 0, width, height: scene });
    const room = width - 2 - (more.length === 0 ? 0 : 12);
    const place = { x: 1, y: middle, width: room, side: Math.round(width * SHARES.sign), least: SMALLEST };
    drawFitted(inside, row, place, 'center');
    if (more.length > 0)
      for (const dy of [-9, 0, 9]) {
        inside.beginPath();
        inside.arc(width - 8, middle + dy, 2.4, 0, 2 * Math.PI);
        inside.fillStyle = color.sideInk;
        inside.fill();
      }
    strokeBox(
      inside,
      { x: EDGE / 2, y: EDGE / 2, width: width - EDGE, height: height - EDGE },
      tones.border,
      EDGE,
      RADIUS,
    );
  });
  context.drawImage(image, Math.round(x), Math.round(y));
}

/**
 * A tile on the road with its owner, its worker, and a residence to come.
 *
 * @param isGold whether it has just changed or is being carried out
 * @param price of a worker here, if it is not that of other places
 */
export const roadTile = (
  { building, owner, worker, residence }: RoadTile,
  space: Space,
  box: Box,
  isGold: boolean,
  price: number | null,
): Element => ({
  box,
  facts: [building, owner, worker, residence, isGold, price],
  paint(context) {
    drawPhoneTile(context, building, box);
    if (residence !== null) {
      drawClassHouse(context, 'residence', { x: box.x + 30, y: box.y + 4, side: 32 });
      drawToken(context, residence, { x: box.x + 40, y: box.y + 22, radius: 8 });
    }
    if (owner !== null) drawToken(context, owner, { x: box.x + 18, y: box.y + 18, radius: 12 });
    if (worker !== null) drawWorkerOn(context, worker, box);
    if (price !== null) paintPrice(context, price, box);
    if (isGold) paintGold(context, box);
  },
  shows: [
    showing<Change>({ kind: 'building', space }, box),
    ...(worker === null
      ? []
      : [showing<Change>({ kind: 'worker', place: `road-${space}`, seat: worker }, workerBox(box))]),
  ],
});

/** What a worker on a tile covers. */
export const workerBox = ({ x, y }: Box): Box => ({
  x: x + TILE.width - 44,
  y: y + TILE.scene - 58,
  width: 44,
  height: 60,
});

export const drawWorkerOn = (context: SKRSContext2D, seat: Seat, { x, y }: Box): void =>
  drawWorker(context, seat, { x: x + TILE.width - 22, y: y + TILE.scene - 2, height: 54 });

/** A coin with a teal ring, where the worker would be. */
function paintPrice(context: SKRSContext2D, price: number, { x, y, width }: Box): void {
  const at = { x: x + width - 24, y: y + TILE.scene - 25, radius: 17, least: SMALLEST };
  context.beginPath();
  context.arc(at.x, at.y, at.radius + 3, 0, 2 * Math.PI);
  context.fillStyle = color.legal;
  context.fill();
  drawCoin(context, price, at);
}

/** A gold frame around what has just changed or is being carried out. */
export const paintGold = (context: SKRSContext2D, { x, y, width, height }: Box): void =>
  strokeBox(context, { x: x + 2.5, y: y + 2.5, width: width - 5, height: height - 5 }, color.lastMove, 5, RADIUS);
