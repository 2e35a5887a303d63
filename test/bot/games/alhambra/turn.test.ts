import { expect, test } from 'vitest';
import { placeLabel } from '../../../../src/bot/games/alhambra/turn.ts';
import type { Open, TileId } from '../../../../src/engines/alhambra/index.ts';
import { wordsIn } from '../../../../src/words/words.ts';

/** Players who place tiles they have won, with this many each. */
const winners = (...counts: readonly number[]): Open =>
  ({
    step: { kind: 'placingWon', seats: counts.map((_, seat) => seat) },
    players: counts.map((count) => ({ toPlace: Array<TileId>(count).fill('garden-8-nw' as TileId) })),
  }) as unknown as Open; // All that the label depends on.

test('the one button for all who place won tiles names a number only if it is right for each of them', () => {
  expect(placeLabel(winners(1), wordsIn('en'))).toBe('Place the tile');
  expect(placeLabel(winners(2, 2), wordsIn('en'))).toBe('Place 2 tiles');
  expect(placeLabel(winners(1, 2), wordsIn('en'))).toBe('Place your tiles');
});
