import type { Period } from '../../tables/stored/results.ts';

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

/** When the period that contains this time begins, and when it is over; null: never. */
export function spanOf(period: Period, at: number): { readonly since: number | null; readonly until: number | null } {
  if (period === 'all') return { since: null, until: null };
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), period === 'year' ? 0 : date.getUTCMonth()];
  const months = period === 'year' ? 12 : 1;
  return { since: Date.UTC(year, month), until: Date.UTC(year, month + months) };
}
