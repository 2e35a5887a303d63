import { expect, test, vi } from 'vitest';
import { lowerPriority } from '../../../src/render/pipeline/lowerPriority.ts';

const linux = { platform: 'linux' } as const;

test('a thread that paints lets others go first, and is never called more eager than it was', () => {
  const setPriority = vi.fn();
  expect(lowerPriority(linux, { getPriority: () => 0, setPriority })).toBe(true);
  expect(lowerPriority(linux, { getPriority: () => 12, setPriority })).toBe(true);
  expect(setPriority.mock.calls).toEqual([[5], [12]]);
});

test('where that is forbidden, or would hold for the whole process, it paints all the same', () => {
  const setPriority = vi.fn(() => {
    throw new Error('EPERM');
  });
  expect(lowerPriority(linux, { getPriority: () => 0, setPriority })).toBe(false);
  expect(lowerPriority({ platform: 'darwin' }, { getPriority: () => 0, setPriority })).toBe(false);
  expect(setPriority).toHaveBeenCalledTimes(1);
});
