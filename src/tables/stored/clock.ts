/** How long members may take to decide: the closed list of clocks that a table can have. */

export const CLOCKS = ['none', 'live2', 'live5', 'live15', 'days1', 'days2', 'days3', 'days7'] as const;
export type ClockName = (typeof CLOCKS)[number];

/** What a vote about overdue seats can decide. */
export const ANSWERS = ['wait', 'replace', 'bot', 'end'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What a vote about a new clock can decide. */
export const CONSENTS = ['yes', 'no'] as const;
export type Consent = (typeof CONSENTS)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** However long nobody answers, the question is asked again after this time, in ms. */
export const LONGEST_WAIT = 30 * DAY;

/** A clock's times, in ms. */
export interface TimedClock {
  readonly kind: 'live' | 'days';
  /** For each decision. */
  readonly allowance: number;
  /** For all decisions of a seat together: used once a decision takes longer than its allowance. */
  readonly reserve: number;
  /** How long a vote about overdue seats may take. */
  readonly vote: number;
  /** What the answer "wait" gives, and how long a free seat waits for somebody to take it over. */
  readonly extension: number;
  /** What happens if nobody votes, or if a vote is tied. */
  readonly fallback: Answer;
}

export type ClockRule = { readonly kind: 'none' } | TimedClock;

const live = (minutes: number, reserve: number): TimedClock => ({
  kind: 'live',
  allowance: minutes * MINUTE,
  reserve: reserve * MINUTE,
  vote: (reserve / 2) * MINUTE,
  extension: reserve * MINUTE,
  fallback: 'bot',
});

const days = (count: number): TimedClock => ({
  kind: 'days',
  allowance: count * DAY,
  reserve: 0,
  vote: DAY,
  extension: DAY,
  fallback: 'wait',
});

export const CLOCK_RULES: { readonly [C in ClockName]: ClockRule } = {
  none: { kind: 'none' },
  live2: live(2, 5),
  live5: live(5, 15),
  live15: live(15, 30),
  days1: days(1),
  days2: days(2),
  days3: days(3),
  days7: days(7),
};

/** The clock's times; null without a clock. */
export function timedClock(clock: ClockName): TimedClock | null {
  const rule = CLOCK_RULES[clock];
  return rule.kind === 'none' ? null : rule;
}

/** What a vote without a clock takes, about a member who has left the server. */
const UNTIMED_VOTE = days(1);

export const voteTimes = (clock: ClockName): TimedClock => timedClock(clock) ?? UNTIMED_VOTE;

export const isClockName = (name: string): name is ClockName => CLOCKS.some((clock) => clock === name);
