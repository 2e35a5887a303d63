/** What one room may import besides its own files. */
export interface Room {
  /** What the first column of the table in ARCHITECTURE.md calls it. */
  readonly path: string;
  /** Rooms and top-level files, in any form. */
  readonly rooms: readonly string[];
  /** Rooms of which only types may be imported, with `import type`. */
  readonly typesOf?: readonly string[];
  /** Packages of npm with all their entry points (`preact` covers `preact/hooks`). */
  readonly packages: readonly string[];
  /** Node's own modules with all their entry points (`node:fs` covers `node:fs/promises`). */
  readonly node: readonly string[];
}

/**
 * Who may import what: every folder and file directly under src, and tools. Nobody may import `main.ts`, and only
 * `main.ts` may import `app`. ARCHITECTURE.md shows this list as its table of rooms.
 */
export const ROOMS = {
  kernel: { path: 'src/kernel/', rooms: [], packages: [], node: [] },
  engines: { path: 'src/engines/', rooms: ['kernel'], packages: ['zod'], node: [] },
  words: {
    path: 'src/words/',
    rooms: ['kernel', 'engines'],
    typesOf: ['tables'],
    packages: [],
    node: ['node:fs'],
  },
  render: {
    path: 'src/render/',
    rooms: ['kernel', 'engines', 'words', 'node.mjs'],
    packages: ['@napi-rs/canvas'],
    node: ['node:fs', 'node:module', 'node:os', 'node:util', 'node:worker_threads', 'node:zlib'],
  },
  tables: {
    path: 'src/tables/',
    rooms: ['kernel', 'engines'],
    packages: ['openskill', 'temporal-polyfill', 'zod'],
    node: ['node:crypto'],
  },
  store: {
    path: 'src/store/',
    rooms: ['kernel', 'tables', 'node.mjs'],
    packages: ['better-sqlite3'],
    node: ['node:crypto', 'node:fs', 'node:os', 'node:path', 'node:url', 'node:worker_threads'],
  },
  operation: {
    path: 'src/operation/',
    rooms: ['kernel', 'tables', 'store'],
    packages: ['better-sqlite3', 'pino', 'prom-client', 'zod'],
    node: ['node:events', 'node:fs', 'node:http', 'node:net', 'node:path', 'node:timers'],
  },
  bot: {
    path: 'src/bot/',
    rooms: ['kernel', 'engines', 'words', 'render', 'tables'],
    packages: ['discord.js'],
    node: ['node:crypto', 'node:events', 'node:timers', 'node:zlib'],
  },
  playground: {
    path: 'src/playground/',
    rooms: ['kernel'],
    packages: [
      '@fontsource/noto-sans-jp',
      'better-sqlite3',
      'busboy',
      'discord-api-types',
      'esbuild',
      'preact',
      'ws',
      'zod',
    ],
    node: [
      'node:crypto',
      'node:fs',
      'node:http',
      'node:module',
      'node:net',
      'node:path',
      'node:stream',
      'node:timers',
      'node:url',
      'node:util',
      'node:zlib',
    ],
  },
  cli: {
    path: 'src/cli/',
    rooms: ['kernel', 'engines', 'words', 'render', 'tables', 'store'],
    packages: ['@napi-rs/canvas', 'zod'],
    node: [
      'node:child_process',
      'node:events',
      'node:fs',
      'node:os',
      'node:path',
      'node:stream',
      'node:timers',
      'node:url',
    ],
  },
  app: {
    path: 'src/app/',
    rooms: ['kernel', 'engines', 'render', 'tables', 'store', 'operation', 'bot', 'playground'],
    packages: ['zod'],
    node: ['node:child_process', 'node:fs', 'node:path', 'node:timers', 'node:url', 'node:util'],
  },
  'main.ts': { path: 'src/main.ts', rooms: ['operation', 'app'], packages: [], node: ['node:url'] },
  'node.mjs': { path: 'src/node.mjs', rooms: [], packages: ['tsx'], node: ['node:fs', 'node:module', 'node:url'] },
  tools: { path: 'tools/', rooms: [], packages: [], node: ['node:crypto', 'node:fs', 'node:util'] },
} as const satisfies Readonly<Record<string, Room>>;

/**
 * Files whose import names its target only at run time.
 *
 * - faces.ts asks where the font files of `@fontsource` are.
 * - worker.ts loads the pictures that its thread was started with.
 */
export const COMPUTED_IMPORTS: readonly string[] = ['src/render/kit/faces.ts', 'src/render/pipeline/worker.ts'];
