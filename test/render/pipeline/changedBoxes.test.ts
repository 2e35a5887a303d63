import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedBoxes } from '../../../src/render/pipeline/compositor.ts';

const part = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', 'c'))
  .map(([x, key]) => ({ box: { x, y: 0, width: 1, height: 1 }, key }));
const parts = fc.array(part, { maxLength: 8 });

test('what differs is what one list has more often than the other, wherever it stands in the list', () => {
  fc.assert(
    fc.property(parts, parts, (before, after) => {
      const count = (list: typeof before, x: number, key: string) =>
        list.filter((one) => one.box.x === x && one.key === key).length;
      for (const x of [0, 1, 2, 3]) {
        const differing = ['a', 'b', 'c'].map((key) => Math.abs(count(before, x, key) - count(after, x, key)));
        const found = changedBoxes(before, after).filter((box) => box.x === x);
        expect(found).toHaveLength(differing.reduce((sum, one) => sum + one, 0));
      }
    }),
  );
});

test('nothing differs from itself, and everything from nothing', () => {
  fc.assert(
    fc.property(parts, (list) => {
      expect(changedBoxes(list, list)).toEqual([]);
      expect(changedBoxes([], list)).toHaveLength(list.length);
      expect(changedBoxes(list, [])).toHaveLength(list.length);
    }),
  );
});
