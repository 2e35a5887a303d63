import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { afterQuiet, nextMorning } from '../../src/tables/seats/hours.ts';
import { changesIn, HOUR, MINUTE, wrongAround } from './support/hours.ts';

test('quiet hours that end in an hour which clocks skip end when they skip it', () => {
  const skipped = { quiet: { from: 18, to: 2 }, zone: 'America/New_York' };
  const change = Date.UTC(2027, 2, 14, 7); // From 2:00 to 3:00.
  expect(nextMorning(skipped, Date.UTC(2027, 2, 14, 6, 20))).toBe(change);
  expect(afterQuiet(skipped, Date.UTC(2027, 2, 14, 3))).toBe(change);
  expect(nextMorning(skipped, change)).toBe(Date.UTC(2027, 2, 15, 6));
});

test('where all but the skipped hour is quiet, that night has no end of them', () => {
  const almostAll = { quiet: { from: 3, to: 2 }, zone: 'America/New_York' };
  expect(nextMorning(almostAll, Date.UTC(2027, 2, 14, 6))).toBe(Date.UTC(2027, 2, 15, 6));
});

test('an hour that clocks repeat is a morning once', () => {
  const repeated = { quiet: { from: 18, to: 1 }, zone: 'America/New_York' };
  const first = Date.UTC(2026, 10, 1, 5);
  expect(nextMorning(repeated, first - 1)).toBe(first);
  expect(nextMorning(repeated, first)).toBe(Date.UTC(2026, 10, 2, 6));
});

test.each([
  ['by half an hour', { quiet: { from: 20, to: 2 }, zone: 'Australia/Lord_Howe' }, '2026-10-04T02:30+11:00'],
  ['over midnight', { quiet: { from: 20, to: 0 }, zone: 'Africa/Cairo' }, '2027-04-30T01:00+03:00'],
])('clocks that shift %s', (_, hours, end) => {
  const at = Temporal.Instant.from(end).epochMilliseconds;
  expect(nextMorning(hours, at - 30 * MINUTE)).toBe(at);
  expect(afterQuiet(hours, at - 30 * MINUTE)).toBe(at);
});

test('a zone that this Node does not know counts as UTC', () => {
  expect(nextMorning({ quiet: null, zone: 'Mars/Olympus' }, 0)).toBe(9 * HOUR);
});

test.each(['America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe'])(
  'around a change of clocks in %s a morning is later than now, and never quiet',
  (zone) => {
    const change = changesIn(zone)[0]!;
    expect(wrongAround(change, zone, 40 * MINUTE)).toEqual([]);
  },
);
