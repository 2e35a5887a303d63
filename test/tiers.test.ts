/** Each test file is everyday or long, as its name says: `npm test` and `npm run test:long` together leave none out. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/** The files that one tier runs, each as often as it would run. */
function filesOf(env: { readonly [name: string]: string }): readonly string[] {
  const listed = execFileSync(process.execPath, [VITEST, 'list', '--filesOnly', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, LONG: '', ...env },
  });
  const files = JSON.parse(listed) as readonly { readonly file: string }[]; // Vitest's own form.
  return files.map(({ file }) => relative(ROOT, file)).toSorted();
}

test('every test file is in exactly one tier, and neither tier is empty', () => {
  const everyday = filesOf({});
  const long = filesOf({ LONG: 'true' });
  const onDisk = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('test', file));
  expect([...everyday, ...long].toSorted()).toEqual(onDisk.toSorted());
  expect(long.filter((file) => !file.endsWith('.long.test.ts'))).toEqual([]);
  expect(everyday.filter((file) => file.endsWith('.long.test.ts'))).toEqual([]);
  expect(Math.min(everyday.length, long.length)).toBeGreaterThan(0);
});
