/** The quickest game with secrets is begun by texts alone; whole games in `byEar.long.test.ts`. */
import { expect, test } from 'vitest';
import { byEar } from './citadels/byEar.ts';
import { boasts, playByEar } from './support/byEar.ts';

test('a game is begun by texts alone, and every promise comes true', async () => {
  const { numbers } = await playByEar(byEar, byEar.tables[0]!, 6);
  expect(numbers).toBeGreaterThan(3);
});

test('a promise that is one too many is noticed', () => boasts(byEar, byEar.boasts[0]!));
