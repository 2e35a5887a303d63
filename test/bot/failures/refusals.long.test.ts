/** Refusals that say nothing about what the bot may do, and those that come again and again. */
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startBot } from '../../../src/bot/bot.ts';
import { QUICK } from '../../../src/bot/discord/limits.ts';
import { LOOKED_AT_AFTER } from '../../../src/bot/discord/token.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { testGames } from '../support/games.ts';
import { quickRenderer, startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
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

const POST = 'POST /channels/:channel/messages';
const EDIT = 'PATCH /channels/:channel/messages/:message';
const LOUNGE = { channel: 'lounge' };

/** Ends a turn where that is possible, so that there is a new board. */
async function playOn(hall: TestGuildhall, id: string): Promise<void> {
  const { standpoints, seats, seq } = await tableOf(hall, id);
  const { seat, user } = seats.find((one) => one.awaited)!;
  const legal = [...standpoints!.of(seat).legal()];
  const moves = [legal.find(({ kind }) => kind === 'end') ?? legal[0]!];
  const played = await hall.tables().play(id, { user: user!, interaction: `${id}-${seq}`, offer: null, moves });
  expect(played).toMatchObject({ ok: true });
}

const refusals = (hall: TestGuildhall, status: number) =>
  hall.discord.log.filter((one) => one.status === status).length;
const said = (hall: TestGuildhall, message: string) => hall.lines.filter((line) => line.message === message);
/** What the host is told with whatever they do next. */
const toldToHost = async (hall: TestGuildhall) =>
  textOf(messageOf(await hall.discord.user('aya').slash('help', {}, LOUNGE)));

/** Lets time pass until something holds: each delay before the next try is over soon. */
async function until(clock: { pass(ms: number): void }, hall: TestGuildhall, holds: () => boolean | Promise<boolean>) {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 400) throw new Error(`it never came: ${JSON.stringify(hall.lines.slice(-5))}`);
    clock.pass(5_000);
    await hall
      .tables()
      .refreshHands('404', `look ${tries}`)
      .catch(() => {}); // So that the outbox is looked at now.
    await wait(50);
  }
}

describe('N4: an edit that keeps a picture is refused', () => {
  test('and brings the picture once more: players join in one lobby message', async () => {
    await using hall = await startGuildhall();
    const { discord } = hall;
    const lobby = await opened(hall, 'carcassonne', ['aya']);
    await allTold(hall);
    const join = idOf(lobby, labelsOf(lobby).find((label) => label.includes('Join'))!);
    await discord.user('ben').press(lobby.id, join);
    await allTold(hall);
    for (const name of ['clemens', 'dara', 'emil']) {
      discord.refuseNext('attachmentUnknown', EDIT);
      await discord.user(name).press(lobby.id, join);
      await allTold(hall);
    }
    expect(refusals(hall, 400)).toBe(3);
    expect(discord.messages('board-games').map(({ id }) => id)).toEqual([lobby.id]);
    const [shown] = discord.messages('board-games');
    for (const name of ['Aya', 'Ben', 'Clemens', 'Dara', 'Emil']) expect(textOf(shown!)).toContain(name);
    expect(JSON.stringify(shown!.components)).toContain('attachment_id');
  });

  test('so is a deferred answer with a picture: it follows as a message of its own', async () => {
    let isSlow = false;
    const renderer: Renderer = {
      ...quickRenderer,
      async render(order, urgency) {
        if (isSlow) await wait(QUICK + 100); // The time after which the answer is deferred.
        return quickRenderer.render(order, urgency);
      },
    };
    await using hall = await startGuildhall({ renderer });
    await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    isSlow = true;
    hall.discord.refuseNext('uploadInEdit', 'PATCH /webhooks/:application/:token/messages/:message');
    await hall.discord.user('aya').slash('board', {}, { channel: 'board-games' });
    const answers = () =>
      hall.discord.log
        .filter(({ route }) => route?.startsWith('/webhooks/'))
        .map(({ method, status }) => `${method} ${status}`);
    await expect.poll(answers).toEqual(['PATCH 400', 'POST 200', 'GET 200']);
    expect(said(hall, 'interaction failed')).toEqual([]);
  });
});

