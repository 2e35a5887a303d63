/** The game's banner: the castle in scaffolding, and the road down to the river. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Cube } from '../../../engines/caylus/index.ts';
import { type Seat, seatsOf } from '../../../engines/contract.ts';
import type { Words } from '../../../words/words.ts';
import type { Picture } from '../../contract.ts';
import { bannerOf } from '../../kit/banner.ts';
import { accent } from './accent.ts';
import { drawCube } from './art/cubes.ts';
import { drawBailiff, drawWorker } from './art/pieces.ts';
import { paintCastle } from './banner/castle.ts';
import { paintHouses } from './banner/houses.ts';
import { paintBridge, paintHills, paintRiver, paintRoad, paintSky } from './banner/land.ts';

/** The banner above the seats of an open table. */
export const banner = (words: Words): Picture => bannerOf(accent, words.caylus.game.name, paintMotif);

function paintMotif(context: SKRSContext2D): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  paintSky(context);
  paintHills(context);
  paintRiver(context);
  paintCastle(context);
  paintRoad(context);
  paintBridge(context);
  paintHouses(context);
  drawBailiff(context, { x: 552, y: 298, height: 70 });
  for (const carrier of CARRIERS) paintCarrier(context, carrier);
}

/** Workers on their way to the castle, from back to front: the middle of the foot. */
const CARRIERS: readonly { readonly x: number; readonly y: number; readonly height: number; readonly load: Cube }[] = [
  { x: 800, y: 198, height: 44, load: 'cloth' },
  { x: 692, y: 234, height: 50, load: 'stone' },
  { x: 478, y: 312, height: 62, load: 'wood' },
];

/** A worker with a load on the head. */
function paintCarrier(context: SKRSContext2D, { x, y, height, load }: (typeof CARRIERS)[number]): void {
  const seat: Seat = seatsOf(CARRIERS.length)[CARRIERS.findIndex((one) => one.load === load)]!; // One for each.
  drawWorker(context, seat, { x, y, height });
  const side = Math.round(height * 0.56);
  drawCube(context, load, { x: x - side / 2, y: y - height - side * 0.66, side });
}
