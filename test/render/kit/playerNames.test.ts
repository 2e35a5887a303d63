import { expect, test } from 'vitest';
import { drawableName, lettersOf } from '../../../src/render/kit/seats.ts';

test('two players never have the same letter', () => {
  expect(lettersOf(['Anna', 'Anton', 'さくら', 'ann', '🎲'])).toEqual(['A', 'N', 'さ', '4', '5']);
  expect(lettersOf(['Ben', 'Anna'])).toEqual(['B', 'A']);
});

test('a name without any character that can be drawn becomes the name of the seat', () => {
  expect(drawableName('\u{12000}', 1, 'en')).not.toBe('');
  expect(drawableName('\u{12000}', 1, 'en')).not.toBe(drawableName('\u{12000}', 2, 'en'));
  expect(drawableName('Ben\u{12000}', 1, 'en')).toBe('Ben');
});
