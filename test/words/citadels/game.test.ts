import { expect, test } from 'vitest';
import { citadels } from '../../../src/engines/citadels/index.ts';
import { citadelsWords } from '../../../src/words/citadels/index.ts';
import { ended, say } from '../support/endings.ts';

test('once the game is over, the position in words has the points of the result, bonuses included', () => {
  let bonuses = 0;
  for (let game = 0; game < 10; game++) {
    const last = ended(citadels, `total ${game}`, [], 4);
    if (last.step.kind !== 'over' || last.step.standings === null) throw new Error('the game has no end');
    const told = citadelsWords.en.game.describe({ open: last, own: null }, say).join('\n');
    for (const { seat, place, points } of last.step.standings) {
      const player = last.players[seat]!;
      expect(told).toContain(
        `${place}. ${say.name(seat)}: ${points} point${points === 1 ? '' : 's'} (districts ${player.points}`,
      );
      if (player.complete === 'first') expect(told).toContain('first to 8 districts +4');
      if (points !== player.points) bonuses++;
    }
  }
  expect(bonuses).toBeGreaterThan(0);
});
