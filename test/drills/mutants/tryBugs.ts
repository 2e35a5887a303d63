/**
 * Runs for every n-th planted bug of a game the tests that must see it, all in this process, and prints which tests have
 * failed: a list a bug. The same tests run once without a bug as well: what fails there sees nothing.
 */
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createVitest } from 'vitest/node';
import { type Bug, bugsOf, type Game, withBug } from './bugs.ts';

const ROOT = join(import.meta.dirname, '../../..');
const game = process.argv[2] as Game; // The test names one of them.
const tried = bugsOf(game, Number(process.argv[3]));
const pathOf = ({ file }: Bug) => join(ROOT, 'src/engines', game, file);

let planted: Bug | null = null;
const vitest = await createVitest(
  'test',
  {
    // Files are compiled once for all bugs, save the one that is wrong; a bug may not be kept for the next run.
    ...{ config: false, root: ROOT, watch: false, reporters: [{}], fsModuleCache: false },
    ...{ include: [`test/engines/${game}/**/*.test.ts`], pool: 'threads', isolate: false, maxWorkers: 1 },
    testTimeout: 60_000, // A busy machine is no bug.
  },
  {
    plugins: [
      {
        name: 'planted bug',
        enforce: 'pre',
        transform: (code, id) => (planted !== null && id === pathOf(planted) ? withBug(code, planted) : null),
      },
    ],
  },
);
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

/** Runs these files of tests with a bug, or without one. */
async function run(files: readonly string[], bug: Bug | null) {
  const changed = [planted, bug].flatMap((one) => (one === null ? [] : [pathOf(one)]));
  planted = bug;
  for (const path of changed) vitest.invalidateFile(path);
  const paths = files.map((file) => join(ROOT, 'test/engines', game, file));
  const isMeant = ({ moduleId }: { readonly moduleId: string }) => paths.includes(moduleId);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications.filter(isMeant));
  const modules = testModules.filter(isMeant); // Those of earlier runs are told again.
  const namesOf = (state: 'passed' | 'failed') =>
    modules.flatMap(({ children }) => [...children.allTests(state)].map(({ fullName }) => fullName));
  const errors = [...modules.flatMap((module) => module.errors()), ...unhandledErrors];
  return { passed: namesOf('passed').length, failed: namesOf('failed'), errors };
}

const failures: (readonly string[])[] = [];
for (const bug of tried) failures.push((await run([bug.seenBy], bug)).failed);
const { passed, failed, errors } = await run([...new Set(tried.map(({ seenBy }) => seenBy))], null);
await vitest.close();
console.log(
  `tried: ${JSON.stringify({ failures, control: { passed, failed: [...failed, ...errors.map((error) => inspect(error))] } })}`,
);
process.exit(0);
