import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { amount } from '../../support/amount.ts';
import { startAtScale } from './support/startAtScale.ts';

const TABLES = amount(300, 1_000);
const UNTOLD = amount(60, 100);
const DOTS = './test/drills/reliability/support/dots.ts';

it(`a start with ${TABLES} running games answers at once, and posts ${UNTOLD} boards after that`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-scale-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const report = await startAtScale(folder, { tables: TABLES, unposted: UNTOLD, moves: 20, preloads: [DOTS] });
  console.info(JSON.stringify(report));

  expect(report.problems).toEqual([]);
  expect(report.sound).toBe(TABLES);
  expect(report.postedBefore).toBeLessThan(UNTOLD);
  // Twenty a second are begun; they may take unequally long on their way.
  expect(report.busiestFive).toBeLessThanOrEqual(5 * 20 + 25);
});
