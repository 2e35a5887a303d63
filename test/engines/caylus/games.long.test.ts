import { expect, test } from 'vitest';
import { amount } from '../../support/amount.ts';
import { followChosen, followRandom } from './following.ts';

test('§14 random games end; events account for every cube, denier, point, and tile', () => {
  const { residences } = followRandom(amount(300, 5_000), amount(40, 20));
  expect(residences).toBeGreaterThan(0);
});

test('§14 the same of games as people play them, with favors within favors and prestige buildings', () => {
  const seen = followChosen(amount(60, 1_000), amount(40, 20));
  for (const [what, number] of Object.entries(seen))
    if (what !== 'lost') expect([what, number > 0]).toEqual([what, true]);
});
