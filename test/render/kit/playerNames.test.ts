import { expect, test } from 'vitest';
import { drawableName, lettersOf } from '../../../src/render/kit/seats.ts';
import { wordsIn } from '../../../src/words/words.ts';

test('two players never have the same letter', () => {
  expect(lettersOf(['Anna', 'Anton', 'さくら', 'ann', '🎲'])).toEqual(['A', 'N', 'さ', '4', '5']);
  expect(lettersOf(['Ben', 'Anna'])).toEqual(['B', 'A']);
});

test('names that differ only in the number at their end show it', () => {
  expect(lettersOf(['Seat 1', 'Ben', 'Seat 3'])).toEqual(['1', 'B', '3']);
  expect(lettersOf(['席1', '席2'])).toEqual(['1', '2']);
  expect(lettersOf(['Ben 7', 'Anna'])).toEqual(['B', 'A']);
});

test('a letter is the same behind whose name a final picture says who has resigned', () => {
  const names = ['〓', 'Mia (2)', 'Seat 3', 'Mia (4)', 'Seat 5'];
  const letters = lettersOf(names);
  for (const resigned of [' (resigned)', ' (aufgegeben)', '（リタイア）'])
    expect(lettersOf(names.map((name, seat) => (seat === 3 ? name : `${name}${resigned}`)))).toEqual(letters);
});

test('letters that no font has leave a sign, never another name', () => {
  expect(drawableName('\u{12000}\u{12001}', 1, wordsIn('en'))).toBe('〓');
  expect(drawableName('Ben\u{12000}', 1, wordsIn('en'))).toBe('Ben〓');
});
