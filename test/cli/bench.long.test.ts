import { expect, test } from 'vitest';
import { copying, middleMoves, randomGames } from '../../src/cli/bench/engineVariants.ts';
import { benchGames } from '../../src/cli/bench/games.ts';
import { leaderboards } from '../../src/cli/bench/leaderboards.ts';
import { measure } from '../../src/cli/bench/measure.ts';
import { measuredGame } from '../../src/cli/bench/positions.ts';
import { replays } from '../../src/cli/bench/replays.ts';
import { GAME_IDS } from '../../src/engines/games.ts';

test('each variant of the bench does what it counts', async () => {
  const variants = [copying(), ...randomGames(), ...middleMoves()];
  const measured = await measure(variants, { rounds: 1, stretch: 1, now: () => performance.now() });
  const others = GAME_IDS.reduce((sum, id) => sum + benchGames[id].others.length, 0);
  expect(measured).toHaveLength(1 + 3 * GAME_IDS.length + others);
  for (const { name, timesPerSecond } of measured) expect(timesPerSecond, name).toBeGreaterThan(0);
  const games = measured.filter(({ unit }) => unit === 'games');
  for (const { name, timesPerSecond, movesPerSecond } of games)
    expect(movesPerSecond / timesPerSecond, name).toBeGreaterThan(10);
});

test('every question about results is asked as often as it says, in a server with games to be asked about', async () => {
  const rows = await leaderboards(GAME_IDS[0], 40, 12, 3, () => performance.now());
  expect(rows).toHaveLength(10);
  for (const { name, samples } of rows) {
    expect(samples, name).toHaveLength(3);
    expect(Math.min(...samples), name).toBeGreaterThan(0);
  }
});

test.each(GAME_IDS)('replays of %s are measured after a start, after a move, and once more', async (game) => {
  const rows = await replays(measuredGame(game, []), 2, () => performance.now());
  expect(rows.map(({ samples }) => samples.length)).toEqual([2, 2, 2]);
  for (const { name, samples } of rows) expect(Math.min(...samples), name).toBeGreaterThan(0);
});
