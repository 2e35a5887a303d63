/** `npm run check`: types, types of the page, lint and format, at the same time. Exits with 1 if one of them fails. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What has been checked and has not changed since is not checked again. */
const INCREMENTAL = '--incremental --tsBuildInfoFile node_modules/.cache/guildhall/types.tsbuildinfo';

const CHECKS = [
  // More checkers would do much of the work twice, and the other core has the rest to do.
  `tsc --noEmit --checkers 1 ${INCREMENTAL}`,
  'tsc --noEmit -p src/playground/page',
  'biome check --error-on-warnings',
];

const codes = await Promise.all(
  CHECKS.map(async (command) => {
    const [code] = await once(spawn(command, { shell: true, stdio: 'inherit' }), 'close');
    return code;
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
