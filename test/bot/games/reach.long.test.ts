/** Every legal move of every game is reached with buttons and typed, and all that is shown fits Discord. */
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../../src/engines/games.ts';
import { amount, IS_DRILL } from '../../support/amount.ts';
import { fitsWhateverIsHeld, kindsOf, reachesEveryMove } from './support/reach.ts';

const REACHED = { games: 9, nth: IS_DRILL ? 1 : null, drafts: 0 };
const SHOWN = { games: 9, nth: amount(30, 2), drafts: amount(60, 1_000) };

describe.each(['toy', ...GAME_IDS] as const)('buttons and commands of %s', (game) => {
  test('reach the same moves as the rules, none in more presses than promised', async () => {
    const { count, kinds } = await reachesEveryMove(game, REACHED);
    expect(count).toBeGreaterThan(300);
    expect(kinds).toEqual(expect.arrayContaining([...(await kindsOf(game))]));
  });

  test('are the same whatever is held, and fit Discord', async () => {
    expect(await fitsWhateverIsHeld(game, SHOWN)).toBeGreaterThan(60);
  });
});
