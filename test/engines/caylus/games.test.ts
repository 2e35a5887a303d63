import { expect, test } from 'vitest';
import { followChosen, followRandom } from './following.ts';

test('§14 random games end; events account for every cube, denier, point, and tile', () => {
  const { residences } = followRandom(20, 40);
  expect(residences).toBeGreaterThan(0);
});

test('§14 the same of games as people play them, with favors within favors and prestige buildings', () => {
  const { favors } = followChosen(6, 40);
  expect(favors).toBeGreaterThan(0);
});
