/** The tests of Citadels' rules find bugs: each small fault of the list is planted, and the tests named there see it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUGS, TRIED } from './citadels/bugs.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('every planted bug changes one place in the rules', () => {
  for (const { what, file, right, wrong } of BUGS) {
    const parts = readFileSync(join(ROOT, 'src/engines/citadels', file), 'utf8').split(right);
    expect([what, parts.length - 1]).toEqual([what, 1]);
    expect(wrong).not.toBe(right);
  }
});

test('every bug planted is seen by the tests that it names', { timeout: 0 }, () => {
  const script = ['--import', './src/node.mjs', 'test/drills/mutants/citadels/tryBugs.ts'];
  const { VITEST: _, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, script, { cwd: ROOT, encoding: 'utf8', env });
  const [, told] = /^failed: (.*)$/m.exec(stdout) ?? [];
  if (told === undefined) throw new Error(`the bugs could not be tried: ${stderr}`);
  const failures: readonly (readonly string[])[] = JSON.parse(told);
  const unseen = TRIED.filter((_, number) => failures[number]?.length === 0).map(({ what }) => what);
  expect(unseen).toEqual([]);
  const tests = new Set(failures.flat());
  console.info(`${TRIED.length} of ${BUGS.length} bugs planted, seen by ${tests.size} different tests`);
  expect(failures).toHaveLength(TRIED.length);
});
