import type { Period } from '../../tables/results.ts';

/** What the column `period` says about a time: 'all', '2026', or '2026-11'. In UTC. */
export function periodKey(period: Period, at: number): string {
  const date = new Date(at).toISOString();
  switch (period) {
    case 'all':
      return 'all';
    case 'year':
      return date.slice(0, 4);
    case 'month':
      return date.slice(0, 7);
  }
}

/** When the period that contains this time began; null for all time. */
export const startOf = (period: Period, at: number): number | null =>
  period === 'all' ? null : Date.parse(`${periodKey(period, at).padEnd(7, '-01')}-01T00:00:00Z`);
