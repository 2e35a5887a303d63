/** Every game is played by texts alone: every choice is made by what words promise, and the test is that it comes true. */
import { describe, test } from 'vitest';
import { IS_DRILL } from '../../support/amount.ts';
import { byEar as alhambra } from './alhambra/byEar.ts';
import { byEar as carcassonne } from './carcassonne/byEar.ts';
import { byEar as drache } from './carcassonne/drache/byEar.ts';
import { byEar as caylus } from './caylus/byEar.ts';
import { byEar as citadels } from './citadels/byEar.ts';
import { type ByEar, boasts, playByEar } from './support/byEar.ts';

const GAMES: { readonly [name: string]: ByEar } = { alhambra, carcassonne, drache, caylus, citadels };

describe.each(Object.entries(GAMES))('%s', (_, ear) => {
  const { tables } = ear;

  // A game takes as long as the machine is busy: whatever waits for nothing ends by itself.
  test.each(IS_DRILL ? tables : tables.slice(0, 1))(
    'a game is played by texts alone, and every promise comes true: $members $options',
    { timeout: 0 },
    async (table) => void (await playByEar(ear, table)),
  );

  test.each(ear.boasts)('a promise that is one too many is noticed: %s', (...boast) => boasts(ear, boast));
});
