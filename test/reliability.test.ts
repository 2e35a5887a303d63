/** The tables of docs/reliability.md: each finding has a row with a figure, and the tests that it names exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEAKS } from './secrecy/whole/leaks/index.ts';
import { namesIn, TESTS } from './support/testNames.ts';

const page = readFileSync(join(TESTS, '../docs/reliability.md'), 'utf8');

const section = (heading: string): string => page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text.split('\n').flatMap((line) =>
    /^\| \d/.test(line)
      ? [
          line
            .split('|')
            .map((cell) => cell.trim())
            .slice(1, -1),
        ]
      : [],
  );

/** What a cell names: a file of tests, and the beginning of a name in it. */
const named = /`test\/([^`]+)\.test\.ts`(?:: ([^;|]+?))?(?= …|;|$)/g;

/** A dash is no figure either. */
const isFigure = (cell: string | undefined): boolean => /[\p{L}\d]/u.test(cell ?? '');

function missingIn(cell: string): readonly string[] {
  return [...cell.matchAll(named)].flatMap(([whole, file = '', name = '']) => {
    if (!existsSync(join(TESTS, `${file}.test.ts`))) return [whole];
    const begins = name.replace(/^… /, '');
    return begins === '' || namesIn(file).some((one) => one.replace(/^… /, '').startsWith(begins)) ? [] : [whole];
  });
}

/** A link to a section of a page in docs/; without a file, of this page. */
const linked = /\]\(([\w-]+\.md)?#([^)]+)\)/g;
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

function brokenLinks(cell: string): readonly string[] {
  return [...cell.matchAll(linked)].flatMap(([whole, file = 'reliability.md', slug = '']) => {
    const path = join(TESTS, '../docs', file);
    const headings = existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)] : [];
    return headings.some(([, heading = '']) => slugOf(heading) === slug) ? [] : [whole];
  });
}

test.each([
  ['Attacks', 17],
  ['Later attacks', 8],
  ['As Discord really is', 17],
] as const)(
  '%s: findings 1 to %i, each with a figure and tests that exist, or a section that says why not',
  (heading, last) => {
    const rows = rowsOf(section(heading));
    expect([...new Set(rows.map(([number]) => Number(number)))]).toEqual(
      Array.from({ length: last }, (_, index) => index + 1),
    );
    for (const [number, finding, tests = '', figure] of rows) {
      const proofs = [...tests.matchAll(named), ...tests.matchAll(linked)];
      expect([number, finding, proofs.length]).not.toEqual([number, finding, 0]);
      expect([number, finding, missingIn(tests), brokenLinks(tests)]).toEqual([number, finding, [], []]);
      expect([number, finding, isFigure(figure)]).toEqual([number, finding, true]);
    }
  },
);

test('each leak that an attack has planted has its row', () => {
  const rows = rowsOf(section('Attacks')).map(([, , tests = '']) => tests);
  const leaks = LEAKS.filter((leak) => leak.isReported).map(({ channel, name }) => `${channel}, ${name}`);
  const named = (leak: string) =>
    rows.some((tests) =>
      [...tests.matchAll(/a leak is found: ([^;|]+?) …/g)].some(([, begins = '']) => leak.startsWith(begins)),
    );
  expect(leaks).toHaveLength(7);
  expect(leaks.filter((leak) => !named(leak))).toEqual([]);
});

test('a test that is not there is missed', () => {
  expect(missingIn('`test/reliability.test.ts`: a test that is not there …')).toEqual([]);
  expect(missingIn('`test/reliability.test.ts`: a test that is there …; `test/nowhere.test.ts`')).toHaveLength(2);
});

test('a section that is not there is missed', () => {
  expect(brokenLinks('[here](#promises), [there](operation.md#what-a-servers-admins-can-set)')).toEqual([]);
  expect(brokenLinks('[here](#broken-promises), [there](nowhere.md#promises)')).toHaveLength(2);
});

test('a figure that is not there is missed', () => {
  const rows = rowsOf(
    '| 1 | an attack | a test | 0 of 2 |\n| 2 | an attack | a test |  |\n| 3 | an attack | a test |\n',
  );
  expect(rows.map(([, , , figure]) => isFigure(figure))).toEqual([true, false, false]);
  expect(['', '–', '…', 'refused', '0'].map(isFigure)).toEqual([false, false, false, true, true]);
});
