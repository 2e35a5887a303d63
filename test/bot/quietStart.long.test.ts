import { expect, onTestFinished, test } from 'vitest';
import { startGuildhall } from './support/guildhall.ts';
import { startWithSeven } from './support/quietStart.ts';
import { createStallFreeClock } from './support/stallFreeClock.ts';

test.each([
  { adds: true, lines: 0 },
  { adds: false, lines: 7 },
])(
  'Citadels with seven, mentions add: $adds; dealt at once, all in within 15 s, each called once',
  async ({ adds, lines }) => {
    const clock = createStallFreeClock();
    onTestFinished(() => clock.stop());
    await using hall = await startGuildhall({ clock });
    if (!adds) hall.discord.arm('mentionsAddNobody');
    const { dealtAfter, inAfter, types, calls } = await startWithSeven(hall, clock.now, true);
    expect(dealtAfter).toBeLessThan(2_000);
    expect(inAfter).toBeLessThan(15_000);
    expect(types.filter((type) => type === 1)).toHaveLength(lines);
    expect(calls).toEqual(Array(7).fill(1));
  },
);
