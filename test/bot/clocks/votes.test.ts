import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { complaints, refusedRequests } from '../support/players.ts';
import { allTold, buttonsOf, endOfTurn, idOf, labelsOf, messageOf, tableOf, textOf } from '../support/table.ts';
import {
  atTable,
  boardNow,
  CHANNEL,
  type ClockedHall,
  DAY,
  HOUR,
  startClocked,
  startWith,
  whoActs,
} from './support/hall.ts';

const NAMES = ['aya', 'ben', 'dara'] as const;
const WAIT = 'Wait 1 day';

const isVote = (message: APIMessage): boolean =>
  buttonsOf(message).some(({ custom_id }) => /:vote:/.test(custom_id ?? ''));
const voteOf = async (hall: ClockedHall, id: string) => (await atTable(hall, id)).filter(isVote);
const offers = (hall: ClockedHall) =>
  hall.discord
    .messages(CHANNEL)
    .filter((message) => buttonsOf(message).some(({ custom_id }) => /:takeover:/.test(custom_id ?? '')));

const moves = async (hall: ClockedHall, id: string): Promise<string> =>
  textOf(messageOf(await hall.discord.user('noor').slash('log', { table: id }, { channel: CHANNEL })));

/** A table at which time is up. */
async function overdue(hall: ClockedHall, clock = 'days1', after = 25 * HOUR) {
  const id = await startWith(hall, 'carcassonne', clock, [...NAMES]);
  const { acting, others } = await whoActs(hall, id, NAMES);
  await hall.pass(after);
  const [vote, ...more] = await voteOf(hall, id);
  if (vote === undefined || more.length > 0) throw new Error('there is no single vote');
  return { id, late: acting[0]!, others, vote };
}

