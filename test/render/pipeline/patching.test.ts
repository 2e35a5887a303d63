import { expect, test } from 'vitest';
import { toy } from '../../toy/engine/index.ts';
import { pictures as toyPictures } from '../../toy/render/index.ts';
import { differences } from '../support/patched.ts';

test('every patched picture of the toy is as painted from nothing, and most of it is not painted again', async () => {
  const seen = await differences(toy, toyPictures, { seats: 3, seed: 'patching', stride: 1 });
  expect(seen.pictures).toBeGreaterThan(30);
  expect(seen.wrong).toBe(0);
  expect(seen.painted / seen.all).toBeLessThan(0.5);
});

test('a part whose key keeps quiet about what it shows is found out', async () => {
  const quiet: Pick<typeof toyPictures, 'board'> = {
    board(view, scene) {
      const picture = toyPictures.board(view, scene);
      const layers = picture.layers.map((layer) => ({
        ...layer,
        parts: layer.parts.map((part) => ({ ...part, key: '' })),
      }));
      return { ...picture, layers };
    },
  };
  expect((await differences(toy, quiet, { seats: 3, seed: 'patching', stride: 1 })).wrong).toBeGreaterThan(100);
});