describe('N5: a 403 that is not about permissions', () => {
  test.each(['forbiddenPage', 'blockedByCloudflare'] as const)(
    '%s closes no place: it is tried again soon',
    async (page) => {
      const clock = createShiftedClock();
      await using hall = await startGuildhall({ clock, games: testGames });
      const id = await startTable(hall, 'toy', ['aya', 'ben']);
      await shownBoard(hall, id);
      await allTold(hall);
      hall.discord.refuseNext(page, POST);
      await playOn(hall, id);
      await expect.poll(() => refusals(hall, 403)).toBe(1);
      clock.pass(2_000);
      await shownBoard(hall, id);
      expect(await toldToHost(hall)).not.toContain('I can’t show');
      expect(refusals(hall, 403)).toBe(1);
    },
  );
});

describe('N6: the token is refused', () => {
  test('once: the bot looks again, goes on, and nothing is lost', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock, games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    hall.discord.refuseNext('unauthorized', POST);
    await playOn(hall, id);
    await expect.poll(() => said(hall, 'Discord refused the token; looking again').length).toBe(1);
    const asked = hall.discord.log.length;
    await wait(200);
    expect(hall.discord.log.length).toBe(asked);
    clock.pass(LOOKED_AT_AFTER);
    await expect.poll(() => said(hall, 'Discord takes the token').length).toBe(1);
    await shownBoard(hall, id);
    expect(refusals(hall, 401)).toBe(1);
  });

  test('at the start: the bot is not ready, and says why', async () => {
    await using hall = await startGuildhall();
    const bot = startBot({
      token: 'a.wrong.token',
      rest: { api: hall.discord.apiBase, cdn: `${hall.discord.url}/cdn` },
      tables: hall.tables(),
      games: testGames,
      renderer: quickRenderer,
      clock: systemClock,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    });
    await expect(bot.ready).rejects.toThrow();
    expect((await bot.closed).reason).toBe('Discord rejected the token');
    await bot.stop();
  });
});

describe('N8, N9: a refusal that comes again and again', () => {
  test('of adding a player, with a code that is unknown, holds up no start, and is told once in the thread', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    const { discord } = hall;
    discord.arm('mentionsAddNobody');
    for (let tries = 0; tries < 20; tries++)
      discord.refuseNext('dmClosed', 'PUT /channels/:channel/thread-members/:user');
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: thread } = await shownBoard(hall, id);
    const told = () => discord.messages(thread).filter((message) => textOf(message).includes('add'));
    await until(clock, hall, () => told().length > 0);
    await allTold(hall);
    expect(told()).toHaveLength(1);
    expect(refusals(hall, 403)).toBe(2);
  });

  test('of a start message, with a code that is about no permission, opens the lobby again', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    const lobby = await opened(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    hall.discord.arm('autoModerated');
    await hall.discord.user('aya').pressStale(lobby.id, idOf(lobby, 'Start'));
    await until(clock, hall, async () => (await tableOf(hall, '1')).refusedStart !== null);
    expect((await tableOf(hall, '1')).refusedStart).toEqual({ why: 'rejected', seat: null });
    const starts = hall.discord.log.filter(({ method, route }) => `${method} ${route}` === POST);
    expect(starts.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    hall.discord.disarm('autoModerated');
  });

  test.each([
    ['sendingDisabled', 'Discord doesn’t let me send messages at the moment.'],
    ['autoModerated', 'AutoMod or Discord’s link filter blocks my messages'],
  ] as const)('%s is told to the host once, and tried every ten minutes', async (fault, sentence) => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock, games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await shownBoard(hall, id);
    await allTold(hall);
    hall.discord.arm(fault);
    await playOn(hall, id);
    await until(clock, hall, () => said(hall, 'Discord keeps refusing a message').length > 0);
    expect(await toldToHost(hall)).toContain(`I can’t show table ${id}. ${sentence}`);
    expect(await toldToHost(hall)).not.toContain('I can’t show');
    hall.discord.disarm(fault);
    clock.pass(10 * 60_000);
    await playOn(hall, id);
    await shownBoard(hall, id);
  });
});
