import { describe } from 'vitest';
import { amount } from '../support/amount.ts';
import { TOLD, wordLaws } from './support/laws.ts';

describe.each(TOLD.slice(1))('words of $id', (told) => {
  wordLaws(told, amount(2, 24));
});
