import { describe, expect, test } from 'vitest';
import { createExpiry } from '../../../src/bot/interaction/admission.ts';
import { snowflakes } from '../../../src/playground/world/snowflake.ts';
import { createManualClock, HOUR } from '../../playground/support/manualClock.ts';

/** Discord's clock and ours, `ahead` ms apart; `hear` is a new interaction that comes to us so many ms later. */
function setUp(ahead = 0) {
  const discord = createManualClock();
  const next = snowflakes(discord, '0');
  const alarms: string[] = [];
  let shift = ahead;
  /** How far Discord's clock has been set back. */
  let lag = 0;
  const log = { info: () => {}, warn: () => {}, error: (_: object, message: string) => void alarms.push(message) };
  const ours = { now: () => discord.now() + lag + shift, steady: () => discord.steady() + lag };
  const isLate = createExpiry(ours, log);
  return {
    alarms,
    setForward: (ms: number) => (shift += ms),
    setDiscordBack: (ms: number) => (lag += ms),
    hear(delay: number): boolean {
      const interaction = next();
      discord.pass(delay);
      return isLate(interaction);
    },
  };
}

describe('§4 Discord: an interaction is late', () => {
  test('when it is more than two and a partial seconds older than the youngest lately', () => {
    const { hear, alarms } = setUp();
    expect([hear(80), hear(2_000), hear(2_580), hear(2_590)]).toEqual([false, false, false, true]);
    expect(alarms).toEqual([]);
  });

  test('by what lies between the clocks, up to a second', () => {
    for (const ahead of [-900, 900]) {
      const { hear } = setUp(ahead);
      expect([hear(50), hear(2_500), hear(2_600)]).toEqual([false, false, true]);
    }
  });

  test('by the same, when the clocks are further apart: the operator is told, once', () => {
    for (const ahead of [-1_500, 60_000]) {
      const { hear, alarms } = setUp(ahead);
      const late = Array.from({ length: 30 }, () => hear(100));
      expect(late).not.toContain(true);
      expect(hear(5_000)).toBe(true);
      expect(alarms).toEqual(['system clock and Discord clock differ']);
    }
  });

  test('never because our clock was set: not one press is dropped', () => {
    for (const jump of [5_000, HOUR, -5_000, -HOUR]) {
      const { hear, alarms, setForward } = setUp();
      for (let i = 0; i < 100; i++) hear(50);
      setForward(jump);
      expect(Array.from({ length: 100 }, () => hear(50))).not.toContain(true);
      expect(alarms).toHaveLength(1);
    }
  });

  test('not for ever, when all are: Discord’s clock may have been set', () => {
    const { hear, setDiscordBack } = setUp();
    for (let i = 0; i < 100; i++) hear(50);
    setDiscordBack(HOUR);
    expect(Array.from({ length: 100 }, () => hear(50)).filter((late) => late)).toHaveLength(10);
  });

  test('and the first one after a start cannot be told to be: it is taken', () => {
    const { hear, alarms } = setUp();
    expect([hear(5_000), hear(100), hear(3_000)]).toEqual([false, false, true]);
    expect(alarms).toEqual([]);
  });

  test.each([100, 50, 20, -20, -50, -100])(
    'not because our steady clock runs %i ppm fast: of sixty presses a day, none is dropped in ten days',
    (ppm) => {
      const discord = createManualClock();
      const next = snowflakes(discord, '0');
      const log = { info: () => {}, warn: () => {}, error: () => {} };
      const ours = { now: discord.now, steady: () => discord.steady() * (1 + ppm / 1e6) };
      const isLate = createExpiry(ours, log);
      const hear = (delay: number) => {
        const interaction = next();
        discord.pass(delay);
        return isLate(interaction);
      };
      for (let presses = 0; presses < 600; presses++) {
        discord.pass((24 * HOUR) / 60);
        expect(hear(100 + (presses % 7) * 50)).toBe(false);
      }
      // Soon after another one, and after the usual pause.
      expect(hear(2_900)).toBe(true);
      discord.pass((24 * HOUR) / 60);
      expect(hear(4_000)).toBe(true);
    },
  );
});
