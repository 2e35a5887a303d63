import { expect, test } from 'vitest';
import type { Engine } from '../../src/engines/contract.ts';
import { games } from '../../src/engines/games.ts';
import { openSession } from './support/session.ts';

/** A game that counts the ends of its games, and holds the pieces against the box at each of them. */
function counted(game: Engine) {
  const ends: string[] = [];
  const watched: Engine = {
    ...game,
    turn(state) {
      const turn = game.turn(state);
      if ('over' in turn) {
        ends.push(JSON.stringify(turn.over));
        expect(game.census(state)).toEqual(game.box(game.config(state)));
      }
      return turn;
    },
  };
  return { watched, ends };
}

test('1,000 random games of Carcassonne end without an error, and no piece is lost or doubled', async () => {
  const { watched, ends } = counted(games.carcassonne);
  const { ask } = openSession({ games: { carcassonne: watched } });
  let moves = 0;
  for (const options of [[], ['old']]) {
    for (const seats of [2, 3, 4, 5]) {
      const run = { do: 'playout', game: 'carcassonne', seats, options, seed: `${seats}`, games: 125 };
      const answer = await ask(run);
      expect(answer).toMatchObject({ ok: true, games: 125 });
      moves += Number(answer.moves);
    }
  }
  console.log(`${ends.length} games, ${moves} moves, ${new Set(ends).size} different results`);
  expect(ends).toHaveLength(1_000);
  expect(new Set(ends).size).toBeGreaterThan(500);
  expect(moves).toBeGreaterThan(71 * 1_000);
});
