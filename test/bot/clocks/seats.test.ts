/** Seats that others take over, and clocks that are changed, by whatever leads there. */
import { expect, test } from 'vitest';
import { complaints } from '../support/players.ts';
import { allTold, idOf, labelsOf, messageOf, tableOf, textOf } from '../support/table.ts';
import { boardNow, CHANNEL, type ClockedHall, startClocked, startWith } from './support/hall.ts';

const NAMES = ['aya', 'ben', 'dara', 'emil'] as const;

async function leave(hall: ClockedHall, id: string, name: string): Promise<string> {
  const me = hall.discord.user(name);
  const question = messageOf(await me.slash('resign', { table: id }, { channel: CHANNEL }));
  return textOf(messageOf(await me.press(question.id, 'Yes, resign')));
}

test('of several seats, whoever takes one over is asked which; one offer lists all of them', async () => {
  await using hall = await startClocked();
  const id = await startWith(hall, 'carcassonne', 'none', [...NAMES]);
  expect(await leave(hall, id, 'aya')).toContain('you can return with `/comeback`');
  await leave(hall, id, 'ben');
  await allTold(hall);
  const offers = hall.discord.messages(CHANNEL).filter((message) => labelsOf(message).includes('I’m back'));
  expect(offers.map((one) => labelsOf(one).filter((label) => label.startsWith('Play for')))).toEqual([
    ['Play for ● Aya', 'Play for ■ Ben'],
  ]);
  // The host has left, so the next player is the host.
  expect((await tableOf(hall, id)).seats.findIndex(({ host }) => host)).toBe(2);

  const noor = hall.discord.user('noor');
  const which = messageOf(await noor.slash('takeover', { table: id }, { channel: CHANNEL }));
  expect(labelsOf(which)).toEqual(['Play for ● Aya', 'Play for ■ Ben']);
  expect(textOf(messageOf(await noor.press(which.id, 'Play for ■ Ben')))).toBe(
    'You’re playing for ■ Ben at table 1 now.',
  );
  const again = messageOf(await noor.slash('takeover', { table: id }, { channel: CHANNEL }));
  expect(textOf(again)).toBe('You’ve already joined this table.');
  const other = messageOf(await hall.discord.user('ben').press(offers[0]!.id, 'Play for ● Aya'));
  expect(textOf(other)).toBe('You’ve held another seat at this table, so you can’t take this one.');

  await allTold(hall);
  expect(textOf(hall.discord.messages(CHANNEL)[0]!)).toContain('● Aya · ■ Noor · ▲ Dara · ◆ Emil');

  // More leads back for whoever has left, and nobody else.
  const board = await boardNow(hall, id);
  const more = messageOf(await hall.discord.user('aya').press(board.id, 'More'));
  expect(labelsOf(more)).not.toContain('Resign');
  expect(textOf(messageOf(await hall.discord.user('aya').press(more.id, 'I’m back')))).toMatch(/^Welcome back!/);
  await allTold(hall);
  const [offer] = hall.discord.messages(CHANNEL).filter(({ id: message }) => message === offers[0]!.id);
  expect([textOf(offer!), labelsOf(offer!)]).toEqual([
    '● Aya is back.\n-# No seat is available at table 1 anymore.',
    [],
  ]);
  expect(complaints(hall)).toEqual([]);
});

test('another clock is asked for under More, and anyone can refuse it', async () => {
  await using hall = await startClocked();
  const id = await startWith(hall, 'carcassonne', 'none', [...NAMES]);
  const dara = hall.discord.user('dara');
  const more = messageOf(await dara.press((await boardNow(hall, id)).id, 'More'));
  const which = messageOf(await dara.press(more.id, 'Change the clock'));
  expect(labelsOf(which)).not.toContain('No clock');
  const asked = messageOf(await dara.press(which.id, '2 days per decision'));
  expect(textOf(asked)).toBe('The others at table 1 have been asked. Clock: 2 days per decision.');
  await allTold(hall);
  const { thread } = await tableOf(hall, id);
  const vote = hall.discord.messages(thread!).find((message) => labelsOf(message).includes('Agree'));
  const mention = (name: string) => `<@${hall.discord.user(name).member.id}>`;
  expect(textOf(vote!)).toContain(`Still to agree: ${mention('aya')}, ${mention('ben')}, and ${mention('emil')}.`);
  expect(vote!.mentions.map(({ username }) => username).sort()).toEqual(['aya', 'ben', 'emil']);
  await hall.discord.user('emil').press(vote!.id, 'Keep the clock');
  await allTold(hall);
  expect((await tableOf(hall, id)).clock).toBe('none');
  const after = hall.discord.messages(thread!).find(({ id: message }) => message === vote!.id);
  expect(textOf(after!)).toBe('-# The clock stays; not everyone wanted: 2 days per decision.');
  const late = await hall.discord.user('aya').pressStale(vote!.id, idOf(vote!, 'Agree'));
  expect(textOf(messageOf(late))).toBe('This vote is over.');
});
