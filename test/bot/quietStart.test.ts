/** How a game starts in its thread without a line and a second call for each player. */
import { expect, onTestFinished, test } from 'vitest';
import { startGuildhall } from './support/guildhall.ts';
import { startWithSeven } from './support/quietStart.ts';
import { createStallFreeClock } from './support/stallFreeClock.ts';
import { buttonOf, messageOf, opened, shownBoard } from './support/table.ts';

const CHANNEL = 'board-games';

test('Citadels with seven, where a mention adds to the thread: dealt at once, each called once', async () => {
  const clock = createStallFreeClock();
  onTestFinished(() => clock.stop());
  await using hall = await startGuildhall({ clock });
  const { dealtAfter, types, calls } = await startWithSeven(hall, clock.now, false);
  expect(dealtAfter).toBeLessThan(2_000);
  expect(types.filter((type) => type === 1)).toEqual([]);
  expect(types.slice(0, 2)).toEqual([21, 0]);
  expect(calls).toEqual(Array(7).fill(1));
});

/** The channel becomes a private thread with these members and the bot. */
function makePrivate(hall: Awaited<ReturnType<typeof startGuildhall>>, names: readonly string[]): string {
  const { discord } = hall;
  return discord.openPrivateThread(
    CHANNEL,
    names.map((name) => discord.user(name).member.id),
  );
}

test('in a private thread, no message mentions anybody but the seated, so that nobody else is added', async () => {
  await using hall = await startGuildhall();
  const { discord } = hall;
  const thread = makePrivate(hall, ['aya', 'ben']);
  const dara = discord.user('dara').member.id;
  const aya = discord.user('aya');
  const lobby = messageOf(await aya.slash('new', { game: 'carcassonne', with: dara }, { channel: thread }));
  const emil = discord.user('emil').member.id;
  messageOf(await aya.slash('invite', { member: emil }, { channel: thread }));
  const inThread = () => discord.messages(thread).map((message) => JSON.stringify(message));
  // The start takes the invitations off the lobby.
  const invitations = inThread();
  await discord.user('ben').press(lobby.id, buttonOf(lobby, 'join'));
  await aya.press(lobby.id, buttonOf(lobby, 'start'));
  const [table] = await hall.tables().inChannel(thread);
  await shownBoard(hall, table!.id);
  const said = [...invitations, ...inThread()];
  for (const stranger of [dara, emil]) expect(said.filter((one) => one.includes(`<@${stranger}>`))).toEqual([]);
  expect(said.join('\n')).toContain('Dara');
  expect(said.join('\n')).toContain('Emil');
  expect(said.join('\n')).toContain('Add whoever isn’t here yet.');
  expect(discord.channel(thread).memberIds).not.toContain(dara);
  expect(discord.channel(thread).memberIds).not.toContain(emil);
});

test('outside private threads, whoever is invited is mentioned', async () => {
  await using hall = await startGuildhall();
  const lobby = await opened(hall, 'carcassonne', ['aya']);
  const dara = hall.discord.user('dara').member.id;
  const invited = messageOf(await hall.discord.user('aya').slash('invite', { member: dara }, { channel: CHANNEL }));
  expect(JSON.stringify(invited)).toContain(`<@${dara}>`);
  expect(JSON.stringify(invited)).not.toContain('Add whoever');
  await expect
    .poll(() => JSON.stringify(hall.discord.messages(CHANNEL).find(({ id }) => id === lobby.id)))
    .toContain(`<@${dara}>`);
});
