/** Imports go one way: no file imports itself by way of others, types included, and no folder of the tables does. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from './support/readImports.ts';

type Arrows = ReadonlyMap<string, readonly string[]>;

const root = join(import.meta.dirname, '..');
const files = new Map(
  globSync('src/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
);

const arrowsOf = (sources: ReadonlyMap<string, string>): Arrows =>
  new Map(
    [...sources].map(([file, source]) => [
      file,
      readImports(file, source).flatMap(({ specifier, isUrl }) =>
        specifier?.startsWith('.') && !isUrl ? [posix.join(posix.dirname(file), specifier)] : [],
      ),
    ]),
  );

const all = arrowsOf(files);

/** The same between folders. */
function betweenFolders(arrows: Arrows): Arrows {
  const folders = Map.groupBy(arrows, ([file]) => posix.dirname(file));
  return new Map(
    [...folders].map(([folder, within]) => [
      folder,
      within.flatMap(([, targets]) => targets.map((file) => posix.dirname(file)).filter((other) => other !== folder)),
    ]),
  );
}

/** A circle of arrows, or null if there is none. */
function circleIn(arrows: Arrows): readonly string[] | null {
  const rest = new Map(arrows);
  const next = (from: string) => rest.get(from)?.find((to) => rest.has(to));
  for (let before = 0; before !== rest.size; ) {
    before = rest.size;
    for (const from of rest.keys()) if (next(from) === undefined) rest.delete(from);
  }
  // From each that is left, an arrow leads to another one that is left.
  const way: string[] = [];
  let [at] = rest.keys();
  while (at !== undefined && !way.includes(at)) {
    way.push(at);
    at = next(at);
  }
  return at === undefined ? null : way.slice(way.indexOf(at));
}

test('no file of any room imports itself by way of others', () => {
  expect(files.size).toBeGreaterThan(500);
  expect(circleIn(all)).toBeNull();
});

test('the folders of src/tables import each other one way only', () => {
  const tables = [...all].filter(([file]) => file.startsWith('src/tables/'));
  expect(circleIn(betweenFolders(new Map(tables)))).toBeNull();
});

test('a planted circle is found, of files and of folders, but not what only looks like one', () => {
  const planted = (...sources: readonly [file: string, source: string][]) => arrowsOf(new Map(sources));
  const [types, value] = ["import type { A } from '../b/b.ts';", "export { a } from '../a/a.ts';"];
  const circle = planted(['src/a/a.ts', types], ['src/b/b.ts', value], ['src/c.ts', "import './a/a.ts';"]);
  expect(circleIn(circle)).toEqual(['src/a/a.ts', 'src/b/b.ts']);
  const folders = planted(['src/a/a.ts', types], ['src/b/b.ts', ''], ['src/b/c.ts', value]);
  expect([circleIn(folders), circleIn(betweenFolders(folders))]).toEqual([null, ['src/a', 'src/b']]);
  expect(circleIn(planted(['src/a.ts', "new Worker(new URL('./a.ts', import.meta.url));"]))).toBeNull();
});
