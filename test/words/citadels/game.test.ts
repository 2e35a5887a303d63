import { expect, test } from 'vitest';
import { citadels, type Open } from '../../../src/engines/citadels/index.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { gameWords } from '../../../src/words/citadels/game/index.ts';
import { LOCALES, type Say } from '../../../src/words/contract.ts';

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
    for (const { seat, place, points } of last.step.standings) {
      const player = last.players[seat]!;
      expect(told).toContain(
        `${place}. Player ${seat}: ${points} point${points === 1 ? '' : 's'} (districts ${player.points}`,
      );
      if (player.complete === 'first') expect(told).toContain('first to 8 districts +4');
      if (points !== player.points) bonuses++;
    }
    expect(told).not.toMatch(/\d gold, \d+ cards?;/);
    for (const locale of LOCALES) {
      const lines = gameWords[locale].describe({ open: last, own: null }, say).join('\n');
      expect(lines).not.toMatch(/undefined|null|NaN|\[object/);
    }
  }
  expect(bonuses).toBeGreaterThan(0);
});
