/** The buildings before the bridge, and the bridge with those who have passed. */

import { type Change, type Open, type Place, SPECIAL_IDS, type Specials } from '../../../../engines/caylus/index.ts';
import type { Words } from '../../../../words/words.ts';
import { paintNumber } from '../../../grid/places.ts';
import { showing } from '../../../kit/changed.ts';
import { type Element, strokeBox } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { createPen, type Pen } from '../art/pen.ts';
import { drawToken } from '../art/pieces.ts';
import { drawTile, placesOn } from '../art/tile.ts';
import type { Choices } from '../choices.ts';
import { tone } from '../tones.ts';
import { BRIDGE, COURTYARD, laneOf, specialTile } from './layout.ts';
import { paintMilestone, workerOn } from './road.ts';

/** The tiles, with what is closed in this game greyed out. */
export const specialTiles = ({ seats }: Open): readonly Element[] =>
  SPECIAL_IDS.map((building) => {
    const box = specialTile(building);
    const isClosed = building === 'stables' && seats === 2;
    return {
      box,
      facts: [building, isClosed],
      paint(context) {
        drawTile(context, building, box);
        if (!isClosed) return;
        context.globalAlpha = 0.6;
        context.fillStyle = tone.faint;
        context.fillRect(box.x, box.y, box.width, box.height);
        context.globalAlpha = 1;
        createPen(context, 1).line(`M${box.x + 12} ${box.y + 84}L${box.x + 81} ${box.y + 12}`, 5, tone.red);
      },
    };
  });

/** The workers there: upright on a picture, as tokens on the places of stables and inn. */
export function specialWorkers({ specials }: Open): readonly Element[] {
  return SPECIAL_IDS.flatMap((building): readonly Element[] => {
    if (building === 'stables' || building === 'inn') return slots(building, specials);
    const seat = specials[building];
    return seat === null ? [] : [workerOn(building, specialTile(building), seat, building)];
  });
}

function slots(building: 'stables' | 'inn', { stables, inn }: Specials): readonly Element[] {
  const seats = building === 'stables' ? stables : [inn.left, inn.right];
  const places = placesOn(building, specialTile(building));
  return seats.flatMap((seat, i) => {
    if (seat === null) return [];
    const { x, y } = places[i]!; // As many as are printed.
    const box = { x: Math.round(x) - 17, y: Math.round(y) - 17, width: 34, height: 34 };
    return [
      {
        box,
        facts: ['slot', seat],
        paint: (context) => drawToken(context, seat, { x: Math.round(x), y: Math.round(y), radius: 10 }),
        shows: [showing<Change>({ kind: 'worker', place: building, seat }, box)],
      },
    ];
  });
}

/** The names below the tiles; those of places on offer are teal. */
export const specialNames = (legal: ReadonlySet<Place>, words: Words): readonly Element[] =>
  SPECIAL_IDS.map((building) => {
    const box = { x: specialTile(building).x, y: laneOf(-1) - 15, width: 93, height: 30 };
    const isLegal = legal.has(building);
    const name = words.caylus.picture.specials[building];
    return { box, facts: [name, isLegal], paint: (context) => paintMilestone(context, box, name, isLegal) };
  });

/** The bridge, for a kept layer. */
export const bridge = ({ seats }: Open): Element => ({
  box: BRIDGE,
  facts: ['bridge', seats],
  paint(context) {
    const { x, y, width, height } = BRIDGE;
    const pen = createPen(context, 1, 2);
    const deck = y + 42;
    pen.shape(tone.castle, `M${x + 1} ${y + 2}H${x + width}V${deck}H${x + 1}Z`);
    pen.flatRect(tone.castleLight, x + 2, y + 3, width - 2, 4);
    const foot = y + height - 1;
    for (let left = x + 1; left < x + width; left += 39)
      pen.shape(
        tone.castleShade,
        `M${left} ${deck}H${left + 39}V${foot}H${left + 36}Q${left + 36} ${deck + 3} ${left + 19.5} ${deck + 3}Q${left + 3} ${deck + 3} ${left + 3} ${foot}H${left}Z`,
      );
    pen.line(`M${x + 1} ${deck}H${x + width}`, 2);
    for (let i = 0; i < seats; i++) place(pen, i);
  },
});

const placeOf = (i: number) => ({ x: BRIDGE.x + 24 + i * 39, y: BRIDGE.y + 22 });

function place(pen: Pen, i: number): void {
  const { x, y } = placeOf(i);
  pen.disc(tone.castleLight, x, y, 15.5);
  write(pen.context, `${i + 1}`, x, y + 1, { size: 22, fill: color.sideInk, align: 'center' });
}

export const passed = ({ passed }: Open): readonly Element[] =>
  passed.map((seat, i) => {
    const { x, y } = placeOf(i);
    const box = { x: x - 19, y: y - 22, width: 38, height: 44 };
    return {
      box,
      facts: ['passed', seat],
      paint: (context) => drawToken(context, seat, { x, y, radius: 13 }),
      shows: [showing<Change>({ kind: 'passed', seat }, box)],
    };
  });

/** A teal outline around something that can be chosen. */
export const tealFrame = ({ x, y, width, height }: Element['box']): Element => ({
  box: { x, y, width, height },
  facts: 'choice',
  paint: (context) =>
    strokeBox(context, { x: x + 2, y: y + 2, width: width - 4, height: height - 4 }, color.legal, 4, 9),
});

/** What the buttons call the places that have no number. */
export const letters = (all: Choices['letters']): readonly Element[] =>
  [...all].map(([place, letter]) => {
    const special = SPECIAL_IDS.find((id) => id === place);
    const { x, y } = special === undefined ? { x: COURTYARD.x + 2, y: COURTYARD.y + 38 } : specialTile(special);
    const at = { x: x + 15, y: y + 15, radius: 13 };
    return {
      box: { x: at.x - 15, y: at.y - 15, width: 30, height: 30 },
      facts: ['letter', letter],
      paint: (context) => paintNumber(context, letter, at, 20),
    };
  });
