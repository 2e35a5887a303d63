import { expect, test } from 'vitest';
import { amount } from '../support/amount.ts';
import { changesIn, MINUTE, wrongAround } from './support/hours.ts';

test('around each change of clocks in each zone, a morning is later than now, and never quiet', () => {
  // Zones that shift alike at the same moments are one.
  const shifts = new Map<string, { readonly zone: string; readonly change: number }>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeStyle: 'long' });
    for (const change of changesIn(zone)) {
      const shift = `${change} ${format.format(change - 1)} ${format.format(change)}`;
      shifts.set(shift, { zone, change });
    }
  }
  expect(shifts.size).toBeGreaterThan(50);
  for (const { zone, change } of shifts.values()) expect(wrongAround(change, zone, amount(30, 1) * MINUTE)).toEqual([]);
});
