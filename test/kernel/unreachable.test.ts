import { expect, test } from 'vitest';
import { unreachable } from '../../src/kernel/unreachable.ts';

test('reaching the unreachable throws and shows the value', () => {
  const value = { kind: 'unheardOf' } as never; // The compiler excludes it; stored data of tomorrow may hold it.
  expect(() => unreachable(value)).toThrow('{"kind":"unheardOf"}');
});
