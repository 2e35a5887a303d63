import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { seeded } from '../../../src/kernel/random.ts';
import { amount } from '../../support/amount.ts';
import { acknowledgedIn, inspectAftermath } from './support/afterCut.ts';
import { countFlushes } from './support/countFlushes.ts';
import { REMAINS, rebuild } from './support/powerCut.ts';
import { type Step, trace, tracing } from './support/trace.ts';

const MOVES = 200;
const CUTS = amount(40, 1_000);
const CUTS_AT_THE_FIRST_START = 20;
/** Of pieces of the process, each of them a few steps long. */
const CUTS_IN_A_PIECE = amount(2, 20);
const COMMITTING = 'test/drills/reliability/support/committing.ts';
const NORMAL_FLUSHES = './test/drills/reliability/support/normalFlushes.ts';

const able = tracing();
if (able !== 'ready') {
  const told = `POWER CUTS ARE NOT TRIED: strace is ${able} here`;
  if (able === 'missing' && process.env.CI === 'true') throw new Error(told);
  console.warn(told);
}

function newFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'guildhall-power-cut-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Plays moves on the real store in a process of its own. */
const committing = (folder: string, preloads: readonly string[] = []): readonly string[] => [
  ...['./src/node.mjs', ...preloads].flatMap((module) => ['--import', module]),
  ...[COMMITTING, folder, String(MOVES)],
];

/** Cuts the power at a random one of these steps, so many times; what is left must hold. */
async function cutPower(
  steps: readonly Step[],
  [first, last]: readonly [number, number],
  cuts: number,
  seed: string,
  isCareless = false,
) {
  const chance = seeded(seed).stream('cuts');
  const folder = join(newFolder(), 'data');
  const seen = { cuts, acknowledged: 0, erased: 0, lost: 0, tables: 0, dealt: 0 };
  for (let cut = 0; cut < cuts; cut++) {
    const at = first + chance.uniform(last - first + 1);
    const remains = REMAINS[chance.uniform(REMAINS.length)]!;
    rebuild(steps, at, remains, chance, folder);
    const acknowledged = acknowledgedIn(steps.slice(0, at));
    const left = await inspectAftermath(folder, acknowledged, isCareless);
    expect(left, `cut after step ${at}, kept: ${remains}`).toMatchObject({ check: 'ok', damaged: [] });
    seen.acknowledged += acknowledged.commits.length;
    seen.erased += acknowledged.erased.length;
    seen.lost += left.lost;
    seen.tables += left.tables;
    seen.dealt += left.dealt;
  }
  return seen;
}

/** The steps, first and last, between what was said before such a line and that line. */
function piecesBefore(steps: readonly Step[], said: RegExp): readonly (readonly [number, number])[] {
  const pieces: [number, number][] = [];
  let since = 1;
  for (const [index, step] of steps.entries()) {
    if (step.kind !== 'say') continue;
    if (said.test(step.line)) pieces.push([since, index]);
    since = index + 1;
  }
  return pieces;
}

describe.runIf(able === 'ready')('with every write and flush written down', () => {
  let steps: readonly Step[] = [];

  beforeAll(async () => {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'guildhall-power-cut-'));
    try {
      steps = await trace(committing(join(folder, 'data')), join(folder, 'data'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('each commit is on the disk before anybody is told, by one flush', () => {
    const flushes: number[] = [];
    let since = 0;
    let unflushed = 0;
    for (const step of steps) {
      if (step.kind === 'say') {
        expect(unflushed).toBe(0);
        flushes.push(since);
        since = 0;
      } else if ('file' in step && step.file === 'guildhall.db-wal') {
        if (step.kind === 'write') unflushed++;
        if (step.kind === 'flush') {
          unflushed = 0;
          since++;
        }
      }
    }
    const once = flushes.filter((count) => count === 1).length;
    console.info(`${flushes.length} commits, ${once} of them with one flush, ${steps.length} steps`);
    expect(flushes.length).toBeGreaterThan(MOVES);
    expect(Math.min(...flushes)).toBe(1);
    // A new id for a table, a new log or one that is copied back costs another.
    expect(once / flushes.length).toBeGreaterThan(0.9);
  });

  it(`${CUTS} cuts lose nothing that was acknowledged, and the chain of every table holds`, async () => {
    const count = (kind: Step['kind'], file: string) =>
      steps.filter((step) => step.kind === kind && 'file' in step && step.file === file).length;
    // What is cut holds a log that was copied back, given up and begun anew.
    expect(count('flush', 'guildhall.db')).toBeGreaterThan(2);
    expect(count('remove', 'guildhall.db-wal')).toBeGreaterThan(0);

    const seen = await cutPower(steps, [1, steps.length], CUTS, 'cuts');
    console.info(JSON.stringify(seen));
    expect(seen.lost).toBe(0);
    expect(seen.acknowledged).toBeGreaterThan(CUTS * 50);
    expect(seen.tables).toBeGreaterThan(CUTS);
  });

  it('a cut between the freeze of a start and its deal leaves one that is dealt', async () => {
    const pieces = piecesBefore(steps, / start\/\d+\/\d+ /);
    expect(pieces.length).toBeGreaterThan(5);
    let dealt = 0;
    for (const [index, piece] of pieces.entries()) {
      const seen = await cutPower(steps, piece, CUTS_IN_A_PIECE, `freeze ${index}`);
      expect(seen.lost).toBe(0);
      dealt += seen.dealt;
    }
    console.info(`${pieces.length * CUTS_IN_A_PIECE} cuts, ${dealt} dealt after that`);
    expect(dealt).toBeGreaterThan(pieces.length);
  });

  it('a cut while a member is erased leaves records that hold; who was told so is gone, and listed', async () => {
    const pieces = piecesBefore(steps, /^erased /);
    expect(pieces).toHaveLength(2);
    for (const [from, to] of pieces) {
      const during = await cutPower(steps, [from, to], CUTS_IN_A_PIECE * 4, `erasing ${from}`);
      const after = await cutPower(
        steps,
        [to + 1, Math.min(to + 60, steps.length)],
        CUTS_IN_A_PIECE * 4,
        `erased ${to}`,
      );
      expect([during.lost, after.lost]).toEqual([0, 0]);
      expect(after.erased).toBeGreaterThan(during.erased);
    }
  });

  it('a cut while the folder is being made leaves one that opens', async () => {
    const first = steps.findIndex(({ kind }) => kind === 'say');
    expect(first).toBeGreaterThan(30);
    console.info(JSON.stringify(await cutPower(steps, [1, first], CUTS_AT_THE_FIRST_START, 'first start')));
  });

  it('a store that flushes as SQLite does by default is found out', async () => {
    const folder = join(newFolder(), 'data');
    const careless = await trace(committing(folder, [NORMAL_FLUSHES]), folder);
    const seen = await cutPower(careless, [1, careless.length], CUTS, 'careless', true);
    console.info(JSON.stringify(seen));
    expect(seen.lost).toBeGreaterThan(100);
  });
});

it('a library in between counts a flush for every commit', () => {
  const flushes = countFlushes(committing(join(newFolder(), 'data')));
  const careless = countFlushes(committing(join(newFolder(), 'data'), [NORMAL_FLUSHES]));
  if (flushes === null || careless === null) {
    console.warn('FLUSHES ARE NOT COUNTED A SECOND TIME: no C compiler is at hand');
    return;
  }
  console.info(`${flushes} flushes, ${careless} with what SQLite does by default`);
  expect(flushes).toBeGreaterThan(MOVES);
  expect(careless).toBeLessThan(MOVES / 2);
});
