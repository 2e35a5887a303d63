import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageOf, textOf } from '../../bot/support/table.ts';
import { amount, share } from '../../support/amount.ts';
import { CRASH_POINTS, DEEDS } from './support/crashPoints.ts';
import { openStage, type Stage } from './support/crashStage.ts';

const TRIED = share(CRASH_POINTS, 4);

const newFolder = () => mkdtempSync(join(tmpdir(), 'guildhall-crash-'));

describe('killed at a named point, the bot has lost and doubled nothing', () => {
  let stage: Stage;
  let answeredInAll = 0;

  beforeAll(async () => {
    stage = await openStage(newFolder());
  });
  afterAll(() => stage.close());

  it.each(TRIED)('when somebody $deed: $name', async ({ deed, stage: come, at }) => {
    const act = await stage.prepare(deed);
    const before = stage.rows();
    const answered = await stage.dieAt(at, act);
    answeredInAll += answered;
    const { problems, heads, rows } = await stage.inspect();
    expect(problems).toEqual([]);
    expect(rows > before).toBe(come !== 'undone');
    // Who was told that it counts was told so truly; the others see that nothing came of it, and try again.
    if (come !== 'told') expect(answered).toBe(0);

    expect(await stage.restart(heads)).toEqual([]);
    const settled = stage.rows(); // A game that was to begin has been dealt.
    if (come === 'undone') {
      expect((await act()).kind).not.toBe('failed');
      expect(stage.rows()).toBeGreaterThan(before);
    } else if (deed !== 'opens') {
      // Once more it is answered in words, and changes nothing; whoever opens once more opens another table.
      expect(textOf(messageOf(await act()))).not.toBe('');
      expect(stage.rows()).toBe(settled);
    }
  });

  it('at points of every deed', () => {
    console.info(
      `${TRIED.length} of ${CRASH_POINTS.length} points; at ${answeredInAll} of them the answer had been heard`,
    );
    expect(new Set(CRASH_POINTS.map(({ deed, name }) => `${deed} ${name}`)).size).toBe(CRASH_POINTS.length);
    expect(new Set(TRIED.map(({ deed }) => deed)).size).toBe(DEEDS.length);
    expect(answeredInAll).toBeGreaterThan(amount(1, DEEDS.length));
  });
});

it('a bot that speaks before it commits is found out by such a point', async () => {
  const hasty = await openStage(newFolder(), ['./test/drills/reliability/support/lateCommit.ts']);
  try {
    const told = CRASH_POINTS.find(({ deed, name }) => deed === 'plays' && name === 'Discord has the answer')!;
    expect(await hasty.dieAt(told.at, await hasty.prepare(told.deed))).toBe(1);
    const { problems } = await hasty.inspect();
    expect(problems.filter((problem) => problem.startsWith('lost: '))).not.toEqual([]);
  } finally {
    await hasty.close();
  }
});
