import { describe, expect, test } from 'vitest';
import { createSlidingWindow } from '../../src/kernel/slidingWindow.ts';

function setUp(most: number, within: number) {
  let now = 1_000_000;
  const window = createSlidingWindow({ steady: () => now }, { most, within });
  return { window, pass: (ms: number) => (now += ms) };
}

describe('a sliding window', () => {
  test('admits so many in any span, and again as the oldest leave it', () => {
    const { window, pass } = setUp(2, 1_000);
    expect([window.admit('a'), pass(400) > 0, window.admit('a'), window.admit('a')]).toEqual([true, true, true, false]);
    expect(window.delay('a')).toBe(600);
    pass(599);
    expect(window.admit('a')).toBe(false);
    pass(1);
    expect(window.admit('a')).toBe(true);
    expect(window.delay('a')).toBe(400);
  });

  test('does not count what it refused', () => {
    const { window, pass } = setUp(1, 1_000);
    window.admit('a');
    for (let i = 0; i < 9; i++) {
      pass(100);
      expect(window.admit('a')).toBe(false);
    }
    pass(100);
    expect(window.admit('a')).toBe(true);
  });

  test('counts each key by itself', () => {
    const { window } = setUp(1, 1_000);
    expect([window.admit('a'), window.admit('b'), window.admit('a')]).toEqual([true, true, false]);
  });
});
