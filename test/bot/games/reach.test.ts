/** Legal moves of the toy and of a game with secrets are reached; those of all other games in `reach.long.test.ts`. */
import { describe, expect, test } from 'vitest';
import { fitsWhateverIsHeld, reachesEveryMove } from './support/reach.ts';

const SOME = { games: 1, nth: 25, drafts: 6 };

describe.each(['toy', 'citadels'] as const)('buttons and commands of %s', (game) => {
  test('reach the same moves as the rules, none in more presses than promised', async () => {
    expect((await reachesEveryMove(game, SOME)).count).toBeGreaterThan(50);
  });

  test('are the same whatever is held, and fit Discord', async () => {
    expect(await fitsWhateverIsHeld(game, SOME)).toBeGreaterThan(30);
  });
});
