/** The bugs that `mutants.long.test.ts` plants: each has one place in the rules, and no section is without one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bugsOf, GAMES, type Game, readBugs, withBug } from './bugs.ts';

const ENGINES = join(import.meta.dirname, '../../../src/engines');

test.each(GAMES)('every planted bug changes one place in the rules of %s', (game) => {
  for (const bug of bugsOf(game)) {
    const rules = readFileSync(join(ENGINES, game, bug.file), 'utf8');
    expect(withBug(rules, bug)).not.toBe(rules);
  }
});

test('a bug without a place of its own is none', () => {
  const [bug] = readBugs('=== seen by a.test.ts\na.ts: one is two\n- 1\n+ 2');
  expect(withBug('a 1', bug!)).toBe('a 2');
  for (const text of ['a', '1 and 1'])
    expect(() => withBug(text, bug!)).toThrow('“one is two” has no place, or several');
});

test.each([
  ['§1 a.ts: one is two\n- 1\n+ 2', 'no “=== seen by” above:\n§1 a.ts'],
  ['=== seen by a.test.ts\n§1 one is two\n- 1\n+ 2', 'not “§3.4 setup.ts: what is wrong”:\n§1 one'],
  ['=== seen by a.test.ts\na.ts: one is two\n-1\n+ 2', 'nor two spaces before “-1”:\na.ts'],
  ['=== seen by a.test.ts\na.ts: one is two\n+ 2', 'nothing is exchanged:\na.ts'],
  ['=== seen by a.test.ts\na.ts: one is two\n  1', 'nothing is exchanged:\na.ts'],
])('a malformed list is refused with the bug and the reason: %j', (list, reason) => {
  expect(() => readBugs(list)).toThrow(reason);
});

/** The sections that the bugs of a game turn round. */
const turnedIn = (game: Game) =>
  [...new Set(bugsOf(game).map(({ rule }) => rule))].filter((rule) => rule?.startsWith('§')).toSorted();

test('each numbered point of the rules of Carcassonne is turned round', () => {
  const points = (section: number, ...numbers: readonly number[]) => numbers.map((number) => `§${section}.${number}`);
  const due = [
    ...points(2, 1, 2, 3, 4, 5),
    ...points(3, 1, 2, 3, 4, 5),
    ...['§4', ...points(4, 3, 7), '§5'],
    ...points(6, 1, 2, 3, 4, 5, 6, 7),
    ...['§7', '§8', ...points(8, 1, 2, 3)],
    ...points(9, 1, 2, 3, 4, 5, 6, 7, 8),
    ...points(10, 1, 2, 3, 4, 5, 6),
    ...points(11, 1, 2, 3, 4, 5),
    ...points(12, 1, 2, 3, 4, 5, 6),
    ...['§13', ...points(13, 1, 2, 3, 4, 5, 6, 7)],
    ...['§14', ...points(14, 1, 2, 3, 4, 5, 6, 7)],
    ...points(15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18),
  ];
  expect(turnedIn('carcassonne')).toEqual(due.toSorted());
});

test.each(['alhambra', 'caylus'] as const)(
  'each section that the guide to the rules of %s lists is turned round',
  (game) => {
    const guide = readFileSync(join(ENGINES, game, 'GUIDE.md'), 'utf8');
    const due = [...guide.matchAll(/^\|.*?\| ([\d., ]+) \|/gm)].flatMap(([, sections]) => sections!.split(', '));
    expect(due.length).toBeGreaterThan(30);
    expect(turnedIn(game)).toEqual([...new Set(due.map((section) => `§${section}`))].toSorted());
  },
);
