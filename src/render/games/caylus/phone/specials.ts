/** The way to the road: the buildings before the bridge, and the bridge. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Change, SPECIAL_IDS, type SpecialId } from '../../../../engines/caylus/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { ChangePlace } from '../../../contract.ts';
import { paintNumber } from '../../../grid/places.ts';
import { showing } from '../../../kit/changed.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { createPen } from '../art/pen.ts';
import { drawToken } from '../art/pieces.ts';
import { drawSection } from '../art/signs.ts';
import type { Choices } from '../choices.ts';
import { tone } from '../tones.ts';
import { paintMark, paintStretch, type Site, type Way } from './lane.ts';
import { across, LANE, MARGIN, RIVER, SMALLEST, TILE, TILE_HEIGHT, TURNS, tileBox } from './layout.ts';
import { drawPhoneTile, drawWorkerOn, paintGold, workerBox } from './tile.ts';

/** The buildings before the bridge with their names. */
export const specialRow = (way: Way, top: number, choices: Choices, site: Site, words: Words): readonly Element[] => [
  {
    box: across(top + TILE_HEIGHT, LANE),
    facts: 'before the bridge',
    paint: (context) => paintStretch(context, across(top + TILE_HEIGHT, LANE), true),
  },
  ...SPECIAL_IDS.map((building, i): Element => {
    const tile = tileBox(i, top);
    const box = { ...tile, height: TILE_HEIGHT + LANE };
    const isLegal = choices.places.includes(building);
    const letter = choices.letters.get(building) ?? '';
    const isClosed = building === 'stables' && way.seats === 2;
    const name = words.caylus.picture.specials[building];
    const workers = way.specials[building];
    return {
      box,
      facts: [building, name, isLegal, isClosed, workers, site === building, letter],
      paint(context) {
        drawPhoneTile(context, building, tile);
        if (isClosed) paintClosed(context, tile);
        paintWorkers(context, way, building, tile);
        if (site === building) paintGold(context, tile);
        if (letter !== '') paintNumber(context, letter, { x: tile.x + 20, y: tile.y + 20, radius: 17 }, SMALLEST);
        const label = { ...box, y: tile.y + TILE_HEIGHT + 4, height: LANE - 8 };
        paintMark(context, label, name, isLegal);
      },
      shows: workersShown(way, building, tile),
    };
  }),
];

/** Pale, with a red bar. */
function paintClosed(context: SKRSContext2D, tile: Box): void {
  const { x, y, width, height } = tile;
  fillBox(context, tile, 'rgba(230, 220, 196, 0.6)', 8);
  createPen(context, 1).line(`M${x + 12} ${y + height - 12}L${x + width - 12} ${y + 12}`, 6, tone.red);
}

/** From the edge of a tile to the middle of its first slot, in pixels. */
const SLOT = 20;

function workersShown({ specials }: Way, building: SpecialId, tile: Box): readonly ChangePlace[] {
  if (building === 'stables' || building === 'inn') {
    const { stables, inn } = specials;
    const seats = building === 'stables' ? stables : [inn.left, inn.right];
    return seats.flatMap((seat, i) => {
      if (seat === null) return [];
      const { x, y } = slotOn(building, tile, i);
      return [
        showing<Change>({ kind: 'worker', place: building, seat }, { x: x - 18, y: y - 18, width: 36, height: 36 }),
      ];
    });
  }
  const seat = specials[building];
  return seat === null ? [] : [showing<Change>({ kind: 'worker', place: building, seat }, workerBox(tile))];
}

/** Upright, or as tokens on the slots of the stables and the circles of the inn. */
function paintWorkers(context: SKRSContext2D, { specials }: Way, building: SpecialId, tile: Box): void {
  if (building !== 'stables' && building !== 'inn') {
    const seat = specials[building];
    if (seat !== null) drawWorkerOn(context, seat, tile);
    return;
  }
  const { stables, inn } = specials;
  const slots = building === 'stables' ? [stables[0], stables[1], stables[2]] : [inn.left, inn.right];
  slots.forEach((seat, i) => {
    if (seat !== null && seat !== undefined) drawToken(context, seat, { ...slotOn(building, tile, i), radius: 12 });
  });
}

/** The middle of a slot of the stables, or of a circle of the inn. */
const slotOn = (building: 'stables' | 'inn', { x, y, width }: Box, i: number) => ({
  x: x + SLOT + (i * (width - 2 * SLOT)) / (building === 'stables' ? 2 : 1),
  y: y + TILE.scene + TILE.strip / 2,
});

/** The river and the bridge with those who have passed, in their order. */
export function bridge({ seats, passed }: Way, top: number): Element {
  const box = across(top, RIVER);
  const pitch = 52;
  const width = 24 + seats * pitch + 34;
  const slab = { x: box.x + box.width - width, y: box.y, width, height: box.height };
  const placeAt = (i: number) => [slab.x + 16 + (i + 0.5) * pitch, box.y + box.height / 2] as const;
  return {
    box,
    facts: ['bridge', seats, passed],
    paint(context) {
      fillBox(context, box, tone.river);
      context.strokeStyle = tone.wave;
      context.lineWidth = 3;
      for (let i = 0; i < 8; i++) {
        const [x, y] = [box.x + 20 + i * 46, box.y + 16 + (i % 3) * 12];
        context.beginPath();
        context.moveTo(x, y);
        context.quadraticCurveTo(x + 8, y - 8, x + 16, y);
        context.stroke();
      }
      fillBox(context, slab, tone.castleShade);
      fillBox(context, { ...slab, y: slab.y + 5, height: slab.height - 10 }, tone.castle);
      for (let i = 0; i < seats; i++) {
        const [x, y] = placeAt(i);
        const seat = passed[i];
        context.beginPath();
        context.arc(x, y, 20, 0, 2 * Math.PI);
        context.fillStyle = tone.castleLight;
        context.fill();
        if (seat === undefined)
          write(context, `${i + 1}`, x, y + 1, { size: SMALLEST, align: 'center', fill: color.sideInk });
        else drawToken(context, seat, { x, y, radius: 15 });
      }
      fillBox(context, { x: TURNS.right - 10, y: box.y, width: 20, height: box.height }, tone.roadWorking);
    },
    shows: passed.map((seat, i) => {
      const [x, y] = placeAt(i);
      return showing<Change>({ kind: 'passed', seat }, { x: x - 22, y: y - 22, width: 44, height: 44 });
    }),
  };
}

/** A castle at the beginning of the way. */
export function castleGate(top: number): Element {
  const box = { x: MARGIN, y: top + TILE_HEIGHT - 30, width: 28, height: 28 };
  return {
    box,
    facts: 'gate',
    paint: (context) => drawSection(context, 'towers', { x: box.x, y: box.y, side: box.width }),
  };
}
