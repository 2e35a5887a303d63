import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { amount } from '../../support/amount.ts';
import './support/announcing.ts';
import { killLoop } from './support/killLoop.ts';
import { type Life, planOf } from './support/plan.ts';

const KILLS = amount(14, 50);
const SEED = 'everyday';
const DOTS = './test/drills/reliability/support/dots.ts';
const ANNOUNCING = './test/drills/reliability/support/announcing.ts';
const LATE_COMMIT = './test/drills/reliability/support/lateCommit.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'guildhall-kill-loop-'));

it('the same seed gives the same plan, another seed another', () => {
  expect(planOf('a', 100)).toEqual(planOf('a', 100));
  expect(planOf('b', 100).fingerprint).not.toBe(planOf('a', 100).fingerprint);
});

it(`${KILLS} kills at four tables lose nothing that was acknowledged and count nothing twice`, {
  timeout: 0,
}, async () => {
  const plan = planOf(SEED, KILLS);
  console.info(`seed ${plan.seed}, plan ${plan.fingerprint}`);
  const { output, ...report } = await killLoop(plan, { folder: newFolder(), preloads: [DOTS, ANNOUNCING] });
  console.info(JSON.stringify(report));

  expect(report.problems, output).toEqual([]);
  expect(report.kills).toBe(KILLS);
  expect(report.moves).toBeGreaterThan(KILLS / 5);
  expect(report.compared).toBeGreaterThan(report.rows);
  expect(report.doubled).toBeGreaterThan(0);
  expect(report.hands).toBeGreaterThan(0);
  expect(report.outdated).toBeGreaterThan(0);
  expect(Object.values(report.met).reduce((sum, count) => sum + count)).toBeGreaterThan(KILLS / 2);
});

it('a bot that speaks before it commits is found out by the same loop', { timeout: 0 }, async () => {
  const life: Life = { moment: 'callback', after: 2, delay: 0, isLost: false, isCalm: false, doubled: 0 };
  const plan = { seed: 'late commit', lives: Array.from({ length: 20 }, () => life), fingerprint: '' };
  const report = await killLoop(plan, { folder: newFolder(), preloads: [DOTS, ANNOUNCING, LATE_COMMIT] });
  console.info(`found after ${report.kills} kills: ${report.problems.join('; ')}`);
  expect(report.problems.filter((problem) => problem.startsWith('lost: '))).not.toEqual([]);
});
