import { expect, test } from 'vitest';
import { dealt } from '../support.ts';

test('§4.3 placing nobody is always allowed', () => {
  const placed = dealt(['U', 'U']).play('tile 1,0 0');
  expect(placed.legal().at(-1)).toBe('pass');
  const passed = placed.play('pass');
  expect(passed.told('passed')).toEqual([{ kind: 'passed', seat: 0, reason: 'chosen' }]);
  expect(passed.hands()).toEqual([7, 7]);
});

test('§3.5 nobody passes before the tile lies', () => {
  expect(dealt(['U']).refusal('pass')).toEqual({ kind: 'tileNotPlaced' });
  expect(dealt(['U']).legal()).not.toContain('pass');
});
