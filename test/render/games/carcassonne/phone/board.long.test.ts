import { expect, test } from 'vitest';
import { carcassonne } from '../../../../../src/engines/carcassonne/index.ts';
import type { Picture } from '../../../../../src/render/contract.ts';
import { pictures } from '../../../../../src/render/games/carcassonne/index.ts';
import { type Box, overlap } from '../../../../../src/render/kit/geometry.ts';
import { partsOf } from '../../../support/parts.ts';
import { breathe } from '../../../support/pictures.ts';
import { longGame } from '../support/longGame.ts';
import { offerOf, placingsOf } from '../support/randomGames.ts';
import { sceneFor } from '../support/scene.ts';

const scene = sceneFor(5, { screen: 'phone' });

const boxesOf = (picture: Picture, layer: string): readonly Box[] => partsOf(picture, layer).map(({ box }) => box);

test('a phone shows every place on offer whole and without a veil, 720 pixels wide', async () => {
  let [shown, strips] = [0, 0];
  const long = (['x', 'y'] as const).flatMap((axis) => [...longGame(5, axis, 'long')].map(carcassonne.open));
  const random = Array.from({ length: 20 }, (_, game) => placingsOf(2 + (game % 4), `phone ${game}`)).flat();
  for (const open of [...random, ...long.filter(({ step }) => step.kind === 'placeTile')]) {
    const step = offerOf(open);
    const picture = pictures.board({ open, own: null }, { ...scene, step });
    expect(picture.width).toBe(720);
    const cell = Math.max(...boxesOf(picture, 'map').map(({ width }) => width));
    const veils = boxesOf(picture, 'folds');
    const whole = boxesOf(picture, 'places').filter(
      (box) =>
        box.width === cell &&
        box.height === cell &&
        !veils.some((veil) => overlap(veil, { ...box, x: box.x + 3, width: box.width - 6 })),
    );
    expect(whole).toHaveLength(step.answers.length);
    shown += whole.length;
    if (veils.length > 0) strips++;
    await breathe();
  }
  expect(shown).toBeGreaterThan(10_000);
  expect(strips).toBeGreaterThan(20);
});
