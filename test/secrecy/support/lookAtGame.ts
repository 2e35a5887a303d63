import { expect } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import type { GameId } from '../../../src/engines/games.ts';
import { testGames } from '../../bot/support/games.ts';
import { engineOf } from '../../support/engines.ts';
import { pictures } from '../../toy/render/module.ts';
import { compareAll } from './compare.ts';

const WAYS = ['messages', 'board', 'text', 'log', 'hand', 'direct', 'press', 'suggestMove', 'type'];

/**
 * What reaches members of a game is compared for pairs of positions that they cannot tell apart.
 * @returns the ways in which anything was shown
 */
export async function lookAtGame(
  id: GameId | 'toy',
  seed: string,
  wanted: { readonly pairs: number; readonly pictures: number },
): Promise<ReadonlySet<string>> {
  const game: BotGame = testGames[id];
  const seen = await compareAll(game, engineOf(id), pictures, { seed, first: 0 }, wanted);
  const { pairs, different, hides, shown, pictures: compared, ways } = seen;
  console.info(
    `${id}: ${pairs} pairs, ${different} different, ${shown} things shown in ${ways.size} ways, ${compared} pictures by bytes`,
  );
  expect(pairs).toBe(wanted.pairs);
  if (hides) expect(different).toBeGreaterThan(pairs / 2);
  expect(compared).toBeGreaterThanOrEqual(wanted.pictures - 1);
  expect([...ways]).toEqual(expect.arrayContaining(WAYS));
  return ways;
}
