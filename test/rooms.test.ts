import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Folders of games, those to come as well. */
const GAMES = ['alhambra', 'carcassonne', 'caylus', 'citadels'];

/** Which rooms each room may import from, besides itself; nobody imports `main`. */
const MAY_IMPORT = {
  kernel: [],
  engines: ['kernel'],
  words: ['kernel', 'engines', 'tables'],
  render: ['kernel', 'engines', 'words'],
  tables: ['kernel', 'engines'],
  store: ['kernel', 'tables'],
  operation: ['kernel', 'tables', 'store'],
  bot: ['kernel', 'engines', 'words', 'render', 'tables'],
  playground: ['kernel'],
  cli: ['kernel', 'engines', 'words', 'render', 'tables', 'store', 'operation'],
} as const satisfies Record<string, readonly string[]>;
type Room = keyof typeof MAY_IMPORT;
const ROOMS = Object.keys(MAY_IMPORT) as readonly Room[]; // The keys of a table of constants are just its rooms.

/** Packages of npm and of Node that a room may import, and such that it must not. */
const PACKAGES: { readonly [R in Room]: { readonly may: readonly string[]; readonly mustNot: readonly string[] } } = {
  kernel: { may: [], mustNot: ['zod', 'node:crypto', 'pino', '@napi-rs/canvas'] },
  engines: {
    may: ['zod'],
    mustNot: ['node:fs', 'node:crypto', 'discord.js', 'better-sqlite3', '@napi-rs/canvas', 'ws'],
  },
  words: { may: [], mustNot: ['zod', 'node:fs', 'discord.js', '@napi-rs/canvas'] },
  render: { may: ['@napi-rs/canvas', 'node:fs'], mustNot: ['discord.js', 'better-sqlite3'] },
  tables: { may: ['node:crypto'], mustNot: ['discord.js', 'better-sqlite3'] },
  store: { may: ['better-sqlite3', 'node:fs'], mustNot: ['discord.js'] },
  operation: { may: ['better-sqlite3', 'node:http', 'prom-client', 'pino'], mustNot: ['discord.js'] },
  bot: { may: ['discord.js', 'pino'], mustNot: ['better-sqlite3'] },
  playground: { may: ['discord-api-types/v10', 'ws', 'node:http'], mustNot: ['discord.js'] },
  cli: { may: ['node:readline'], mustNot: ['discord.js'] },
};

/** One import to be judged: the file that says it, how, and whether the linter must let it pass. */
interface Planted {
  readonly file: string;
  readonly statement: string;
  readonly allowed: boolean;
}

/** Each with a name for its test. */
const titled = <T extends Planted>(all: readonly T[]): readonly (readonly [string, T])[] =>
  all.map((one) => [`in ${one.file}: ${one.statement.split('\n')[0]}`, one]);

const importing = (from: string): string => `import { a } from '${from}';\n\nexport const b = a;\n`;

const arrows: readonly Planted[] = ROOMS.flatMap((room) =>
  [...ROOMS, 'main' as const].flatMap((other): readonly Planted[] => {
    const mine: readonly string[] = [room, ...MAY_IMPORT[room]];
    const allowed = mine.includes(other);
    const target = other === 'main' ? 'main.ts' : `${other}/folder/file.ts`;
    return [
      { file: `src/${room}/file.ts`, statement: importing(other === room ? './file.ts' : `../${target}`), allowed },
      ...(room === 'kernel' // is one folder
        ? []
        : [{ file: `src/${room}/folder/file.ts`, statement: importing(`../../${target}`), allowed }]),
    ];
  }),
);

const packages: readonly Planted[] = ROOMS.flatMap((room) => [
  ...PACKAGES[room].may.map((name) => ({ file: `src/${room}/file.ts`, statement: importing(name), allowed: true })),
  ...PACKAGES[room].mustNot.map((name) => ({
    file: `src/${room}/file.ts`,
    statement: importing(name),
    allowed: false,
  })),
]);

const games: readonly Planted[] = (['engines', 'words', 'render', 'bot'] as const).flatMap((room) => [
  { file: `src/${room}/carcassonne/file.ts`, statement: importing('../caylus/file.ts'), allowed: false },
  { file: `src/${room}/caylus/folder/file.ts`, statement: importing('../../carcassonne/file.ts'), allowed: false },
  { file: `src/${room}/carcassonne/folder/file.ts`, statement: importing('../file.ts'), allowed: true },
  { file: `src/${room}/games.ts`, statement: importing('./carcassonne/index.ts'), allowed: true },
]);

