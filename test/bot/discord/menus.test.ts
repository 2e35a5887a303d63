import { expect, test } from 'vitest';
import { menusOf, pickedBy } from '../../../src/bot/discord/menus.ts';

test('more ticks than a menu takes, and lines that it does not have, cannot have come from it', () => {
  const lines = ['a', 'b', 'c'].map((value) => ({ label: value, value }));
  const [menu] = menusOf({ placeholder: '', lines, most: 2 }, []);
  expect(pickedBy(menu!, ['0', '2'])).toEqual(['a', 'c']);
  for (const forged of [['0', '1', '2'], ['3'], ['0', '0'], ['x']]) expect(pickedBy(menu!, forged)).toBeNull();
});
