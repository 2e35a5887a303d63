import type { Locale } from '../../contract.ts';

/** Shares, averages, and dates in one language. Dates are UTC, like the periods. */
export function figuresOf(locale: Locale) {
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const averages = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (at: number): string => format.format(at);
  };
  return {
    percent: (share: number): string => percents.format(share),
    average: (n: number): string => averages.format(n).replace('-', '−'),
    day: dates({ day: 'numeric', month: 'short', year: 'numeric' }),
    month: dates({ month: 'short' }),
    fullMonth: dates({ month: 'long', year: 'numeric' }),
    year: dates({ year: 'numeric' }),
  };
}

/** A change with its sign: `+12`, `−3`, `±0`. */
export const gained = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0');
