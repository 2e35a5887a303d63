/**
 * Runs for each planted bug of a game the tests that must see it, all in this process, and prints which tests have
 * failed: a list a bug. The same tests run once without a bug as well: what fails there sees nothing.
 */
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { startVitest } from 'vitest/node';
import type { Bug } from './bug.ts';
import { type Game, triedOf } from './tried.ts';

const ROOT = join(import.meta.dirname, '../../..');
const game = process.argv[2] as Game; // The test names one of them.
const ENGINE = join(ROOT, 'src/engines', game);
const TRIED = triedOf(game);

/** The engine with one fault in it, for whoever imports it. Named after the fault, or one is cached for another. */
const planted = ({ file, right, wrong }: Bug): Plugin => ({
  name: `planted bug ${JSON.stringify([file, right, wrong])}`,
  enforce: 'pre',
  transform: (code, id) => (id === join(ENGINE, file) ? code.replace(right, () => wrong) : null),
});

/** The project without a bug. */
const CONTROL = 'control';

/** Tests of the game as a project of their own. A busy machine is no bug: they have time. */
const project = (name: string, files: readonly string[], plugins: Plugin[]) => ({
  plugins,
  test: { name, include: files.map((file) => `test/engines/${game}/${file}`), testTimeout: 60_000 },
});

const vitest = await startVitest('test', [], {
  ...{ config: false, root: ROOT, watch: false, reporters: [{}], maxWorkers: 1 },
  projects: [
    ...TRIED.map((bug, number) => project(`${number}`, [bug.seenBy], [planted(bug)])),
    project(CONTROL, [...new Set(TRIED.map(({ seenBy }) => seenBy))], []),
  ],
});
const failures = TRIED.map((): string[] => []);
const control = { passed: 0, failed: [] as string[] };
for (const module of vitest.state.getTestModules()) {
  const failed = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
  if (module.project.name !== CONTROL) {
    failures[Number(module.project.name)]!.push(...failed);
    continue;
  }
  control.passed += [...module.children.allTests('passed')].length;
  control.failed.push(...failed, ...module.errors().map(({ message }) => message));
}
await vitest.close();
console.log(`tried: ${JSON.stringify({ failures, control })}`);
process.exit(0);
