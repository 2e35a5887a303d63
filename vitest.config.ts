import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes in its own time is waited for as long as a busy machine may need.
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    // Many tests wait for a process or a browser: three at a time keep two cores busy.
    maxWorkers: 3,
    reporters: [['default', { summary: false }]],
    // Tests that drive processes and browsers wait for a machine that CI shares with others: one more try there, and
    // the report says which test needed it.
    retry: process.env.CI === 'true' ? 1 : 0,
  },
});
