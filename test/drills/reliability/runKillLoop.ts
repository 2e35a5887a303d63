/**
 * `npm run drill:kill -- [kills] [seed] [dots]`: kills the bot so often, in worlds of fifty kills each, with its real
 * pictures or, for a busy machine, with dots in their place. Prints the seed of each world; the same seed gives the same
 * plan. Ends with 1 at the first thing that is wrong.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killLoop } from './support/killLoop.ts';
import { planOf } from './support/plan.ts';

const KILLS_A_WORLD = 50;

const DOTS = './test/drills/reliability/support/dots.ts';

const [kills = '1000', seed = randomBytes(6).toString('hex'), pictures] = process.argv.slice(2);
const wanted = Number(kills);
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error('How many kills? npm run drill:kill -- 1000 [seed] [dots]');
  process.exit(1);
}

const total = { kills: 0, acknowledged: 0, moves: 0, compared: 0, doubled: 0, slowest: 0 };
for (let world = 0; total.kills < wanted; world++) {
  const plan = planOf(`${seed}/${world}`, Math.min(KILLS_A_WORLD, wanted - total.kills));
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-kill-loop-'));
  const report = await killLoop(plan, { folder, preloads: pictures === 'dots' ? [DOTS] : [] });
  total.kills += report.kills;
  total.acknowledged += report.acknowledged;
  total.moves += report.moves;
  total.compared += report.compared;
  total.doubled += report.doubled;
  total.slowest = Math.max(total.slowest, report.slowest);
  const { output, problems, ...figures } = report;
  console.log(`world ${plan.seed}, plan ${plan.fingerprint}: ${JSON.stringify(figures)}`);
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\n\n${output}`);
    process.exit(1);
  }
}
console.log(
  `seed ${seed}: ${total.kills} kills, ${total.acknowledged} acknowledged (${total.moves} of them moves), 0 lost, ` +
    `0 doubled (${total.doubled} delivered twice); ${total.compared} rows compared; ` +
    `all boards right within ${total.slowest} ms of a start.`,
);
