import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { startGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests } from '../support/players.ts';
import { allTold, buttonsOf, endOfTurn, messageOf, shownBoard, textOf } from '../support/table.ts';
import { atTable, CHANNEL, type ClockedHall, DAY, HOUR, startClocked, startWith, whoActs } from './support/hall.ts';

const NAMES = ['aya', 'ben', 'dara'] as const;
const isReminder = (message: APIMessage): boolean =>
  buttonsOf(message).some(({ custom_id }) => /:(more|panel):r\d+$/.test(custom_id ?? ''));
const directly = (hall: ClockedHall, name: string) => hall.discord.user(name).directMessages().filter(isReminder);
const publicly = async (hall: ClockedHall, id: string) => (await atTable(hall, id)).filter(isReminder);

describe('a reminder', () => {
  test('comes by direct message after a day and after three, one at a time, and goes with the move', async () => {
    await using hall = await startClocked();
    const id = await startWith(hall, 'carcassonne', 'none', [...NAMES]);
    const { acting } = await whoActs(hall, id, NAMES);
    const me = hall.discord.user(acting[0]!);
    await hall.pass(23 * HOUR);
    expect(directly(hall, acting[0]!)).toEqual([]);
    await hall.pass(HOUR);
    const [first] = directly(hall, acting[0]!);
    expect(textOf(first!)).toMatch(
      /^### Carcassonne is waiting for you\n\[Table 1\]\(.*\) · Carcassonne · since <t:\d+:R>$/,
    );
    await hall.pass(2 * DAY);
    const again = directly(hall, acting[0]!);
    expect(again).toHaveLength(1);
    expect(again[0]!.id).not.toBe(first!.id);
    expect(await publicly(hall, id)).toEqual([]);
    await hall.pass(7 * DAY);
    expect(directly(hall, acting[0]!)).toEqual(again);

    const panel = await endOfTurn(me, await shownBoard(hall, id));
    await me.press(panel.id, 'Confirm');
    await allTold(hall);
    expect(directly(hall, acting[0]!)).toEqual([]);
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
  });

  test('mentions at the table whoever gets no direct messages, and leads to the move', async () => {
    await using hall = await startClocked();
    for (const name of NAMES) hall.discord.user(name).set({ acceptsDms: false });
    const id = await startWith(hall, 'carcassonne', 'days1', [...NAMES]);
    const { acting, others } = await whoActs(hall, id, NAMES);
    await hall.pass(17 * HOUR);
    expect(await publicly(hall, id)).toEqual([]);
    await hall.pass(2 * HOUR);
    const [message, ...more] = await publicly(hall, id);
    expect(more).toEqual([]);
    const { member } = hall.discord.user(acting[0]!);
    expect(message!.mentions.map(({ id: user }) => user)).toEqual([member.id]);
    expect(message!.content).toMatch(
      new RegExp(`^<@${member.id}>, the game has been waiting .* Deadline: <t:\\d+:R>\\.$`),
    );
    const panel = messageOf(await hall.discord.user(acting[0]!).press(message!.id, 'Take your turn'));
    expect(textOf(panel)).not.toBe('');
    const other = messageOf(await hall.discord.user(others[0]!).press(message!.id, 'Take your turn'));
    expect(textOf(other)).toContain('turn');
  });

  test('waits for the end of quiet hours, in the zone that the member has named', async () => {
    await using hall = await startClocked();
    const id = await startWith(hall, 'carcassonne', 'none', [...NAMES]);
    const { acting } = await whoActs(hall, id, NAMES);
    const me = hall.discord.user(acting[0]!);
    const say = async (options: Readonly<Record<string, string>>) =>
      textOf(messageOf(await me.slash('me', options, { channel: CHANNEL })));
    expect(await say({ quiet: '22-8' })).toContain('Tell me your time zone too');
    expect(await say({ quiet: 'late', zone: 'UTC' })).toContain('isn’t a range of hours');
    expect(await say({ zone: 'Mars/Olympus' })).toContain('no such time zone');
    const asked = await me.autocomplete('me', { zone: 'tok' }, { channel: CHANNEL, focused: 'zone' });
    expect(asked).toMatchObject({ choices: expect.arrayContaining([{ name: 'Asia/Tokyo', value: 'Asia/Tokyo' }]) });
    const hour = new Date(Date.now() + DAY).getUTCHours();
    const end = (hour + 3) % 24;
    expect(await say({ quiet: `${hour}-${end}`, zone: 'UTC' })).toContain(`from ${hour}:00 to ${end}:00 (UTC)`);
    await hall.pass(DAY);
    expect(directly(hall, acting[0]!)).toEqual([]);
    await hall.passAndRestart(3 * HOUR);
    await allTold(hall);
    expect(directly(hall, acting[0]!)).toHaveLength(1);
    expect(await publicly(hall, id)).toEqual([]);
  });
});

test('a daily note lists the tables that wait for whoever wishes it', async () => {
  await using hall = await startClocked();
  const [one, two] = [
    await startWith(hall, 'carcassonne', 'days3', [...NAMES]),
    await startWith(hall, 'carcassonne', 'days7', [...NAMES]),
  ];
  for (const name of NAMES) {
    const said = await hall.discord.user(name).slash('me', { daily: 'on', zone: 'UTC' }, { channel: CHANNEL });
    expect(textOf(messageOf(said))).toContain('Once a day, a DM lists the games waiting for you');
  }
  await hall.pass(DAY);
  await hall.restart();
  const notes = (name: string) =>
    hall.discord
      .user(name)
      .directMessages()
      .filter((message) => textOf(message).includes('/me daily:off'));
  for (const name of NAMES) {
    const waits = [];
    for (const id of [one, two]) if ((await whoActs(hall, id, NAMES)).acting.includes(name)) waits.push(id);
    await expect.poll(() => notes(name).length).toBe(waits.length === 0 ? 0 : 1);
    for (const id of waits) expect(textOf(notes(name)[0]!)).toContain(`[Table ${id}]`);
  }
  const all = () => NAMES.flatMap(notes).length;
  const sent = all();
  expect(sent).toBeGreaterThan(0);
  await hall.restart();
  expect(all()).toBe(sent);
});

test('tables without a clock show no deadline', async () => {
  await using hall = await startGuildhall();
  const id = await startWith(hall, 'carcassonne', 'none', [...NAMES]);
  expect(textOf(await shownBoard(hall, id))).not.toContain('Deadline');
});
