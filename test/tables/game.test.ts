import { describe, expect, it } from 'vitest';
import { openTestTables, playOn, startTable } from './support/testTables.ts';

describe('whole games at tables', () => {
  for (const [game, seats, games] of [
    ['toy', 2, 10],
    ['toy', 4, 10],
    ['carcassonne', 2, 1],
    ['carcassonne', 4, 1],
  ] as const) {
    it(`${games} of ${game} with ${seats} seats end by random legal moves`, async () => {
      const service = openTestTables();
      for (let index = 0; index < games; index++) {
        const { id } = await startTable(service, seats, game);
        const { table, played } = await playOn(service, id, `${game} ${index}`);
        expect(played).toBeGreaterThan(5);
        expect(table.status).toBe('finished');
        expect(table.result?.how).toBe('played');
        expect(table.result?.standings).toHaveLength(seats);
        expect(table.seq).toBe(1 + (seats - 1) + 2 + played + 1); // Opened, joined, frozen and started, played, revealed.
        expect(table.seats.filter(({ awaited }) => awaited)).toHaveLength(0);
      }
      expect(service.logged).toEqual([]);
    });
  }
});
