import { expect, test } from 'vitest';
import { type Engine, seatsOf } from '../../src/engines/contract.ts';
import { playout } from '../../src/engines/playout.ts';
import { seeded } from '../../src/kernel/random.ts';
import { type Toy, toy } from '../toy/engine/index.ts';

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
  const each = 20;
  for (let game = 0; game < each * listed; game++) playout(oneMoveGame, config, seeded(`${game}`));
  const counts = [...firstMoves.values()];
  console.log(`${listed} moves, played ${Math.min(...counts)} to ${Math.max(...counts)} times each`);
  expect(firstMoves.size).toBe(listed);
  // Five standard deviations of such a count.
  expect(Math.max(...counts.map((count) => Math.abs(count - each)))).toBeLessThan(5 * Math.sqrt(each));
});