/** Every way of importing is an import. */
const forms: readonly Planted[] = [
  `import type { A } from '../tables/a.ts';\n\nexport type B = A;\n`,
  `import '../tables/a.ts';\n`,
  `export { a } from '../tables/a.ts';\n`,
  `export * from '../tables/a.ts';\n`,
  `export const a = await import('../tables/a.ts');\n`,
].map((statement) => ({ file: 'src/engines/file.ts', statement, allowed: false }));

const planted = [...arrows, ...packages, ...games, ...forms].map((one, number) => ({
  ...one,
  path: one.file.replace(/\.ts$/, `${number}.ts`),
}));

describe(`the linter, of ${planted.length} planted imports,`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const refused = new Set<string>();

  beforeAll(() => {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    for (const { path, statement } of planted) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), statement);
    }
    const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
    const options = ['lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none'];
    const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' });
    const report: Report = JSON.parse(stdout);
    expect(report.summary.unchanged).toBe(planted.length + 1); // and biome.json itself
    for (const { category, location } of report.diagnostics) {
      if (category === 'lint/style/noRestrictedImports') refused.add(location.path);
    }
  });

  test.each(titled(planted.filter(({ allowed }) => !allowed)))('refuses %s', (_, { path }) => {
    expect(refused).toContain(path);
  });

  test.each(titled(planted.filter(({ allowed }) => allowed)))('accepts %s', (_, { path }) => {
    expect(refused).not.toContain(path);
  });
});

/** What no pattern of the linter can say, for it sees only the text between the quotes. */
describe('the sources', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
  const imports = files.flatMap((file) => importsIn(file, readFileSync(join(root, file), 'utf8')));

  test('import nothing of another game into the folder of a game', () => {
    const ofGames = imports.filter(({ file }) => gameOf(file) !== null);
    expect(ofGames.length).toBeGreaterThan(50);
    expect(ofGames.filter(crossesGames)).toEqual([]);
    for (const target of ['src/engines/alhambra/index.ts', 'src/words/alhambra/en.ts']) {
      expect(crossesGames({ file: 'src/bot/games/carcassonne/commands.ts', target, isOfTypes: true })).toBe(true);
    }
  });

  test('import into words/ no more than types of tables/', () => {
    const ofTables = imports.filter(({ file, target }) => roomOf(file) === 'words' && roomOf(target) === 'tables');
    expect(ofTables.length).toBeGreaterThan(0);
    expect(ofTables.filter(({ isOfTypes }) => !isOfTypes)).toEqual([]);
  });

  test('are read as they are written', () => {
    const text = `import { a } from './a.ts';\nimport type {\n  B,\n} from '../b.ts';\nexport * from "./c.ts";\nimport './d.ts';\nawait import('./e.ts');\nimport fs from 'node:fs';\n`;
    expect(importsIn('src/words/x.ts', text)).toEqual([
      { file: 'src/words/x.ts', target: 'src/words/a.ts', isOfTypes: false },
      { file: 'src/words/x.ts', target: 'src/b.ts', isOfTypes: true },
      { file: 'src/words/x.ts', target: 'src/words/c.ts', isOfTypes: false },
      { file: 'src/words/x.ts', target: 'src/words/d.ts', isOfTypes: false },
      { file: 'src/words/x.ts', target: 'src/words/e.ts', isOfTypes: false },
    ]);
  });
});

interface Import {
  readonly file: string;
  /** The file imported, from the root of the repository. */
  readonly target: string;
  readonly isOfTypes: boolean;
}

/** All relative imports and re-exports of a file. */
function importsIn(file: string, text: string): readonly Import[] {
  const found = text.matchAll(
    /\b(?:(import|export)\b(\s+type\b)?[^;'"]*?\bfrom\s*|import\s*\(?\s*)['"](\.[^'"]*)['"]/g,
  );
  return [...found].map(([, , ofTypes, specifier = '']) => ({
    file,
    target: join(dirname(file), specifier),
    isOfTypes: ofTypes !== undefined,
  }));
}

const roomOf = (file: string): string | undefined => file.split(sep)[1];

/** The game in whose folder a file lies; null for what is common to all. */
const gameOf = (file: string): string | null => GAMES.find((game) => file.split(sep).includes(game)) ?? null;

const crossesGames = ({ file, target }: Import): boolean => gameOf(target) !== null && gameOf(target) !== gameOf(file);

/** What Biome's JSON reporter says, as far as it is read here. */
interface Report {
  readonly summary: { readonly unchanged: number };
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}
