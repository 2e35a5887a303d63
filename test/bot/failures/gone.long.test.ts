/** Members who have left the server, were banned, or deleted their account: no event tells the bot. */

import { describe, expect, test } from 'vitest';
import { KEPT_FOR } from '../../../src/bot/state/players.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import { allTold, awaited, buttonOf, labelsOf, shownBoard, startTable, tableOf, textOf } from '../support/table.ts';

const HOUR = 3_600_000;

const lookUps = (hall: TestGuildhall) =>
  hall.discord.log.filter(({ route }) => route === '/guilds/:guild/members/:user').length;

/** The open vote, as soon as it is posted. */
async function postedVote(hall: TestGuildhall, id: string) {
  await expect.poll(async () => (await tableOf(hall, id)).messages.vote).not.toBeNull();
  const { channel, message } = (await tableOf(hall, id)).messages.vote!;
  return hall.discord.messages(channel).find((one) => one.id === message)!;
}

describe('a player who has left the server', () => {
  test.each([
    { name: 'dara', refusal: null },
    // She is in another server of the bot's, so Discord says the same as of direct messages that she has closed.
    { name: 'misaki', refusal: 'dmClosed' },
  ] as const)(
    'is noticed by a refused message, with one look-up, and the others decide at once: $name',
    async (gone) => {
      await using hall = await startGuildhall();
      const id = await startTable(hall, 'citadels', ['aya', 'ben', 'misaki', 'dara', 'emil']);
      await allTold(hall);
      const { member } = hall.discord.user(gone.name);
      hall.discord.leaveGuild(hall.discord.guilds[0]!.id, gone.name);
      const before = lookUps(hall);
      // A new hand is due, which Discord delivers to nobody.
      const { seats } = await tableOf(hall, id);
      const seat = seats.find(({ user }) => user === member.id)!.seat;
      await hall.tables().hands.drop(id, member.id);
      if (gone.refusal !== null) hall.discord.refuseNext(gone.refusal, 'POST /channels/:channel/messages');
      await hall.tables().refreshHands(id, 'again');
      const vote = await postedVote(hall, id);
      expect(textOf(vote)).toContain('has left this server');
      expect(lookUps(hall) - before).toBe(1);
      expect(hall.discord.messages(vote.channel_id).map(textOf).join()).not.toContain('I can’t DM you');

      for (const name of ['aya', 'ben', 'emil']) await hall.discord.user(name).press(vote.id, 'Let the bot play');
      await expect.poll(async () => (await tableOf(hall, id)).seats[seat]!.holder).toBe('bot');
      await allTold(hall);
      expect(lookUps(hall) - before).toBe(1);
    },
  );

  test.each(['left', 'deleted'] as const)(
    'or has %s the account is noticed by the look-up of the name',
    async (how) => {
      await using hall = await startGuildhall();
      const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
      await allTold(hall);
      await hall.stop();
      const guild = hall.discord.guilds[0]!.id;
      hall.discord.leaveGuild(guild, 'ben');
      if (how === 'deleted') hall.discord.refuseNext('unknownUser', `GET /guilds/:guild/members/:user`);
      if (how === 'deleted') hall.discord.refuseNext('unknownUser', `GET /guilds/:guild/members/:user`);
      await hall.start();
      const vote = await postedVote(hall, id);
      expect(textOf(vote)).toContain('left this server');
      expect(labelsOf(vote)).toContain('Let the bot play');
    },
  );

  test.each(['closed', 'off', 'open'] as const)(
    'while the game waits for them is noticed when they are to be reminded, by DMs that are %s',
    async (directs) => {
      const clock = createShiftedClock();
      await using hall = await startGuildhall({ clock });
      // Both are in another server of the bot's, too.
      const id = await startTable(hall, 'carcassonne', ['aya', 'misaki']);
      await allTold(hall);
      const guild = hall.discord.guilds[0]!.id;
      const [me] = await awaited(hall, id);
      me!.set({ acceptsDms: directs !== 'closed' });
      if (directs === 'off') await hall.tables().hands.saveMember(me!.member.id, guild, { hands: 'off', locale: 'en' });
      hall.discord.leaveGuild(guild, me!.member.id);
      const before = hall.discord.log.length;
      clock.pass(25 * HOUR);
      const vote = await postedVote(hall, id);
      expect(textOf(vote)).toContain('has left this server');
      await allTold(hall);
      const asked = hall.discord.log.slice(before);
      expect(asked.filter(({ code }) => code === 10007)).not.toEqual([]);
      expect(asked.filter(({ route }) => route === '/users/@me/channels')).toEqual([]);
      const said = hall.discord.messages(vote.channel_id).map(({ content }) => content);
      expect(said.join()).not.toContain('the game has been waiting for you');
      const member = await hall.tables().hands.member(me!.member.id, guild);
      expect(member?.hands ?? 'on').toBe(directs === 'off' ? 'off' : 'on');
    },
  );

  test('while others play on is noticed by the next board a day later', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    const id = await startTable(hall, 'carcassonne', ['aya', 'misaki', 'dara']);
    await allTold(hall);
    const [me] = await awaited(hall, id);
    const next = ['aya', 'misaki', 'dara'].find((name) => hall.discord.user(name).member.id !== me!.member.id)!;
    hall.discord.leaveGuild(hall.discord.guilds[0]!.id, next);
    clock.pass(KEPT_FOR);
    const { standpoints, seats } = await tableOf(hall, id);
    const { seat, user } = seats.find((one) => one.awaited)!;
    const moves = [...standpoints!.of(seat).legal()].slice(0, 1);
    expect((await hall.tables().play(id, { user: user!, interaction: 'on', offer: null, moves })).ok).toBe(true);
    expect(textOf(await postedVote(hall, id))).toContain('has left this server');
  });

  test('by mistake of Discord stays, and nobody votes', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'citadels', ['aya', 'ben', 'misaki', 'dara']);
    await allTold(hall);
    const dara = hall.discord.user('dara').member;
    const route = 'POST /channels/:channel/messages';
    await hall.tables().hands.drop(id, dara.id);
    hall.discord.refuseNext('noCommonServer', route);
    await hall.tables().refreshHands(id, 'again');
    await expect.poll(() => hall.lines.map(({ message }) => message)).toContain('delivering a hand failed');
    await allTold(hall);
    expect((await tableOf(hall, id)).vote).toBeNull();
  });

  test('and is back ends the vote by playing', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    const guild = hall.discord.guilds[0]!.id;
    const [me] = await awaited(hall, id);
    await hall.stop();
    hall.discord.leaveGuild(guild, me!.member.id);
    await hall.start();
    await postedVote(hall, id);
    hall.discord.returnToGuild(guild, me!.member.id);
    const { standpoints, seats } = await tableOf(hall, id);
    const { seat, user } = seats.find((one) => one.awaited)!;
    const moves = [...standpoints!.of(seat).legal()].slice(0, 1);
    expect((await hall.tables().play(id, { user: user!, interaction: 'back', offer: null, moves })).ok).toBe(true);
    const board = await shownBoard(hall, id);
    expect(buttonOf(board, 'more')).toBe('More');
    expect((await tableOf(hall, id)).vote).toBeNull();
  });
});
