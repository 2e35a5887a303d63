import { expect, test } from 'vitest';
import { purchaseText, rankText } from '../../../../src/bot/games/alhambra/outlook.ts';
import type { TileId } from '../../../../src/engines/alhambra/index.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { type Position, turn } from '../../../engines/alhambra/support.ts';

const reader = { words: wordsIn('en'), say: { name: (of: number) => `seat ${of}` } } as const;
const bringing = ({ open }: Position, tile: TileId): string => purchaseText(open, open.players[0]!, tile, reader);

const shopping = turn({
  hands: [['yellow-8', 'green-1']],
  alhambras: [['arcades-9-0 1,0'], ['garden-11-0 1,0', 'garden-10-0 2,0'], ['garden-9-e 0,-1']],
  market: ['garden-8-ne', 'garden-10-w', 'tower-9-ne', 'tower-12-0'],
});

test('a purchase promises its rank and the longest wall that its tile allows', () => {
  expect(bringing(shopping, 'garden-10-w')).toBe('gardens 1, tied for second; wall up to 1');
  expect(bringing(shopping, 'tower-9-ne')).toBe('towers 1, first; wall up to 2');
});

test('a second garden bought in a turn counts the first, which waits; the wall depends on both', () => {
  const bought = shopping.play('buy yellow yellow-8');
  expect(bringing(bought, 'garden-10-w')).toBe('gardens 2, tied for first');
  expect(bringing(bought, 'tower-9-ne')).toBe('towers 1, first');
  const { open } = bought;
  expect(rankText(open, open.players[0]!, 'garden-8-ne', reader)).toBe('gardens 1, tied for second');
});
