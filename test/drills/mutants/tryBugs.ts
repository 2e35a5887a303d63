/**
 * Runs for each planted bug of a game the tests that must see it, all in this process, and prints which tests have
 * failed: a list a bug.
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

const vitest = await startVitest('test', [], {
  ...{ config: false, root: ROOT, watch: false, reporters: [{}], maxWorkers: 1 },
  projects: TRIED.map((bug, number) => ({
    plugins: [planted(bug)],
    test: { name: `${number}`, include: [`test/engines/${game}/${bug.seenBy}`] },
  })),
});
const failures = TRIED.map((): string[] => []);
for (const { project, children } of vitest.state.getTestModules())
  for (const { fullName } of children.allTests('failed')) failures[Number(project.name)]!.push(fullName);
await vitest.close();
console.log(`failed: ${JSON.stringify(failures)}`);
process.exit(0);
