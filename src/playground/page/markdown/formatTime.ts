import type { PageLocale } from '../../pageProtocol.ts';
import type { TimeStyle } from './parseMarkdown.ts';

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SHORT_DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const LONG_DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;

const FORMATS: { readonly [style in Exclude<TimeStyle, 'R'>]: Intl.DateTimeFormatOptions } = {
  t: CLOCK,
  T: { ...CLOCK, second: '2-digit' },
  d: SHORT_DATE,
  D: LONG_DATE,
  f: { ...LONG_DATE, ...CLOCK },
  F: { ...LONG_DATE, ...CLOCK, weekday: 'long' },
};

const MINUTE = 60_000;

/** Units of relative times, largest first, in ms. */
const UNITS = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** Formats a Unix time in milliseconds as Discord shows `<t:…>`; only the style `R` uses `now`. */
export function formatTime(at: number, style: TimeStyle, locale: PageLocale, now: number): string {
  if (style !== 'R') return new Intl.DateTimeFormat(locale, FORMATS[style]).format(at);
  const distance = at - now;
  const [unit, size] =
    UNITS.find(([, milliseconds]) => Math.abs(distance) >= milliseconds) ?? (['second', 1000] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(distance / size), unit);
}

/** Formats when a message was written: the time, preceded by the date unless it is today. */
export function messageTime(at: number, locale: PageLocale, now: number): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(locale, sameDay ? CLOCK : { ...SHORT_DATE, ...CLOCK }).format(at);
}
