/** Leaderboards and statistics are legible on every screen, in every language. */
import { describe, test } from 'vitest';
import { SCREENS } from '../../../src/render/contract.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { expectLegible } from './legible.ts';

const CASES = SCREENS.flatMap((screen) => LOCALES.map((locale) => [screen, locale] as const));

describe.each(CASES)('on a %s, in %s', (screen, locale) => {
  test('every letter is large enough, and none is outside or on top of another', () => expectLegible(screen, locale));
});
