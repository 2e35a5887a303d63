/** What Discord holds against a bot that opens many direct messages, and what that says about a member: nothing. */
import { describe, expect, test } from 'vitest';
import {
  BARRED_FOR,
  createDirectChannels,
  DirectsPaused,
  PACE,
  PAUSE,
} from '../../../src/bot/publisher/directChannels.ts';
import { createManualClock } from '../../playground/support/manualClock.ts';
import { apiError, createFakeChannels } from '../support/fakeChannels.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints } from '../support/players.ts';
import { openPrinter } from '../support/printer.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import { allTold, awaited, opened, shownBoard, startTable, tableOf } from '../support/table.ts';

const NAMES = ['aya', 'ben', 'misaki', 'dara'] as const;
const opens = (hall: TestGuildhall) => hall.discord.log.filter(({ route }) => route === '/users/@me/channels').length;
const deliveries = (hall: TestGuildhall) =>
  Promise.all(
    NAMES.map(async (name) => {
      const { id } = hall.discord.user(name).member;
      return (await hall.tables().hands.member(id, hall.discord.guilds[0]!.id))?.hands;
    }),
  );
/** Waits until the board is there and the hands were tried. */
async function startCitadels(hall: TestGuildhall): Promise<string> {
  const id = await startTable(hall, 'citadels', NAMES);
  await expect.poll(() => complaints(hall).length).toBeGreaterThan(0);
  return id;
}

describe.each([
  { fault: 'opensTooFast', level: 'warn', pause: PAUSE, told: 'opening them is paused' },
  { fault: 'opensBarred', level: 'error', pause: BARRED_FOR, told: 'Discord bars the bot from direct messages' },
] as const)('direct messages that are refused as $fault', ({ fault, level, pause, told }) => {
  test('pause for all, mark nobody, and come later; meanwhile the table calls', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    hall.discord.arm(fault);
    const id = await startCitadels(hall);
    expect(hall.lines.filter((line) => line.message.includes(told)).map((line) => line.level)).toEqual([level]);
    const [me] = await awaited(hall, id);
    // Whoever chooses in secret is called at the table in place of a direct message.
    await expect
      .poll(() => {
        const thread = hall.discord.messages(hall.discord.threads('board-games')[0]!.id);
        return thread.flatMap(({ mentions }) => mentions.map((user) => user.id));
      })
      .toContain(me!.member.id);
    const { seats } = await tableOf(hall, id);
    for (let commit = 0; commit < 3; commit++) await hall.tables().refreshHands(id, `again-${commit}`);
    await shownBoard(hall, id);
    expect(seats).toHaveLength(4);
    expect(opens(hall)).toBe(1);
    expect(await deliveries(hall)).toEqual(['on', 'on', 'on', 'on']);
    // Nothing else is held up: neither boards nor other tables.
    await startTable(hall, 'carcassonne', ['emil', 'priya']);

    hall.discord.disarm(fault);
    clock.pass(pause + 1_000);
    await opened(hall, 'carcassonne', ['noor'], 'lounge'); // So that the publisher looks now.
    await allTold(hall);
    for (const name of NAMES) expect(hall.discord.user(name).directMessages().length, name).toBeGreaterThan(0);
    expect(opens(hall)).toBe(1 + NAMES.length);
  });
});

test('a reminder comes at the table while direct messages are barred, and marks nobody', async () => {
  const clock = createShiftedClock();
  await using hall = await startGuildhall({ clock });
  hall.discord.arm('opensBarred');
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const [me] = await awaited(hall, id);
  clock.pass(25 * 3_600_000);
  const { channel_id: thread } = await shownBoard(hall, id);
  await expect
    .poll(
      () =>
        hall.discord
          .messages(thread)
          .map(({ content }) => content)
          .join(),
      { timeout: 20_000 },
    )
    .toContain(`<@${me!.member.id}>, the game has been waiting for you`);
  expect(opens(hall)).toBe(1);
  expect(await hall.tables().hands.member(me!.member.id, hall.discord.guilds[0]!.id)).toMatchObject({ hands: 'on' });
});

test('a direct message channel is opened once, for all tables and after a restart', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const [aya, ben] = ['aya', 'ben'].map((name) => hall.discord.user(name));
  await startTable(hall, 'toy', ['aya', 'ben']);
  await allTold(hall);
  await hall.restart();
  await startTable(hall, 'toy', ['aya', 'ben'], 'lounge');
  await allTold(hall);
  for (const one of [aya, ben]) expect(one!.directMessages()).toHaveLength(2);
  expect(opens(hall)).toBe(2);
});

describe('direct message channels', () => {
  async function open() {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    const clock = createManualClock();
    const directs = createDirectChannels({ ...printer.context, clock });
    const greet = (user: string) => directs.send(channels, user, async (channel) => channel);
    return { printer, channels, clock, directs, greet };
  }

  test('are opened at a pace; whoever has one does not wait', async () => {
    const { printer, channels, clock, directs, greet } = await open();
    await using _ = printer;
    const [minute, hour] = PACE;
    const users = Array.from({ length: minute!.most }, (_, index) => `user-${index}`);
    await Promise.all(users.map(greet));
    expect(channels.requests).toHaveLength(minute!.most);
    await expect(greet('late')).rejects.toBeInstanceOf(DirectsPaused);
    expect([await directs.mustWait('late'), await directs.mustWait('user-0')]).toEqual([true, false]);
    expect(await greet('user-0')).toBe('direct-user-0');
    clock.pass(minute!.within);
    expect(await greet('late')).toBe('direct-late');

    let count = minute!.most + 1;
    for (; count < hour!.most; count++) {
      clock.pass(minute!.within / minute!.most);
      await greet(`next-${count}`);
    }
    clock.pass(minute!.within);
    await expect(greet('last')).rejects.toBeInstanceOf(DirectsPaused);
    clock.pass(hour!.within);
    expect(await greet('last')).toBe('direct-last');
    expect(channels.requests).toHaveLength(hour!.most + 1);
  });

  test('are opened one after the other: a refusal stops those that follow', async () => {
    const { printer, channels, greet } = await open();
    await using _ = printer;
    channels.fail('openDirect', 40003);
    const done = await Promise.allSettled(['ann', 'bob', 'cat'].map(greet));
    expect(done.map((one) => one.status === 'rejected' && one.reason instanceof DirectsPaused)).toEqual([
      true,
      true,
      true,
    ]);
    expect(channels.requests).toEqual(['openDirect #ann']);
  });

  test('in which Discord refuses everything are left alone, and the operator is told', async () => {
    const { printer, channels, clock, directs, greet } = await open();
    await using _ = printer;
    await greet('ann');
    let sent = 0;
    const refuse = () =>
      directs.send(channels, 'ann', async () => {
        sent++;
        throw apiError(20026);
      });
    for (let tries = 0; tries < 3; tries++) await expect(refuse()).rejects.toBeInstanceOf(DirectsPaused);
    expect([sent, directs.areBarred(), await directs.mustWait('ann')]).toEqual([1, true, true]);
    expect(printer.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    clock.pass(BARRED_FOR);
    expect(await greet('ann')).toBe('direct-ann');
  });

  test('that are gone are opened again', async () => {
    const { printer, channels, directs, greet } = await open();
    await using _ = printer;
    await greet('ann');
    let sent = 0;
    const channel = await directs.send(channels, 'ann', async (place) => {
      if (sent++ === 0) throw apiError(10003);
      return place;
    });
    expect(channel).toBe('direct-ann');
    expect(channels.requests).toEqual(['openDirect #ann', 'openDirect #ann']);
  });
});
