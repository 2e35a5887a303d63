import { describe, expect, test } from 'vitest';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests } from '../support/players.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import {
  allTold,
  awaited,
  buttonsOf,
  endOfTurn,
  labelsOf,
  messageOf,
  opened,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';

/** The answers that the bot has given so far. */
const callbacks = (hall: TestGuildhall) => hall.discord.log.filter(({ path }) => path.endsWith('/callback'));

describe('§4 Discord: an interaction that was delivered twice', () => {
  test('is carried out once, and the second is met with silence', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const [me] = await awaited(hall, id);
    const panel = await endOfTurn(me!, await shownBoard(hall, id));
    const [before, { seq }] = [callbacks(hall).length, await tableOf(hall, id)];
    hall.discord.arm('duplicate');
    expect(textOf(messageOf(await me!.press(panel.id, 'Confirm')))).toMatch(/^Done: /);
    await expect.poll(() => JSON.stringify(hall.lines)).toContain('duplicate interaction ignored');
    expect(callbacks(hall).length).toBe(before + 1);
    expect((await tableOf(hall, id)).seq - seq).toBeLessThanOrEqual(2);
    expect(refusedRequests(hall)).toEqual([]);
  });

  test('and again after a resume, makes no difference either', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const [me] = await awaited(hall, id);
    const panel = await endOfTurn(me!, await shownBoard(hall, id));
    await me!.press(panel.id, 'Confirm');
    await shownBoard(hall, id);
    const [before, { seq }] = [callbacks(hall).length, await tableOf(hall, id)];

    hall.discord.arm('replay');
    hall.discord.gateway.drop();
    expect(await hall.discord.until(() => !hall.discord.isBotOnline())).toBe(true);
    expect(await hall.discord.until(() => hall.discord.isBotOnline())).toBe(true);
    const again = () => hall.lines.filter(({ message }) => message === 'duplicate interaction ignored').length;
    await expect.poll(again).toBeGreaterThan(4);
    expect(callbacks(hall).length).toBe(before);
    expect((await tableOf(hall, id)).seq).toBe(seq);
    expect(textOf(messageOf(await me!.slash('games', {}, { channel: 'board-games' })))).toContain('Table 1');
    expect(complaints(hall)).toEqual([]);
  });

  test('to two processes, is silent in the second one by the record', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const [me] = await awaited(hall, id);
    const panel = await endOfTurn(me!, await shownBoard(hall, id));
    const [before, { seq }] = [callbacks(hall).length, await tableOf(hall, id)];
    // What an earlier process has carried out is known to the store alone.
    const { play } = hall.tables();
    Object.assign(hall.tables(), {
      play: async (...asked: Parameters<typeof play>) => {
        await play(...asked);
        return play(...asked);
      },
    });
    const pressed = me!.press(panel.id, 'Confirm');
    await expect.poll(async () => (await tableOf(hall, id)).seq).toBeGreaterThan(seq);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(callbacks(hall).length).toBe(before);
    expect(complaints(hall)).toEqual([]);
    void pressed;
  });
});

describe('§4 Discord: an interaction that comes too late', () => {
  test('is counted and nothing else: Discord has told the member already', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const [me] = await awaited(hall, id);
    const panel = await endOfTurn(me!, await shownBoard(hall, id));
    const [before, { seq }] = [hall.discord.log.length, await tableOf(hall, id)];
    hall.discord.arm('deliveredLate');
    const pressed = me!.press(panel.id, 'Confirm');
    clock.pass(3_001);
    expect(await pressed).toEqual({ kind: 'failed' });
    await expect.poll(() => JSON.stringify(hall.lines)).toContain('interaction expired');
    expect(hall.discord.log.length).toBe(before);
    expect((await tableOf(hall, id)).seq).toBe(seq);
    // Nothing is lost: the same button does it now.
    expect(textOf(messageOf(await me!.press(panel.id, 'Confirm')))).toMatch(/^Done: /);
  });

  test('whose answer comes too late has counted nevertheless, and its board appears', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const [me] = await awaited(hall, id);
    const panel = await endOfTurn(me!, await shownBoard(hall, id));
    const { seq } = await tableOf(hall, id);
    hall.discord.arm('late');
    const pressed = me!.press(panel.id, 'Confirm');
    await expect.poll(async () => (await tableOf(hall, id)).seq).toBeGreaterThan(seq);
    clock.pass(3_001);
    expect(await pressed).toEqual({ kind: 'failed' });
    await shownBoard(hall, id);
    await expect.poll(() => JSON.stringify(hall.lines)).toContain('10062');
    expect(complaints(hall)).toEqual([]);
  });

  test('is not one whose panel is older than its token: each press is new', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const [me] = await awaited(hall, id);
    const panel = await endOfTurn(me!, await shownBoard(hall, id));
    clock.pass(16 * 60_000);
    expect(textOf(messageOf(await me!.press(panel.id, 'Confirm')))).toMatch(/^Done: /);
  });
});

