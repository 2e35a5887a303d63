import { defineConfig } from 'vitest/config';
import { writeInMemory } from './test/support/memoryFolder.ts';

writeInMemory();

/** Files whose names end so are long; all others are everyday tests. `LONG=true` runs the long ones in their place. */
const LONG_FILES = '**/*.long.test.ts';
const IS_LONG = process.env.LONG === 'true';
const [TIER, OTHER_TIER] = IS_LONG ? ['*.long.test.ts', []] : ['*.test.{ts,tsx}', [LONG_FILES]];

const filesIn = (...rooms: readonly string[]) => rooms.map((room) => `test/${room}/**/${TIER}`);
/** These compute and wait for nothing, so that they have no time limit. They keep nothing, either, and share processes. */
const COMPUTED = filesIn('engines', 'kernel', 'words', 'render', 'secrecy');
const PAGE = filesIn('browser');

export default defineConfig({
  test: {
    // Limits only end what hangs: a busy machine may need many times as long as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Node runs the sources themselves, started as the bot is.
    experimental: { viteModuleRunner: false },
    // With more room for what is young, a tenth less of the processors' time goes into collecting it.
    execArgv: ['--import', './src/node.mjs', '--max-semi-space-size=32'],
    pool: 'forks',
    // Many tests wait for a process or a browser: so many at a time keep two cores busy.
    maxWorkers: IS_LONG ? 5 : 4,
    reporters: [['default', { summary: false }]],
    exclude: OTHER_TIER,
    projects: [
      { extends: true, test: { name: 'computed', isolate: false, include: COMPUTED, testTimeout: 0 } },
      {
        extends: true,
        test: {
          name: 'page',
          include: PAGE,
          globalSetup: 'test/browser/support/oneBrowser.ts',
          // A test takes many steps, and each has its own limit.
          testTimeout: 1_200_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          // What a file leaves in its process must not change the next one: test/support/perFile.ts.
          isolate: false,
          setupFiles: 'test/support/setup.ts',
          include: [`test/**/${TIER}`],
          exclude: [...COMPUTED, ...PAGE, ...OTHER_TIER],
        },
      },
    ],
  },
});
