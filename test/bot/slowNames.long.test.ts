import { describe, expect, test } from 'vitest';
import type { FakeUser } from '../../src/playground/member/fakeUser.ts';
import type { TestGuildhall } from './support/guildhall.ts';
import { CHANNEL, restarted, SOON } from './support/slowNames.ts';
import { allTold, awaited, messageOf, shownBoard, textOf } from './support/table.ts';

/** Whoever has to act at a table. */
async function actingAt(hall: TestGuildhall, id: string): Promise<FakeUser> {
  const [me] = await awaited(hall, id);
  return me!;
}

describe.each([80, 4_000])('right after a restart, with %i ms for each name', (ms) => {
  test('12 tables of five: a press and the choices of a move are answered at once, and names come later', async () => {
    const { hall, ids, timed } = await restarted(12, ms, allTold);
    const board = await shownBoard(hall, ids[3]!);
    const me = await actingAt(hall, ids[3]!);
    const pressed = await timed(() => me.press(board.id, 'Place the tile'));
    messageOf(pressed.result);
    expect(pressed.ms).toBeLessThan(SOON);
    const where = { channel: board.channel_id, focused: 'at' };
    const choices = await timed(() => me.autocomplete('carcassonne place', { at: '' }, where));
    expect(choices.result.kind).toBe('choices');
    expect(choices.ms).toBeLessThan(SOON);
    // The eleven others for whom somebody waits.
    const named = async () => textOf(messageOf(await me.slash('games', {}, { channel: CHANNEL }))).match(/Member \d+/g);
    await expect.poll(named).toHaveLength(11);
  });

  test('18 tables at once: all presses, choices and lists are answered at once', async () => {
    const { hall, ids, timed } = await restarted(18, ms, allTold);
    const answered = await Promise.all(
      ids.flatMap(async (id) => {
        const board = await shownBoard(hall, id);
        const me = await actingAt(hall, id);
        const where = { channel: board.channel_id, focused: 'at' };
        return Promise.all([
          timed(() => me.press(board.id, 'Place the tile')),
          timed(() => me.autocomplete('carcassonne place', { at: '' }, where)),
          timed(() => me.slash('games', {}, { channel: CHANNEL })),
        ]);
      }),
    );
    for (const { result, ms: waited } of answered.flat()) {
      expect(['message', 'choices']).toContain(result.kind);
      expect(waited).toBeLessThan(SOON);
    }
  });
});
