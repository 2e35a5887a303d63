import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { messageOf, textOf } from '../../../bot/support/table.ts';
import { ANSWERED, type CrashPoint } from './crashPoints.ts';
import { openStage, type Stage } from './crashStage.ts';

export const stageFolder = (): string => mkdtempSync(join(tmpdir(), 'guildhall-crash-'));

/** The body of a test for each of some points: killed there, the bot has lost and doubled nothing. All share a stage. */
export function onStage(): (point: CrashPoint) => Promise<void> {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(stageFolder());
  });
  afterAll(() => stage.close());

  return async ({ deed, name, stage: come, at }) => {
    const act = await stage.prepare(deed);
    const before = stage.rows();
    const answered = await stage.dieAt(at, act);
    const { problems, heads, rows } = await stage.inspect();
    expect(problems).toEqual([]);
    expect(rows > before).toBe(come !== 'undone');
    // Who was told that it counts was told so truly; the others see that nothing came of it, and try again.
    if (come !== 'told') expect(answered).toBe(0);
    if (name === ANSWERED) expect(answered).toBe(1);

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
  };
}
