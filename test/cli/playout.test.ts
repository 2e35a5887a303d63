import { expect, test } from 'vitest';
import { type Engine, seatsOf } from '../../src/engines/contract.ts';
import { games } from '../../src/engines/games.ts';
import { playout } from '../../src/engines/playout.ts';
import { seeded } from '../../src/kernel/random.ts';
import { type Toy, toy } from '../toy/engine/index.ts';
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

test('in a random game every listed move of every awaited seat is equally likely', () => {
  const config = { seats: 2, options: [] };
  const { state: first } = toy.setup(config, toy.deal(config, seeded('x')));
  const firstMoves = new Map<string, number>();
  const oneMoveGame: Engine<Toy> = {
    ...toy,
    setup: () => ({ state: first, events: [], revealed: 'nothing' }),
    turn: (state) => (state === first ? toy.turn(state) : { over: [] }),
    play(state, seat, move, random) {
      const text = toy.notation.write(move);
      firstMoves.set(text, (firstMoves.get(text) ?? 0) + 1);
      return toy.play(state, seat, move, random);
    },
  };

  const listed = seatsOf(2).flatMap((seat) => [...toy.legal(first, seat)]).length;
  const each = 60;
  for (let game = 0; game < each * listed; game++) playout(oneMoveGame, config, seeded(`${game}`));
  const counts = [...firstMoves.values()];
  console.log(`${listed} moves, played ${Math.min(...counts)} to ${Math.max(...counts)} times each`);
  expect(firstMoves.size).toBe(listed);
  // Five standard deviations of such a count.
  expect(Math.max(...counts.map((count) => Math.abs(count - each)))).toBeLessThan(5 * Math.sqrt(each));
});