describe('§4 Discord: two players at once', () => {
  test('of two presses for the same turn one wins, and the other shows privately how it stands now', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const [me] = await awaited(hall, id);
    const panel = await endOfTurn(me!, await shownBoard(hall, id));
    const { seq } = await tableOf(hall, id);
    const told = await Promise.all([me!.press(panel.id, 'Confirm'), me!.press(panel.id, 'Confirm')]);
    const texts = told.map((outcome) => textOf(messageOf(outcome)));
    expect(texts.filter((text) => text.startsWith('Done: '))).toHaveLength(1);
    expect(texts.filter((text) => /It’s . \w+’s turn/u.test(text))).toHaveLength(1);
    expect((await tableOf(hall, id)).seq - seq).toBeLessThanOrEqual(2);
    expect(complaints(hall)).toEqual([]);
  });

  test('of two who take the last seat one has it, and the other is told privately', async () => {
    await using hall = await startGuildhall();
    const lobby = await opened(hall, 'carcassonne', ['aya', 'ben', 'dara', 'emil']);
    const [noor, priya] = [hall.discord.user('noor'), hall.discord.user('priya')];
    const told = await Promise.all([noor.press(lobby.id, 'Join'), priya.press(lobby.id, 'Join')]);
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['acknowledged', 'message']);
    const refused = told.find(({ kind }) => kind === 'message')!;
    expect(textOf(messageOf(refused))).toBe(
      'This table is full (5 players). With the option `erweiterung`, up to 6 can play.',
    );
    expect((await tableOf(hall, '1')).seats).toHaveLength(5);
  });

  test('told of them in the wrong order, answers each for itself', async () => {
    await using hall = await startGuildhall();
    const lobby = await opened(hall, 'carcassonne', ['aya']);
    const [ben, dara] = [hall.discord.user('ben'), hall.discord.user('dara')];
    hall.discord.arm('reordered');
    const both = [ben.press(lobby.id, 'Join'), dara.press(lobby.id, 'Join')];
    expect(await Promise.all(both)).toEqual([{ kind: 'acknowledged' }, { kind: 'acknowledged' }]);
    const { seats } = await tableOf(hall, '1');
    expect(seats.map(({ user }) => user)).toEqual(
      ['aya', 'dara', 'ben'].map((name) => hall.discord.user(name).member.id),
    );
  });

  test('whose tables are changed under their panel get the present one, not an error', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const [me] = await awaited(hall, id);
    const panel = await endOfTurn(me!, await shownBoard(hall, id));
    // Another process is faster between the look at the table and the commit.
    const { play } = hall.tables();
    Object.assign(hall.tables(), { play: async () => ({ ok: false, error: { kind: 'stale' } }) });
    const told = messageOf(await me!.press(panel.id, 'Confirm'));
    Object.assign(hall.tables(), { play });
    expect(textOf(told)).toContain('You’re back at the current step.');
    expect(labelsOf(told)).toContain('Confirm');
    expect(textOf(messageOf(await me!.press(told.id, 'Confirm')))).toMatch(/^Done: /);
  });
});

test('a press on a hand that is replaced at that moment counts, and is never said to have gone wrong', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'citadels', ['aya', 'ben', 'noor', 'dara']);
  await allTold(hall);
  const { seq } = await tableOf(hall, id);
  const [first] = await awaited(hall, id);
  const hand = first!.directMessages().at(-1)!;
  const choice = buttonsOf(hand).find(({ custom_id }) => /:hand:\d+$/.test(custom_id))!;
  void first!.press(hand.id, choice.custom_id);
  hall.discord.deleteMessage(hand.id);
  await expect.poll(async () => (await tableOf(hall, id)).seq).toBeGreaterThan(seq);
  await allTold(hall);

  const [second] = await awaited(hall, id);
  const other = second!.directMessages().at(-1)!;
  const looked = second!.press(other.id, 'More');
  hall.discord.deleteMessage(other.id);
  expect(textOf(messageOf(await looked))).not.toMatch(/went wrong/);
  expect(JSON.stringify(hall.lines)).not.toContain('interaction failed');
});
