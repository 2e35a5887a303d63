import { expect, test } from 'vitest';
import { citadels, type Open } from '../../../src/engines/citadels/index.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { gameWords } from '../../../src/words/citadels/game/index.ts';
import type { Say } from '../../../src/words/contract.ts';

const say: Say = { name: (seat) => `Player ${seat}` };

test('once the game is over, the position in words has the points of the result, bonuses included', () => {
  let bonuses = 0;
  for (let game = 0; game < 10; game++) {
    let open: Open | null = null;
    playout(citadels, { seats: 4, options: [] }, seeded(`total ${game}`), ({ state }) => {
      open = citadels.open(state);
    });
    const last = open! as ReturnType<typeof citadels.open>; // Set by the playout.
    if (last.step.kind !== 'over' || last.step.standings === null) throw new Error('the game has no end');
    const told = gameWords.en.describe({ open: last, own: null }, say).join('\n');
    for (const { seat, points } of last.step.standings) {
      expect(told).toMatch(new RegExp(`Player ${seat}[^:]*: ${points} points?, `));
      if (points !== last.players[seat]?.points) bonuses++;
    }
  }
  expect(bonuses).toBeGreaterThan(0);
});
