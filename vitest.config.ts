import { defineConfig } from 'vitest/config';
import { writeInMemory } from './test/support/memoryFolder.ts';

writeInMemory();

const filesIn = (...rooms: readonly string[]) => rooms.map((room) => `test/${room}/**/*.test.ts`);
/** Nothing here keeps state between tests, so that test files can share a process. */
const PURE = filesIn('engines', 'kernel', 'words');
/** These compute and wait for nothing, so that they have no time limit either. */
const COMPUTED = filesIn('render', 'secrecy');

const PAGE = 'test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    // Limits only end what hangs: a busy machine may need many times as long as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // Many tests wait for a process or a browser: three at a time keep two cores busy.
    maxWorkers: 3,
    reporters: [['default', { summary: false }]],
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false, testTimeout: 0 } },
      { extends: true, test: { name: 'computed', include: COMPUTED, testTimeout: 0 } },
      { extends: true, test: { name: 'page', include: [PAGE], globalSetup: 'test/browser/support/oneBrowser.ts' } },
      {
        extends: true,
        test: { name: 'whole', include: ['test/**/*.test.{ts,tsx}'], exclude: [...PURE, ...COMPUTED, PAGE] },
      },
    ],
  },
});
