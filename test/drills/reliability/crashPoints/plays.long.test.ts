import { expect, it } from 'vitest';
import { ANSWERED, pointsIn } from '../support/crashPoints.ts';
import { openStage } from '../support/crashStage.ts';
import { onStage, stageFolder } from '../support/onStage.ts';

it.each(pointsIn('plays'))('when somebody $deed: $name', { timeout: 0 }, onStage());

it('a bot that speaks before it commits is found out by such a point', async () => {
  const hasty = await openStage(stageFolder(), ['./test/drills/reliability/support/lateCommit.ts']);
  try {
    const told = pointsIn('plays').find(({ name }) => name === ANSWERED)!;
    expect(await hasty.dieAt(told.at, await hasty.prepare(told.deed))).toBe(1);
    const { problems } = await hasty.inspect();
    expect(problems.filter((problem) => problem.startsWith('lost: '))).not.toEqual([]);
  } finally {
    await hasty.close();
  }
});
