import { expect, test } from 'vitest';
import { CHANNEL, CROWD, restarted, SOON } from './support/slowNames.ts';
import { messageOf, textOf } from './support/table.ts';

test('right after a restart, with four seconds for each name, /games lists 12 tables of five at once', async () => {
  const { hall, ids, timed } = await restarted(12, 4_000);
  const me = hall.discord.user(CROWD[0]!.id);
  const { result, ms } = await timed(() => me.slash('games', {}, { channel: CHANNEL }));
  expect(ms).toBeLessThan(SOON);
  const said = textOf(messageOf(result));
  for (const id of ids) expect(said).toContain(id);
  // Whoever isn't known yet has the number of the seat.
  expect(said).toMatch(/Seat|Player/);
});
