import { expect, test } from 'vitest';
import { createLruCache } from '../../../src/render/kit/caches.ts';

const cache = () => createLruCache<string>(10, ({ length }) => length);

test('what was used longest ago goes first when there is too much', () => {
  const kept = cache();
  kept.set('a', 'aaaa');
  kept.set('b', 'bbbb');
  expect(kept.get('a')).toBe('aaaa');
  kept.set('c', 'cccc');
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['aaaa', undefined, 'cccc']);
  expect(kept.size()).toBe(8);
});

test('a value set again counts once, with its new size', () => {
  const kept = cache();
  kept.set('a', 'aaaa');
  kept.set('a', 'aa');
  expect(kept.size()).toBe(2);
  kept.delete('a');
  expect([kept.size(), kept.get('a')]).toEqual([0, undefined]);
});

test('a value that is too large alone stays until the next one comes', () => {
  const kept = cache();
  kept.set('a', 'a'.repeat(50));
  expect(kept.get('a')).toHaveLength(50);
  kept.set('b', 'b');
  expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'b']);
});

test('a value for which there is no room any more is parted with once; one replaced or deleted is not', () => {
  const gone: string[] = [];
  const kept = createLruCache<string>(
    10,
    ({ length }) => length,
    (value) => gone.push(value),
  );
  kept.set('a', 'aaaa');
  kept.set('a', 'AAAA');
  kept.set('b', 'bbbb');
  kept.delete('b');
  kept.set('c', 'cccccccc');
  expect(gone).toEqual(['AAAA']);
});
