import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/engines/games.ts';
import { forbiddenImports } from './support/forbiddenImports.ts';
import { readImports } from './support/readImports.ts';
import { COMPUTED_IMPORTS, ROOMS, type Room } from './support/rooms.ts';

const root = join(import.meta.dirname, '..');
const rooms: readonly (readonly [string, Room])[] = Object.entries(ROOMS);
const folders = rooms.filter(([, { path }]) => path.endsWith('/'));
const files = globSync(['src/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', 'tools/**/*.{ts,js,mjs}'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

describe('the source files', () => {
  test('import only what their rooms may', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap(([file, source]) => forbiddenImports(file, source))).toEqual([]);
  });

  test('fill every room', () => {
    for (const [, { path }] of rooms) {
      expect(
        files.some(([file]) => file === path || (path.endsWith('/') && file.startsWith(path))),
        path,
      ).toBe(true);
    }
  });

  test('need every exception: remove from the list what is gone', () => {
    const computed = COMPUTED_IMPORTS.filter((file) => {
      const source = files.find(([one]) => one === file)?.[1] ?? '';
      return !readImports(file, source).some(({ specifier }) => specifier === null);
    });
    expect(computed).toEqual([]);
  });
});

test('a game reads no other game’s words, which come with its own', () => {
  const found = files.flatMap(([file, source]) => {
    const [, own] = /^src\/(?:bot|render)\/games\/(\w+)\//.exec(file) ?? [];
    const others = own === undefined ? [] : GAME_IDS.filter((id) => id !== own);
    return others.filter((id) => new RegExp(`\\bwords\\.${id}\\b`).test(source)).map((id) => [file, id]);
  });
  expect(found).toEqual([]);
});

test('ARCHITECTURE.md shows the same rooms', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([^`]+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)];
  const shown = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));
  expect(rows.map(([, path, mayImport, packages]) => ({ path, mayImport, packages }))).toEqual(
    rooms.map(([, { path, rooms, typesOf = [], packages }]) => ({
      path,
      mayImport: shown([...rooms, ...typesOf.map((room) => `types of ${room}`)]),
      packages: shown(packages),
    })),
  );
});

describe('every form of import is read:', () => {
  test.each([
    [`import { a } from './a.ts';`, { specifier: './a.ts' }],
    [`import {\n  a,\n  type B,\n} from "./a.ts";`, { specifier: './a.ts' }],
    [`import { type B } from './a.ts';`, { specifier: './a.ts' }], // runs a.ts
    [`import fs from 'node:fs';`, { specifier: 'node:fs' }],
    [`import * as a from './a.ts';`, { specifier: './a.ts' }],
    [`import './a.ts';`, { specifier: './a.ts' }],
    [`import a from './a.json' with { type: 'json' };`, { specifier: './a.json' }],
    [`import type { A } from './a.ts';`, { specifier: './a.ts', isTypeOnly: true }],
    [`export { a } from './a.ts';`, { specifier: './a.ts' }],
    [`export type { A } from './a.ts';`, { specifier: './a.ts', isTypeOnly: true }],
    [`export * from './a.ts';`, { specifier: './a.ts' }],
    [`export * as a from './a.ts';`, { specifier: './a.ts' }],
    [`export type * from './a.ts';`, { specifier: './a.ts', isTypeOnly: true }],
    [`const a = await import('./a.ts');`, { specifier: './a.ts' }],
    ['const a = await import(`./a.ts`);', { specifier: './a.ts' }],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the source says
    ['const a = await import(`./a${b}.ts`);', { specifier: null }],
    ['const a = await import(b);', { specifier: null }],
    [`type A = import('./a.ts').A;`, { specifier: './a.ts', isTypeOnly: true }],
    [`type A = typeof import('./a.ts');`, { specifier: './a.ts', isTypeOnly: true }],
    [`import a = require('./a.ts');`, { specifier: './a.ts' }],
    [`const a = require('./a.ts');`, { specifier: './a.ts' }],
    [`const a = require.resolve('zod');`, { specifier: 'zod' }],
    [`const a = createRequire(import.meta.url)('./a.ts');`, { specifier: './a.ts' }],
    [`const a = createRequire(import.meta.url).resolve('zod');`, { specifier: 'zod' }],
    [`const a = import.meta.resolve('./a.ts');`, { specifier: './a.ts' }],
    [`new Worker(new URL('./a.ts', import.meta.url));`, { specifier: './a.ts', isUrl: true }],
  ])('%s', (source, expected) => {
    expect(readImports('src/words/x.ts', source)).toEqual([{ isTypeOnly: false, isUrl: false, ...expected }]);
  });

  test('but not what only looks like one', () => {
    const source = `// import './a.ts';\nconst a = "import './a.ts'";\nexport const b = new URL('/a.ts', origin);\nexport { a };`;
    expect(readImports('src/words/x.ts', source)).toEqual([]);
  });

  test('in a .tsx and in an .mjs file too', () => {
    expect(readImports('src/words/x.tsx', `import './a.tsx';\nexport const a = <b>c</b>;`)).toHaveLength(1);
    expect(readImports('src/words/x.mjs', `const a = await import('node:url');`)).toHaveLength(1);
  });

  test('and a syntax error throws', () => {
    expect(() => readImports('src/words/x.ts', 'import from from from')).toThrow('src/words/x.ts');
  });
});

