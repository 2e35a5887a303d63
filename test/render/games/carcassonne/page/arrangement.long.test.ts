import { expect, test } from 'vitest';
import type { Carcassonne } from '../../../../../src/engines/carcassonne/index.ts';
import type { OpenView } from '../../../../../src/engines/contract.ts';
import type { Picture } from '../../../../../src/render/contract.ts';
import { pictures } from '../../../../../src/render/games/carcassonne/index.ts';
import { overlap } from '../../../../../src/render/kit/geometry.ts';
import { amount } from '../../../../support/amount.ts';
import { breathe } from '../../../support/pictures.ts';
import { offerOf, placingsOf, spanOf } from '../support/randomGames.ts';
import { sceneFor } from '../support/scene.ts';

/** What share of a picture the rectangle around its tiles takes. */
function shareOf(open: OpenView<Carcassonne>, { width, height, layers }: Picture): number {
  const cell = Math.max(...layers.find(({ name }) => name === 'map')!.parts.map(({ box }) => box.width));
  const { columns, rows } = spanOf(open);
  return (columns * rows * cell * cell) / (width * height);
}

const GAMES = amount(40, 300);
/** The games of which the share is measured, and the turns: early, in the middle, full. */
const MEASURED = amount(30, 200);
const TURNS = [17, 35, -1] as const;

test(`in ${GAMES} random games no place on offer is covered in any panel; the map is large`, async () => {
  const shares = TURNS.map((): number[] => []);
  let [panels, plans] = [0, 0];
  for (let game = 0; game < GAMES; game++) {
    const opens = placingsOf(2 + (game % 4), `covered ${game}`);
    for (const open of opens) {
      const step = offerOf(open);
      const { layers } = pictures.board({ open, own: null }, sceneFor(5, { step }));
      const boxesOf = (layer: string) => layers.find(({ name }) => name === layer)!.parts.map(({ box }) => box);
      const places = boxesOf('places');
      // A place in a row that both strips show is there twice.
      expect(places.length).toBeGreaterThanOrEqual(step.answers.length);
      for (const plan of boxesOf('plan')) {
        plans++;
        for (const place of places) expect(overlap(plan, place)).toBe(false);
      }
      panels++;
    }
    if (game < MEASURED) {
      TURNS.forEach((turn, i) => {
        const open = opens.at(turn)!;
        shares[i]!.push(shareOf(open, pictures.board({ open, own: null }, sceneFor(5))));
      });
    }
    await breathe();
  }
  const sorted = shares.map((list) => list.toSorted((a, b) => a - b));
  const told = sorted.map((list) => `${Math.round(100 * list[MEASURED / 2]!)} (${Math.round(100 * list[0]!)})`);
  console.info(`share of the map, median and worst in %: early ${told[0]}, middle ${told[1]}, full ${told[2]}`);
  expect(panels).toBeGreaterThan(GAMES * 50);
  expect(plans).toBeGreaterThan(GAMES / 6);
  for (const list of sorted) expect(list[MEASURED / 2]).toBeGreaterThan(0.26);
  for (const list of sorted) expect(list[0]).toBeGreaterThan(0.14);
});
