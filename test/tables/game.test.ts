import { describe, expect, it } from 'vitest';
import { openHall, playOn, startTable } from './support/hall.ts';

describe('whole games at tables', () => {
  for (const [game, seats, games] of [
    ['toy', 2, 10],
    ['toy', 4, 10],
    ['carcassonne', 2, 1],
    ['carcassonne', 4, 1],
  ] as const) {
    it(`${games} of ${game} with ${seats} seats end by random legal moves`, async () => {
      const hall = openHall();
      for (let index = 0; index < games; index++) {
        const { id } = await startTable(hall, seats, game);
        const { table, played } = await playOn(hall, id, `${game} ${index}`);
        expect(played).toBeGreaterThan(5);
        expect(table.status).toBe('finished');
        expect(table.result?.how).toBe('played');
        expect(table.result?.standings).toHaveLength(seats);
        expect(table.seq).toBe(1 + (seats - 1) + 1 + played + 1); // Opened, joined, started, played, revealed.
        expect(table.seats.filter(({ awaited }) => awaited)).toHaveLength(0);
      }
      expect(hall.logged).toEqual([]);
    });
  }
});