/** One planted source: in which file, and what it says. */
type Planted = readonly [file: string, source: string];

const isRefused = ([file, source]: Planted): boolean => forbiddenImports(file, source).length > 0;

describe('a planted import', () => {
  const fileIn = (path: string): string => (path.endsWith('/') ? `${path}folder/file.ts` : path);
  const pairs = rooms.flatMap(([name, { path, rooms: mayImport, typesOf = [] }]) =>
    rooms.map(([other, { path: otherPath }]) => {
      const file = fileIn(path);
      const all = name === other || mayImport.includes(other);
      return {
        title: `of ${other} in ${name} is ${all ? 'accepted' : typesOf.includes(other) ? 'accepted for types' : 'refused'}`,
        file,
        from: posix.relative(posix.dirname(file), fileIn(otherPath)).replace(/^(?!\.)/, './'),
        refused: !all,
        refusedTypes: !all && !typesOf.includes(other),
      };
    }),
  );

  test.each(pairs)('$title', ({ file, from, refused, refusedTypes }) => {
    for (const source of [
      `import { a } from '${from}';`,
      `import '${from}';`,
      `export { a } from '${from}';`,
      `export * from '${from}';`,
      `export const a = await import('${from}');`,
      `export const a = require('${from}');`,
      `new Worker(new URL('${from}', import.meta.url));`,
    ]) {
      expect(isRefused([file, source]), source).toBe(refused);
    }
    if (file.endsWith('.mjs')) return; // has no types
    for (const source of [`import { type A } from '${from}';`, `import a = require('${from}');`]) {
      expect(isRefused([file, source]), source).toBe(refused);
    }
    for (const source of [
      `import type { A } from '${from}';`,
      `export type { A } from '${from}';`,
      `export type A = import('${from}').A;`,
    ]) {
      expect(isRefused([file, source]), source).toBe(refusedTypes);
    }
  });

  test.each(rooms)('of %s is refused somewhere', (_, { path }) => {
    expect(
      pairs.some(({ file, from, refused }) => refused && posix.join(posix.dirname(file), from) === fileIn(path)),
    ).toBe(true);
  });

  test.each(folders.map(([name]) => name).filter((name) => name !== 'app'))('of app is refused in %s', (name) => {
    const up = name === 'tools' ? '../src/' : '../';
    const file = name === 'tools' ? 'tools/x.ts' : `src/${name}/x.ts`;
    expect(forbiddenImports(file, `import { readSettings } from '${up}app/settings.ts';`)).toMatchObject([
      { target: 'src/app/settings.ts', reason: `${name} may not import app` },
    ]);
    expect(isRefused([file, `import '${up}main.ts';`])).toBe(true);
  });

  test.each<Planted>([
    ['src/engines/x.ts', `import '../unknown/a.ts';`],
    ['src/unknown/x.ts', `import '../kernel/json.ts';`],
    ['src/unknown/x.ts', `import './a.ts';`],
    ['src/unknown.ts', `import './kernel/json.ts';`],
    ['src/cli/x.ts', `import '../../test/support/rooms.ts';`],
    ['src/cli/x.ts', `import '../../tools/verify.mjs';`],
    ['src/cli/x.ts', `fork(new URL('../../tools/verify.mjs', import.meta.url));`],
    ['src/store/x.ts', `import migration from '../../migrations/0001.json' with { type: 'json' };`],
    ['src/engines/x.ts', `const a = await import(b);`],
  ])('%s: %s is refused', (...planted) => {
    expect(isRefused(planted)).toBe(true);
  });

  test.each<Planted>([
    ['src/store/x.ts', `new URL('../../migrations', import.meta.url);`],
    ['src/main.ts', `new URL('../.env', import.meta.url);`],
    ['src/bot/x.ts', `export const a = new URL('/a.ts', 'https://discord.com');`],
    ['src/render/pipeline/worker.ts', `const a = await import(b);`],
  ])('%s: %s is accepted', (...planted) => {
    expect(isRefused(planted)).toBe(false);
  });

  describe('of another game', () => {
    test.each<Planted>([
      ['src/engines/carcassonne/x.ts', `import '../citadels/index.ts';`],
      ['src/engines/citadels/rules/x.ts', `import '../../carcassonne/ids.ts';`],
      ['src/words/carcassonne/x.ts', `import type { A } from '../citadels/en.ts';`],
      ['src/words/citadels/x.ts', `import type { A } from '../../engines/carcassonne/index.ts';`],
      ['src/render/games/carcassonne/map/x.ts', `import '../../citadels/index.ts';`],
      ['src/bot/games/citadels/x.ts', `import { a } from '../carcassonne/places.ts';`],
      ['src/bot/games/citadels/x.ts', `const a = await import('../../../render/games/carcassonne/index.ts');`],
    ])('%s: %s is refused', (...planted) => {
      expect(isRefused(planted)).toBe(true);
    });

    test.each<Planted>([
      ['src/engines/carcassonne/rules/x.ts', `import '../ids.ts';`],
      ['src/engines/games.ts', `import './citadels/index.ts';`],
      ['src/render/games/carcassonne/x.ts', `import '../../kit/theme.ts';`],
      ['src/bot/games/citadels/x.ts', `import { a } from '../../../engines/citadels/index.ts';`],
      ['src/bot/games.ts', `import './games/citadels/index.ts';\nimport './games/carcassonne/index.ts';`],
    ])('%s: %s is accepted', (...planted) => {
      expect(isRefused(planted)).toBe(false);
    });
  });

  describe('of a game from outside of its folders', () => {
    test.each<Planted>([
      ['src/engines/playout.ts', `import { ids } from './citadels/index.ts';`],
      ['src/words/common/x.ts', `import type { A } from '../citadels/en.ts';`],
      ['src/bot/x.ts', `import { a } from '../engines/carcassonne/index.ts';`],
      ['src/bot/x.ts', `import { a } from './games/carcassonne/index.ts';`],
      ['src/cli/protocol.ts', `import { a } from '../engines/carcassonne/index.ts';`],
    ])('%s: %s is refused', (...planted) => {
      expect(isRefused(planted)).toBe(true);
    });

    test.each<Planted>([
      ['src/render/games.ts', `import { a } from './games/citadels/index.ts';`],
      ['src/cli/bench/x.ts', `import { a } from '../../engines/carcassonne/index.ts';`],
    ])('%s: %s is accepted', (...planted) => {
      expect(isRefused(planted)).toBe(false);
    });
  });

  describe('past the index.ts of an engine', () => {
    const own = folders.filter(([, { rooms }]) => rooms.includes('engines')).map(([name]) => name);
    test.each(own)('is refused in %s', (name) => {
      const from = '../engines/citadels/';
      for (const file of ['ids.ts', 'rules/build.ts', 'rules/index.ts', 'tiles.json']) {
        expect(isRefused([`src/${name}/games.ts`, `import type { A } from '${from}${file}';`]), file).toBe(true);
      }
      expect(isRefused([`src/${name}/games.ts`, `import type { A } from '${from}index.ts';`])).toBe(false);
      expect(isRefused([`src/${name}/games.ts`, `import type { A } from '../engines/contract.ts';`])).toBe(false);
    });
  });

  describe('of a package', () => {
    const all = [...new Set(rooms.flatMap(([, { packages, node }]) => [...packages, ...node]))];
    test.each(rooms)('is judged in %s', (_, { path, packages, node }) => {
      const mayImport = [...packages, ...node];
      for (const name of [...all, 'lodash', '@discordjs/rest', 'node:dgram', 'fs', '/etc/passwd', 'file:///a.ts']) {
        const isRefusedIn = (source: string) => isRefused([fileIn(path), source]);
        const expected = !mayImport.includes(name);
        expect(isRefusedIn(`import { a } from '${name}';`), name).toBe(expected);
        if (path !== 'src/node.mjs') expect(isRefusedIn(`import type { A } from '${name}';`), name).toBe(expected);
        expect(isRefusedIn(`export * from '${name}/promises';`), name).toBe(expected);
        expect(isRefusedIn(`const a = await import('${name}');`), name).toBe(expected);
        expect(isRefusedIn(`const a = require.resolve('${name}/package.json');`), name).toBe(expected);
      }
    });

    test.each([
      ['engines', 'node:fs'],
      ['engines', 'discord.js'],
      ['words', 'zod'],
      ['render', 'discord.js'],
      ['tables', 'better-sqlite3'],
      ['operation', 'discord.js'],
      ['bot', 'better-sqlite3'],
      ['playground', 'discord.js'],
      ['cli', 'discord.js'],
    ])('is refused in %s: %s', (room, name) => {
      expect(isRefused([`src/${room}/x.ts`, `import { a } from '${name}';`])).toBe(true);
    });
  });
});
