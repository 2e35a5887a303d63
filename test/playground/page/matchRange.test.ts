import { describe, expect, it } from 'vitest';
import { matchRange } from '../../../src/playground/page/controls/matchRange.ts';

describe('what was typed', () => {
  it('is found in a choice in whatever case, whatever blanks stand between, and by the keyboard’s minus', () => {
    const found = (text: string, typed: string) => text.slice(...(matchRange(text, typed) ?? [0, 0]));
    expect(found('(−2, −3) turned 90°: closes a city', '-2,-3')).toBe('−2, −3');
    expect(found('Kyoto, a city', 'kyo')).toBe('Kyo');
    expect(found('右に90° 道', '90°道')).toBe('90° 道');
    expect(found('a 🌙 moon', '🌙m')).toBe('🌙 m');
    expect(found('Kyoto', 'tokyo')).toBe('');
    expect(found('Kyoto', ' ')).toBe('');
  });
});
