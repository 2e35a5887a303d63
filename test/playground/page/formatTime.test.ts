import { expect, it } from 'vitest';
import { formatTime, messageTime } from '../../../src/playground/page/markdown/formatTime.ts';

const NOW = new Date(2026, 10, 21, 15, 30).getTime();
const HOUR = 3_600_000;

it('counts relative times in their largest whole unit, in the reader’s language', () => {
  expect(formatTime(NOW + 23.5 * HOUR, 'R', 'en-US', NOW)).toBe('in 23 hours');
  expect(formatTime(NOW - 90_000, 'R', 'en-US', NOW)).toBe('1 minute ago');
  expect(formatTime(NOW + 20_000, 'R', 'de', NOW)).toBe('in 20 Sekunden');
  expect(formatTime(NOW + 48 * HOUR, 'R', 'ja', NOW)).toBe('明後日');
});

it('shows times of the day in 24 hours, and the date of what is not of today', () => {
  expect(formatTime(NOW, 't', 'en-US', NOW)).toBe('15:30');
  expect(messageTime(NOW - HOUR, 'en-GB', NOW)).toBe('14:30');
  expect(messageTime(NOW - 24 * HOUR, 'en-GB', NOW)).toBe('20/11/2026, 15:30');
});
