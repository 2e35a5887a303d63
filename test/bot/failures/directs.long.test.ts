import { describe, expect, test } from 'vitest';
import { LOOKED_AT_AFTER } from '../../../src/bot/discord/token.ts';
import { BARRED_FOR, PAUSE } from '../../../src/bot/publisher/directChannels.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints } from '../support/players.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import { allTold, awaited, buttonOf, idOf, opened, shownBoard, startTable, tableOf } from '../support/table.ts';

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

test.each(['pinsUsedUp', 'wrongShape', 'unknownRoute', 'missingAccess'] as const)(
  'a direct message channel that is refused as %s marks nobody',
  async (rule) => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    hall.discord.refuseNext(rule, 'POST /users/@me/channels');
    await opened(hall, 'citadels', NAMES);
    await expect.poll(() => complaints(hall).join()).toContain('a direct message channel was refused');
    expect(opens(hall)).toBe(1);
    expect(new Set(await deliveries(hall))).not.toContain('refused');
  },
);

test('a token that is refused when a direct message channel is opened marks nobody', async () => {
  const clock = createShiftedClock();
  await using hall = await startGuildhall({ clock });
  hall.discord.refuseNext('unauthorized', 'POST /users/@me/channels');
  await opened(hall, 'citadels', ['aya']);
  await expect.poll(() => JSON.stringify(hall.lines)).toContain('Discord refused the token');
  clock.pass(LOOKED_AT_AFTER);
  await allTold(hall);
  expect((await deliveries(hall))[0]).not.toBe('refused');
  expect(hall.discord.user('aya').directMessages()).toHaveLength(1);
});

test('ten members who are new to the bot join games with hands within a minute; Discord does not object', async () => {
  const clock = createShiftedClock();
  await using hall = await startGuildhall({ clock });
  const tables = [
    { names: ['aya', 'ben', 'misaki', 'dara', 'emil', 'priya', 'noor'], channel: 'board-games' },
    { names: ['kenta', 'sakura', 'ren', 'aoi'], channel: 'ボードゲーム' },
  ] as const;
  hall.discord.arm('opensCounted');
  const ids: string[] = [];
  for (const { names, channel } of tables) {
    const lobby = await opened(hall, 'citadels', names, channel);
    ids.push(idOf(lobby, buttonOf(lobby, 'join')).split(':')[1]!);
  }
  const all = tables.flatMap(({ names }) => names.map((name) => hall.discord.user(name)));
  const have = () => all.filter((user) => user.directMessages().length > 0).length;
  for (const reached of [7, all.length]) {
    await expect.poll(() => hall.tables().outbox.due(clock.now(), 1)).toEqual([]); // The others wait.
    expect(have()).toBe(reached);
    clock.pass(61_000);
    for (const id of ids) await hall.tables().refreshHands(id, `after ${reached}`); // So that the publisher looks now.
  }
  await allTold(hall);
  expect(opens(hall)).toBe(all.length);
  expect(hall.discord.log.filter(({ code }) => code === 40003 || code === 20026)).toEqual([]);
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
