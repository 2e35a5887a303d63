/** The tests of the rules find bugs: each small fault of a list is planted, and the tests named there see it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Bug } from './bug.ts';
import { BUGS, type Game, triedOf } from './tried.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GAMES = Object.keys(BUGS) as readonly Game[]; // It has no other keys.

describe.each(GAMES)('%s', (game) => {
  test('every planted bug changes one place in the rules', () => {
    for (const { what, file, right, wrong } of BUGS[game]) {
      const parts = readFileSync(join(ROOT, 'src/engines', game, file), 'utf8').split(right);
      expect([what, parts.length - 1]).toEqual([what, 1]);
      expect(wrong).not.toBe(right);
    }
  });

  test('every bug planted is seen by the tests that it names', { timeout: 0 }, () => {
    const tried = triedOf(game);
    const script = ['--import', './src/node.mjs', 'test/drills/mutants/tryBugs.ts', game];
    const { VITEST: _, ...env } = process.env;
    const { stdout, stderr } = spawnSync(process.execPath, script, { cwd: ROOT, encoding: 'utf8', env });
    const [, told] = /^tried: (.*)$/m.exec(stdout) ?? [];
    if (told === undefined) throw new Error(`the bugs could not be tried: ${stderr}`);
    const { failures, control }: Tried = JSON.parse(told);
    expect(control).toEqual({ passed: expect.toSatisfy((passed) => passed > 0), failed: [] });
    expect(tried.filter((bug, number) => !isSeen(bug, failures[number]!)).map(({ what }) => what)).toEqual([]);
    const tests = new Set(failures.flat());
    console.info(`${tried.length} of ${BUGS[game].length} bugs planted, seen by ${tests.size} different tests`);
    expect(failures).toHaveLength(tried.length);
  });
});

/** The sections that the bugs of a game turn round. */
const turnedIn = (game: Game) =>
  [...new Set(BUGS[game].map(({ rule }: Bug) => rule))].filter((rule) => rule?.startsWith('§')).toSorted();

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
    const guide = readFileSync(join(ROOT, 'src/engines', game, 'GUIDE.md'), 'utf8');
    const due = [...guide.matchAll(/^\|.*?\| ([\d., ]+) \|/gm)].flatMap(([, sections]) => sections!.split(', '));
    expect(due.length).toBeGreaterThan(30);
    expect(turnedIn(game)).toEqual([...new Set(due.map((section) => `§${section}`))].toSorted());
  },
);

/** What `tryBugs.ts` prints: the tests that failed by bug, and what happened without one. */
interface Tried {
  readonly failures: readonly (readonly string[])[];
  readonly control: { readonly passed: number; readonly failed: readonly string[] };
}

/** Whether a test has failed, and one that names the rule if the bug is about one. */
const isSeen = ({ rule = '' }: Bug, failures: readonly string[]): boolean =>
  failures.some((name) => `${name} `.includes(rule === '' ? '' : `${rule} `) || name.includes(`${rule},`));