describe('a vote about someone whose time is up', () => {
  test('to wait gives another day, and its outcome goes with the next board', async () => {
    await using hall = await startClocked();
    const { id, late, others, vote } = await overdue(hall);
    expect(textOf(vote)).toContain('With a tie or no votes: **Wait 1 day**');
    await hall.discord.user(others[0]!).press(vote.id, 'Let the bot play');
    await hall.discord.user(others[0]!).press(vote.id, WAIT);
    await allTold(hall);
    const [shown] = await voteOf(hall, id);
    expect(textOf(shown!)).toMatch(new RegExp(`\\*\\*${WAIT}\\*\\*: . ${hall.discord.user(others[0]!).member.name}`));
    expect(textOf(shown!)).not.toContain('**Let the bot play**:');
    const outsider = messageOf(await hall.discord.user('noor').press(vote.id, WAIT));
    expect(textOf(outsider)).toBe('You’re not playing at this table.');
    await hall.discord.user(others[1]!).press(vote.id, WAIT);
    await allTold(hall);
    expect(await voteOf(hall, id)).toEqual([]);
    const lines = async () => (await atTable(hall, id)).map(textOf).filter((text) => text.startsWith('-# Decided:'));
    expect(await lines()).toEqual([expect.stringMatching(/^-# Decided: . \S+ gets 1 more day\.$/)]);
    expect((await tableOf(hall, id)).seats.map(({ holder }) => holder)).toEqual(['member', 'member', 'member']);
    expect(await moves(hall, id)).toMatch(/^\*\*Turn 1\*\* · Decided: . \S+ gets more time\.$/m);

    const me = hall.discord.user(late);
    const panel = await endOfTurn(me, await boardNow(hall, id));
    await me.press(panel.id, 'Confirm');
    await allTold(hall);
    expect(await lines()).toEqual([]);
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
  });

  test('is off as soon as that player acts', async () => {
    await using hall = await startClocked();
    const { id, late, others, vote } = await overdue(hall);
    const me = hall.discord.user(late);
    const panel = await endOfTurn(me, await boardNow(hall, id));
    await me.press(panel.id, 'Confirm');
    await allTold(hall);
    expect(await voteOf(hall, id)).toEqual([]);
    expect((await tableOf(hall, id)).vote).toBeNull();
    const stale = await hall.discord.user(others[0]!).pressStale(vote.id, idOf(vote, 'End the game'));
    expect(textOf(messageOf(stale))).toBe('This vote is over.');
  });

  test('is off as soon as that player resigns, and says so', async () => {
    await using hall = await startClocked();
    const { id, late } = await overdue(hall);
    const question = messageOf(await hall.discord.user(late).slash('resign', { table: id }, { channel: CHANNEL }));
    await hall.discord.user(late).press(question.id, 'Yes, resign');
    await allTold(hall);
    expect(await voteOf(hall, id)).toEqual([]);
    const texts = (await atTable(hall, id)).map(textOf).join('\n');
    expect(texts).toMatch(/^-# . \S+ resigned\. The bot plays for them now\.$/m);
    expect(texts).not.toContain('has acted');
    expect(complaints(hall)).toEqual([]);
  });

  test('for a replacement leaves the seat free, and the bot plays on if no one takes it', async () => {
    await using hall = await startClocked();
    const { id, late, others, vote } = await overdue(hall);
    for (const name of others) await hall.discord.user(name).press(vote.id, 'Find a replacement');
    await allTold(hall);
    const [offer] = offers(hall);
    expect(textOf(offer!)).toMatch(/the game waits, at most until <t:\d+:f>/);
    const { name } = hall.discord.user(late).member;
    expect(await moves(hall, id)).toMatch(new RegExp(`Decided: . ${name}’s seat is up for grabs\\.$`, 'm'));
    const board = await boardNow(hall, id);
    expect(textOf(board)).toContain('-# Looking for a replacement for');
    expect(board.mentions).toEqual([]);
    // Whoever has left can’t move, although the game waits for the seat.
    const pressed = messageOf(await hall.discord.user(late).press(board.id, 'Place the tile'));
    expect(textOf(pressed)).toMatch(/^You’ve left this game\./);
    await hall.pass(DAY + HOUR);
    expect((await tableOf(hall, id)).seats.filter(({ holder }) => holder === 'bot')).toHaveLength(1);
    expect(textOf(await boardNow(hall, id))).toContain('-# The bot is playing for');
    expect(await moves(hall, id)).toMatch(new RegExp(`Decided: the bot plays for . ${name} now\\.$`, 'm'));
    expect(offers(hall)).toHaveLength(1);
    expect(textOf(offers(hall)[0]!)).toContain('the bot is playing.');
    expect(complaints(hall)).toEqual([]);
  });

  test('to end the game takes everyone’s vote, and counts for no one', async () => {
    await using hall = await startClocked();
    const { id, others, vote } = await overdue(hall);
    await hall.discord.user(others[0]!).slash('vote', { answer: 'end', table: id }, { channel: CHANNEL });
    await allTold(hall);
    expect((await tableOf(hall, id)).status).toBe('running');
    await hall.discord.user(others[1]!).press(vote.id, 'End the game');
    await allTold(hall);
    const table = await tableOf(hall, id);
    expect([table.status, table.result]).toEqual(['cancelled', null]);
    const texts = (await atTable(hall, id)).map(textOf);
    expect(texts.join('\n')).toContain('This table was canceled.');
    expect(offers(hall)).toEqual([]);
  });

  test('at a live clock is over after half of the reserve, and the bot plays', async () => {
    await using hall = await startClocked();
    const { id, vote } = await overdue(hall, 'live2', 8 * 60_000);
    expect(labelsOf(vote)).toContain('Wait 5 minutes');
    expect(textOf(vote)).toContain('With a tie or no votes: **Let the bot play**');
    await hall.pass(3 * 60_000);
    const lines = (await atTable(hall, id)).map(textOf).filter((text) => text.startsWith('-# No one voted:'));
    expect(lines).toEqual([expect.stringMatching(/the bot plays for . \S+ now\.$/)]);
    expect((await tableOf(hall, id)).seats.some(({ holder }) => holder === 'bot')).toBe(true);
  });

  test('follows a table that loses its thread', async () => {
    await using hall = await startClocked();
    const { id, others, vote } = await overdue(hall);
    hall.discord.deleteChannel((await tableOf(hall, id)).thread!);
    await hall.discord.user(others[0]!).slash('vote', { answer: 'wait', table: id }, { channel: CHANNEL });
    await allTold(hall);
    const [moved] = hall.discord.messages(CHANNEL).filter(isVote);
    expect(textOf(moved!)).toContain(`**${WAIT}**:`);
    expect(moved!.id).not.toBe(vote.id);
  });
});

test('the server’s clock is that of new tables', async () => {
  await using hall = await startClocked();
  const set = async (name: string) =>
    textOf(messageOf(await hall.discord.user(name).slash('settings', { clock: 'days3' }, { channel: CHANNEL })));
  expect(await set('aya')).toBe('New tables in this server · Clock: 3 days per decision.');
  const lobby = messageOf(await hall.discord.user('ben').slash('new', { game: 'carcassonne' }, { channel: CHANNEL }));
  expect(textOf(lobby)).toContain('Clock: 3 days per decision.');
  await hall.discord.user('ben').press(lobby.id, 'Options');
  await hall.discord.user('ben').submit({ options: ['old'], clock: ['live5'] });
  await allTold(hall);
  const changed = hall.discord.messages(CHANNEL).find(({ id }) => id === lobby.id);
  expect(textOf(changed!)).toContain('Clock: 5 minutes per decision, 15 minutes in reserve per game.');
  expect(textOf(changed!)).toContain('old farm scoring');
});
