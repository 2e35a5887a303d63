/** Between its commit and its answer a move counts, and nobody knows. All points are tried in `crashPoints/`. */
import { expect, it } from 'vitest';
import { CRASH_POINTS, DEEDS, pointsIn } from './support/crashPoints.ts';
import { onStage } from './support/onStage.ts';

it.each(
  pointsIn('plays')
    .filter(({ stage }) => stage === 'kept')
    .slice(-1),
)('when somebody $deed: $name', onStage());

it('each deed has points, and each point a name of its own', () => {
  expect(new Set(CRASH_POINTS.map(({ deed }) => deed))).toEqual(new Set(DEEDS));
  expect(new Set(CRASH_POINTS.map(({ deed, name }) => `${deed} ${name}`)).size).toBe(CRASH_POINTS.length);
});
