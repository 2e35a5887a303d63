import { describe, expect, test } from 'vitest';
import { startGuildhall } from '../support/guildhall.ts';
import { complaints, noticed, typeTurn } from '../support/players.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import { allTold, labelsOf, messageOf, shownBoard, startTable, tableOf } from '../support/table.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('§4 Discord: a server', () => {
  test('that is out of reach keeps everything as it is', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    const guild = hall.discord.guilds[0]!.id;
    const before = hall.discord.log.length;
    hall.discord.setBotPresence(guild, 'unavailable');
    await expect.poll(() => JSON.stringify(hall.lines)).toContain('server unavailable');
    expect(hall.discord.log.length).toBe(before);
    hall.discord.setBotPresence(guild, 'here');
    await typeTurn(hall, id, 'lounge');
    await shownBoard(hall, id);
    expect(complaints(hall)).toEqual([]);
  });

  test('from which the bot was removed while it was away is deleted after thirty days, and no other', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const [here, east] = hall.discord.guilds;
    const lobby = messageOf(
      await hall.discord.user('misaki').slash('new', { game: 'carcassonne' }, { channel: '談話室' }),
    );
    await allTold(hall);
    await hall.stop();
    hall.discord.setBotPresence(here!.id, 'gone');
    await hall.start();
    await expect.poll(() => complaints(hall).join()).toContain('removed from a server');

    // It is taken in again in time, and removed once more.
    clock.pass(29 * DAY);
    hall.discord.setBotPresence(here!.id, 'here');
    await expect.poll(() => hall.tables().guilds.leftBefore(clock.now() + DAY)).toBeNull();
    clock.pass(2 * DAY);
    await hall.restart();
    expect((await tableOf(hall, id)).status).toBe('running');
    await allTold(hall);
    hall.discord.setBotPresence(here!.id, 'gone');
    await expect.poll(() => complaints(hall).join().split('removed from a server').length).toBeGreaterThan(2);

    clock.pass(30 * DAY + 1_000);
    await hall.restart();
    await expect.poll(() => hall.tables().get(id)).toBeNull();
    expect(await hall.history(id)).toEqual([]);
    expect(await hall.tables().inGuild(east!.id)).toHaveLength(1);
    expect(labelsOf(hall.discord.messages('談話室').find((message) => message.id === lobby.id)!)).toHaveLength(
      labelsOf(lobby).length,
    );
  });

  test('whose thread had refused a board before that was known is played in when the bot is back', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: thread } = await shownBoard(hall, id);
    await allTold(hall);
    hall.discord.refuseNext('missingAccess', 'POST /channels/:channel/messages');
    await typeTurn(hall, id, 'lounge');
    await noticed(hall, 'forbidden');
    const guild = hall.discord.guilds[0]!.id;
    hall.discord.setBotPresence(guild, 'gone');
    await expect.poll(() => complaints(hall).join()).toContain('removed from a server');
    hall.discord.setBotPresence(guild, 'here');
    expect((await shownBoard(hall, id)).channel_id).toBe(thread);
  });

  test('from which the bot was removed between two sessions is found out without a restart', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    // The session ends first, so that nobody is told.
    hall.discord.gateway.trouble('invalid');
    hall.discord.setBotPresence(hall.discord.guilds[0]!.id, 'gone');
    await expect.poll(() => complaints(hall).join()).toContain('removed from a server');
    const before = hall.discord.log.length;
    const ben = hall.discord.user('ben').member.id;
    expect((await hall.tables().resign(id, { user: ben, interaction: 'while away' })).ok).toBe(true);
    await expect.poll(() => hall.tables().outbox.due(Date.now(), 1)).toEqual([]);
    expect(hall.discord.log.length).toBe(before);
  });

  test('that is said to be gone and is there is not given up', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const guild = hall.discord.guilds[0]!.id;
    // Gone and back before the bot has asked: what the gateway said first was not so any more.
    hall.discord.setBotPresence(guild, 'gone');
    hall.discord.setBotPresence(guild, 'here');
    await expect
      .poll(() => hall.discord.log.filter(({ route }) => route === '/guilds/:guild').length)
      .toBeGreaterThan(0);
    await typeTurn(hall, id, 'lounge');
    await shownBoard(hall, id);
    expect(complaints(hall)).toEqual([]);
  });
});
