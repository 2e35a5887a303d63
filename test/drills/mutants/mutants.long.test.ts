/** The tests of the rules find bugs: each small fault of a list is planted, and the tests named there see it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { amount } from '../../support/amount.ts';
import { type Bug, bugsOf, GAMES } from './bugs.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Of how many bugs one is planted. */
const NTH = amount(16, 1);

test.each(GAMES)('every bug planted in %s is seen by the tests that it names', { timeout: 0 }, (game) => {
  const tried = bugsOf(game, NTH);
  const script = ['--import', './src/node.mjs', 'test/drills/mutants/tryBugs.ts', game, `${NTH}`];
  const { VITEST: _, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, script, { cwd: ROOT, encoding: 'utf8', env });
  const [, told] = /^tried: (.*)$/m.exec(stdout) ?? [];
  if (told === undefined) throw new Error(`the bugs could not be tried: ${stderr}`);
  const { failures, control }: Tried = JSON.parse(told);
  expect(control).toEqual({ passed: expect.toSatisfy((passed) => passed > 0), failed: [] });
  expect(tried.filter((bug, number) => !isSeen(bug, failures[number]!)).map(({ what }) => what)).toEqual([]);
  const tests = new Set(failures.flat());
  console.info(`${tried.length} of ${bugsOf(game).length} bugs planted, seen by ${tests.size} different tests`);
  expect(failures).toHaveLength(tried.length);
});

/** What `tryBugs.ts` prints: the tests that failed by bug, and what happened without one. */
interface Tried {
  readonly failures: readonly (readonly string[])[];
  readonly control: { readonly passed: number; readonly failed: readonly string[] };
}

/** Whether a test has failed, and one that names the rule if the bug is about one. */
const isSeen = ({ rule }: Bug, failures: readonly string[]): boolean =>
  failures.some((name) => rule === null || `${name} `.includes(`${rule} `) || name.includes(`${rule},`));
