import { describe, expect, test } from 'vitest';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { startGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests } from '../support/players.ts';
import {
  allTold,
  idOf,
  labelsOf,
  messageOf,
  opened,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';

const fits = checkedLog();
const CHANNEL = { channel: 'board-games' } as const;

describe('an invitation', () => {
  test('by /new calls those who are named, once, and shows who is still missing', async () => {
    await using hall = await startGuildhall();
    const [aya, ben, dara] = ['aya', 'ben', 'dara'].map((name) => hall.discord.user(name));
    const with2 = { with: ben!.member.id, with2: dara!.member.id };
    const lobby = messageOf(await aya!.slash('new', { game: 'carcassonne', ...with2 }, CHANNEL));
    expect(lobby.mentions.map(({ username }) => username).toSorted()).toEqual(['ben', 'dara']);
    expect(textOf(lobby)).toContain(`Invited: <@${ben!.member.id}> and <@${dara!.member.id}>`);
    await ben!.press(lobby.id, 'Join');
    await allTold(hall);
    const now = hall.discord.messages('board-games').find(({ id }) => id === lobby.id)!;
    expect(textOf(now)).toContain(`Invited: <@${dara!.member.id}>`);
    // Edits go out without leave to mention anybody.
    const edits = hall.discord.log.filter(({ method }) => method === 'PATCH');
    expect(edits.length).toBeGreaterThan(0);
    expect(edits.filter(({ payload }) => /"users":\["/.test(JSON.stringify(payload)))).toEqual([]);
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('to a private table is needed to join, with a sentence; /invite gives one later', async () => {
    await using hall = await startGuildhall();
    const [aya, ben, dara] = ['aya', 'ben', 'dara'].map((name) => hall.discord.user(name));
    const lobby = messageOf(
      await aya!.slash('new', { game: 'carcassonne', with: ben!.member.id, private: true }, CHANNEL),
    );
    expect(textOf(lobby)).toContain('Only invited members can join.');
    expect(textOf(messageOf(await dara!.press(lobby.id, 'Join')))).toBe(
      'This table is invite-only. The host can invite you with `/invite`.',
    );
    expect(textOf(messageOf(await dara!.slash('invite', { member: dara!.member.id }, CHANNEL)))).toBe(
      'Only the host can do that.',
    );
    const call = messageOf(await aya!.slash('invite', { member: dara!.member.id }, CHANNEL));
    expect(textOf(call)).toBe(`<@${dara!.member.id}>, ● Aya invited you to play Carcassonne at table 1.`);
    expect(call.mentions.map(({ username }) => username)).toEqual(['dara']);
    expect(textOf(messageOf(await dara!.press(call.id, 'Join')))).toBe('You joined table 1.');
    expect(await ben!.press(lobby.id, 'Join')).toEqual({ kind: 'acknowledged' });
    expect((await tableOf(hall, '1')).seats).toHaveLength(3);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });
});

describe('the host', () => {
  test('frees a seat before the start, by name; others cannot', async () => {
    await using hall = await startGuildhall();
    const lobby = await opened(hall, 'carcassonne', ['aya', 'ben', 'dara']);
    await allTold(hall);
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    expect(textOf(messageOf(await ben.press(lobby.id, 'Remove a player')))).toBe('Only the host can do that.');
    const asked = messageOf(await aya.press(lobby.id, 'Remove a player'));
    expect(labelsOf(asked)).toEqual(['■ Ben', '▲ Dara']);
    expect(idOf(asked, '▲ Dara')).toBe('v1:1:remove:2-3');
    // Ben leaves meanwhile: the seats have moved, and nobody else is removed in his stead.
    await ben.press(lobby.id, 'Leave');
    const again = messageOf(await aya.press(asked.id, '▲ Dara'));
    expect(labelsOf(again)).toEqual(['■ Dara']);
    expect(textOf(messageOf(await aya.press(again.id, '■ Dara')))).toBe('■ Dara was removed from the table.');
    expect((await tableOf(hall, '1')).seats).toHaveLength(1);
    expect(textOf(messageOf(await aya.slash('remove', {}, CHANNEL)))).toBe('Which player should leave table 1?');
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });
});

describe('ending the table of others', () => {
  test('is for those who keep order, and asked once more; the record tells that it was their decision', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['ben', 'dara']);
    const where = { channel: (await shownBoard(hall, id)).channel_id };
    expect(textOf(messageOf(await hall.discord.user('ben').slash('cancel', {}, where)))).toBe(
      'Only members with **Manage Server** or **Manage Messages** can end a game in progress.',
    );
    // Whoever knows the id of the button gets no further.
    const forged = await hall.discord
      .user('emil')
      .pressStale((await shownBoard(hall, id)).id, `v1:${id}:cancel:running`);
    expect(textOf(messageOf(forged))).toContain('Only members with **Manage Server**');
    const manager = hall.discord.user('aya');
    const asked = messageOf(await manager.slash('cancel', {}, where));
    expect(textOf(asked)).toContain(`End the game at table ${id}`);
    expect((await tableOf(hall, id)).status).toBe('running');
    expect(textOf(messageOf(await manager.press(asked.id, 'Yes, end the game')))).toBe(`Table ${id} is canceled.`);
    await allTold(hall);
    const rows = await hall.history(id);
    expect(rows.find(({ kind }) => kind === 'cancel')).toMatchObject({ actor: 'system', payload: { by: 'manager' } });
    expect(complaints(hall)).toEqual([]);
  });

  test('a question about an open table does not end the game that has begun since', async () => {
    await using hall = await startGuildhall();
    const lobby = await opened(hall, 'carcassonne', ['aya']);
    const host = hall.discord.user('aya');
    const question = messageOf(await host.press(lobby.id, 'Cancel table'));
    await hall.discord.user('ben').press(lobby.id, 'Join');
    await host.press(lobby.id, 'Start');
    await shownBoard(hall, '1');
    const asked = messageOf(await host.press(question.id, 'Yes, cancel the table'));
    expect(textOf(asked)).toContain('End the game at table 1');
    expect((await tableOf(hall, '1')).status).toBe('running');
    const mere = { interaction: 'host', user: host.member.id, byModerator: false, asked: 'lobby' } as const;
    expect(await hall.tables().cancel('1', mere)).toMatchObject({ error: { kind: 'notManager' } });
    const late = { interaction: 'late', user: host.member.id, byModerator: true, asked: 'lobby' } as const;
    expect(await hall.tables().cancel('1', late)).toMatchObject({ error: { kind: 'stale' } });
    await host.press(asked.id, 'Yes, end the game');
    expect((await tableOf(hall, '1')).status).toBe('cancelled');
  });

  test('asks before it closes the lobby of others, and the host, too', async () => {
    await using hall = await startGuildhall();
    const lobby = await opened(hall, 'carcassonne', ['ben']);
    const asked = messageOf(await hall.discord.user('aya').press(lobby.id, 'Cancel table'));
    expect(textOf(asked)).toContain('Cancel table 1?');
    const own = messageOf(await hall.discord.user('ben').press(lobby.id, 'Cancel table'));
    expect(textOf(own)).toContain('Cancel table 1?');
    expect((await tableOf(hall, '1')).status).toBe('lobby');
    const done = messageOf(await hall.discord.user('ben').press(own.id, 'Yes, cancel the table'));
    expect([done.id, textOf(done)]).toEqual([own.id, 'Table 1 is canceled.']);
    expect((await tableOf(hall, '1')).status).toBe('cancelled');
  });
});

test('the first board tells in what order the seats are and what has decided who begins', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const { seats } = await tableOf(hall, id);
  const [shape, name] = seats[0]!.awaited ? ['●', 'Aya'] : ['■', 'Ben'];
  expect(textOf(await shownBoard(hall, id))).toContain(`${shape} ${name} was drawn to start. Seats follow join order.`);
  await allTold(hall);
  expect(textOf(hall.discord.messages('board-games').at(-1)!)).toContain('● Aya · ■ Ben\n-# Seated in join order.');
});

test('/games lists one’s own tables first, before all those that wait for one, with seats and places', async () => {
  await using hall = await startGuildhall();
  const open = await opened(hall, 'carcassonne', ['aya', 'ben'], 'lounge');
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const board = await shownBoard(hall, id);
  const { seats, guild } = await tableOf(hall, id);
  const waits = seats.find(({ awaited }) => awaited)!.user === hall.discord.user('aya').member.id ? 'aya' : 'ben';
  const list = (name: string) => hall.discord.user(name).slash('games', {}, CHANNEL).then(messageOf).then(textOf);
  const lines = (await list(waits)).split('\n');
  expect(lines.slice(0, 2)).toEqual(['### Tables', '**Your tables**']);
  expect(lines[2]).toMatch(/^\[Table 2\]\(.*\) · Carcassonne · \*\*your turn\*\* · since <t:\d+:R>$/);
  expect(lines[2]).toContain(`${board.channel_id}/${board.id}`);
  expect(lines[3]).toBe(
    `[Table 1](https://discord.com/channels/${guild}/${open.channel_id}/${open.id}) · Carcassonne · open · 2 of 5 players`,
  );
  expect(await list('emil')).toContain('**Other tables in this server**\n[Table 2]');
});
