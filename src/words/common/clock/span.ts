const MINUTE = 60_000;
const MINUTES_IN_HOUR = 60;
const MINUTES_IN_DAY = 24 * 60;

/** A length of time in the largest unit that fits without a rest; the others are null, except minutes. */
export function unitsOf(ms: number): {
  readonly minutes: number;
  readonly hours: number | null;
  readonly days: number | null;
} {
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  const isDays = minutes % MINUTES_IN_DAY === 0;
  const isHours = !isDays && minutes % MINUTES_IN_HOUR === 0;
  return {
    minutes,
    hours: isHours ? minutes / MINUTES_IN_HOUR : null,
    days: isDays ? minutes / MINUTES_IN_DAY : null,
  };
}
