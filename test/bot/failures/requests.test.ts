import { describe, expect, test } from 'vitest';
import { LOOKED_AT_AFTER } from '../../../src/bot/discord/token.ts';
import { createBreaker } from '../../../src/bot/publisher/breaker.ts';
import { createRefusedRequests } from '../../../src/bot/state/refusedRequests.ts';
import { GATEWAY_TROUBLES } from '../../../src/playground/pageProtocol.ts';
import { createManualClock } from '../../playground/support/manualClock.ts';
import { startAt } from '../../support/startAt.ts';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints } from '../support/players.ts';
import { openPrinter } from '../support/printer.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import {
  allTold,
  awaited,
  endOfTurn,
  messageOf,
  opened,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';

const boardsOf = (hall: TestGuildhall, id: string) =>
  hall.discord.messages(id).filter(({ components }) => JSON.stringify(components).includes('Place the tile'));

/** Every request that makes a message: all of them carry a nonce, or a retry could make another. */
function expectNonces(hall: TestGuildhall): void {
  const made = hall.discord.log.filter(
    ({ method, route }) => method === 'POST' && route === '/channels/:channel/messages',
  );
  for (const { payload } of made) expect(payload).toMatchObject({ nonce: expect.any(String), enforce_nonce: true });
  expect(made.length).toBeGreaterThan(0);
}

describe('§4 Discord: edits that Discord does not take any more (30046)', () => {
  test('are given up at once, and the board is posted anew: no request is made again and again', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    const before = await shownBoard(hall, id);
    await allTold(hall);
    for (let i = 0; i < 500; i++) hall.discord.refuseNext('editsUsedUp', 'PATCH /channels/:channel/messages/:message');
    const from = hall.discord.log.length;
    const { seats } = await tableOf(hall, id);
    const user = seats.find((one) => one.awaited)!.user!;
    const moves = [{ kind: 'draw', count: 1 }];
    expect((await hall.tables().play(id, { user, interaction: 'draw', offer: null, moves })).ok).toBe(true);
    await expect.poll(async () => (await tableOf(hall, id)).messages.board?.message).not.toBe(before.id);
    await allTold(hall);
    const edits = hall.discord.log.slice(from).filter(({ method }) => method === 'PATCH');
    // Of the board and of the hand of whoever drew: each is tried, and once more to strip the old one.
    const byChannel = Map.groupBy(edits, ({ path }) => /channels\/(\d+)/.exec(path)?.[1]);
    expect(byChannel.size).toBe(2);
    for (const [, tried] of byChannel) expect(tried.length).toBeLessThanOrEqual(2);
  });
});

describe('§4 Discord: too many requests (429)', () => {
  test.each(['rateLimited', 'rateLimitedGlobally'] as const)('%s is waited for, and nothing is lost', async (fault) => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    const [me] = await awaited(hall, id);
    const panel = await endOfTurn(me!, await shownBoard(hall, id));
    const { seq } = await tableOf(hall, id);
    hall.discord.arm(fault);
    expect(textOf(messageOf(await me!.press(panel.id, 'Confirm')))).toMatch(/^Done: /);
    expect((await tableOf(hall, id)).seq).toBeGreaterThan(seq);
    await shownBoard(hall, id);
    expectNonces(hall);
  });

  test('and refusals are counted, told at a hundred, and end all publishing at a thousand until the count ends', () => {
    const clock = createManualClock();
    const told: string[] = [];
    const log = { info: () => {}, warn: () => {}, error: (_: object, message: string) => void told.push(message) };
    const refusals = createRefusedRequests(clock, log);
    for (let count = 1; count <= 999; count++) refusals.note(count, 600_000 - count);
    expect(told).toEqual(Array.from({ length: 9 }, () => 'Discord is rejecting many requests'));
    expect(refusals.pause()).toBe(0);
    refusals.note(1_000, 300_000);
    refusals.note(1_001, 299_000);
    expect(refusals.pause()).toBe(299_000);
    expect(told.filter((line) => line === 'too many rejected requests; publishing paused')).toHaveLength(1);
    clock.pass(299_000);
    expect(refusals.pause()).toBe(0);
  });

  test('after a thousand of them the publisher asks nothing, and goes on when the count has ended', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const id = await printer.begin('carcassonne', ['ann', 'bob']);
    printer.context.refusals.note(1_000, 60_000);
    await printer.start();
    await printer.tables.resign(id, printer.request('bob'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(channels.requests).toEqual([]);
    printer.clock.pass(60_001);
    await printer.stop();
    await printer.start();
    await printer.idle();
    expect(channels.posted.length).toBeGreaterThan(0);
  });

  test('each refusal reaches whoever watches the bot', async () => {
    const refused: number[] = [];
    await using hall = await startGuildhall({
      metrics: { answered: () => {}, refused: (count) => void refused.push(count), disconnected: () => {} },
    });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    hall.discord.setBotPermissions((await shownBoard(hall, id)).channel_id, 0n);
    await hall.tables().resign(id, { user: hall.discord.user('ben').member.id, interaction: 'resign' });
    await expect.poll(() => refused.length).toBe(1);
  });
});

describe('§4 Discord: answers that are errors, or do not come', () => {
  test.each(['errorBefore', 'errorAfterAccept', 'cutAfterAccept', 'silentAfterAccept'] as const)(
    '%s: the board is there, once',
    async (fault) => {
      await using hall = await startGuildhall({ timeout: 400 });
      const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
      const { channel_id: thread } = await shownBoard(hall, id);
      for (let turn = 0; turn < 3; turn++) {
        await allTold(hall);
        const [me] = await awaited(hall, id);
        const panel = await endOfTurn(me!, await shownBoard(hall, id));
        const { seq } = await tableOf(hall, id);
        // The turn is acknowledged first: the fault hits what is published.
        const pressed = me!.press(panel.id, 'Confirm');
        await hall.discord.until(() => hall.discord.log.at(-1)?.path.endsWith('/callback') === true);
        hall.discord.arm(fault);
        await pressed;
        expect((await tableOf(hall, id)).seq).toBeGreaterThan(seq);
      }
      await allTold(hall);
      await expect.poll(() => boardsOf(hall, thread).length).toBe(1);
      expect((await shownBoard(hall, id)).id).toBe(boardsOf(hall, thread)[0]!.id);
      expectNonces(hall);
    },
  );

  test('a thread that was made without our hearing of it is the one that is used', async () => {
    for (const fault of ['errorAfterAccept', 'cutAfterAccept'] as const) {
      await using hall = await startGuildhall();
      await opened(hall, 'carcassonne', ['aya', 'ben']);
      await allTold(hall);
      hall.discord.arm(fault);
      await startAt(hall.tables(), '1', { user: hall.discord.user('aya').member.id, interaction: 'start' });
      const board = await shownBoard(hall, '1');
      const made = hall.discord.log.filter(({ route }) => route?.endsWith('/threads'));
      expect([fault, made.length]).toEqual([fault, 2]);
      expect(hall.discord.threads('board-games').map(({ id }) => id)).toEqual([board.channel_id]);
    }
  });

  test('are tried again after 1 s, 2 s, 4 s … up to 5 min, none at the same time as the others', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    await printer.begin('carcassonne', ['ann', 'bob']);
    const delays: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) channels.fail('openThread', 0);
    await printer.start();
    for (let attempt = 0; attempt < 12; attempt++) {
      const waiting = async () => {
        const due = await printer.tables.outbox.due(Number.MAX_SAFE_INTEGER, 2);
        return due.find(({ kind }) => kind !== 'members');
      };
      await expect.poll(async () => (await waiting())?.attempts).toBe(attempt + 1);
      const delay = (await waiting())!.nextAt - printer.clock.now();
      delays.push(delay);
      printer.clock.pass(delay + 1);
      await printer.tables.join('404', printer.request('nobody'));
      await printer.stop();
      await printer.start(); // It looks at once; else it would within 15 s.
    }
    for (const [attempt, delay] of delays.entries()) {
      const longest = Math.min(1_000 * 2 ** attempt, 300_000);
      expect(delay).toBeLessThanOrEqual(longest);
      expect(delay).toBeGreaterThan(longest / 2 - 1_500);
    }
    expect(new Set(delays.map((delay, attempt) => delay / 2 ** attempt)).size).toBeGreaterThan(8);
  });

  test('twenty in a row are a rest: one try after 5 s, 10 s … 60 s, until one gets through', () => {
    const clock = createManualClock();
    const breaker = createBreaker(clock, { info: () => {}, warn: () => {}, error: () => {} });
    for (let i = 0; i < 19; i++) breaker.failed();
    expect([breaker.isOpen(), breaker.delay()]).toEqual([false, 0]);
    const pauses: number[] = [];
    for (let i = 0; i < 6; i++) {
      breaker.failed();
      pauses.push(breaker.delay());
      clock.pass(breaker.delay());
      expect(breaker.delay()).toBe(0);
    }
    expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
    expect(breaker.worked()).toBe(true);
    expect([breaker.isOpen(), breaker.worked()]).toEqual([false, false]);
    // A success in between begins the count anew.
    for (let i = 0; i < 30; i++) {
      breaker.failed();
      if (i % 10 === 9) breaker.worked();
    }
    expect(breaker.isOpen()).toBe(false);
  });

  test('with many tables waiting are asked about no more after twenty, and all are told when it is over', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const ids: string[] = [];
    for (let i = 0; i < 30; i++) ids.push(await printer.begin('carcassonne', ['ann', 'bob']));
    for (let i = 0; i < 1_000; i++) channels.fail('openThread', 0);
    await printer.start();
    await expect
      .poll(() => printer.lines.map(({ message }) => message))
      .toContain('Discord is failing; pausing requests');
    await new Promise((resolve) => setTimeout(resolve, 300));
    // Those that were under way when it began to rest are the only ones beyond twenty.
    expect(channels.requests.length).toBeLessThanOrEqual(23);

    channels.heal();
    printer.clock.pass(5_001);
    await printer.tables.resign(ids[0]!, printer.request('bob')); // So that it looks now.
    await printer.idle();
    for (const id of ids) expect((await printer.get(id)).messages.board).not.toBeNull();
    expect(channels.posted.filter(({ nonce }) => nonce.includes('.b')).length).toBe(30);
  });

  test('of Discord being down for a while leave one board a table, drained at twenty requests a second', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock, isPaced: true });
    const aya = hall.discord.user('aya').member.id;
    const where = { guild: hall.discord.guilds[0]!.id, channel: hall.discord.channel('board-games').id, locale: 'en' };
    hall.discord.arm('down');
    const ids: string[] = [];
    for (let i = 0; i < 20; i++) {
      const asked = { user: aya, interaction: `open-${i}`, ...where, game: 'carcassonne', options: [] };
      const table = await hall.tables().open(asked);
      if (!table.ok) throw new Error(table.error.kind);
      ids.push(table.value.id);
    }
    clock.pass(30_000); // Nobody waits for the answer to a command any more.
    await expect.poll(() => JSON.stringify(hall.lines)).toContain('pausing requests');
    expect(hall.discord.log.filter(({ status }) => status < 400).length).toBeGreaterThan(0);

    hall.discord.disarm('down');
    clock.pass(60_001);
    const published = () => hall.discord.log.filter(({ route }) => route?.startsWith('/channels/')).length;
    const from = published();
    const begun = performance.now();
    await hall.tables().setWord(ids[0]!, { user: aya, interaction: 'word', word: 'x' }); // So that it looks now.
    await expect.poll(async () => (await hall.tables().outbox.due(Number.MAX_SAFE_INTEGER, 1)).length).toBe(0);
    const took = performance.now() - begun;

    expect(hall.discord.messages('board-games')).toHaveLength(ids.length);
    const made = published() - from;
    console.info(`${made} requests in ${Math.round(took)} ms`);
    expect(made).toBeGreaterThan(30);
    // Twenty at once, then twenty a second: a busy machine can only be slower.
    expect(took).toBeGreaterThan((made / 20 - 1) * 1000 * 0.95);
    expectNonces(hall);
  });
});

describe('§4 Discord: Discord takes this bot no more', () => {
  const reasons: Readonly<Record<string, RegExp>> = {
    4004: /rejected the token/,
    4011: /too many servers for its connections; a restart opens more/,
    4013: /does not know one of this bot’s intents/,
    4014: /does not allow this bot one of its intents/,
  };

  test.each(Object.entries(reasons))('%s: says why, and asks nothing from then on', async (code, reason) => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    const trouble = GATEWAY_TROUBLES.find((one) => one === code);
    if (trouble === undefined) throw new Error(`the stand-in cannot close with ${code}`);
    hall.discord.gateway.trouble(trouble);
    expect(await hall.closed()).toMatch(reason);
    const before = hall.discord.log.length;
    await hall.tables().resign(id, { user: hall.discord.user('ben').member.id, interaction: 'resign' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(hall.discord.log.length).toBe(before);
    expect(hall.discord.isBotOnline()).toBe(false);
    // What was not told is told by the next process.
    await hall.restart();
    expect(textOf(await shownBoard(hall, id))).toContain('wins Carcassonne');
  });

  test('401: asks once more, then nothing, whatever was under way', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    hall.discord.arm('unauthorized');
    hall.discord.refuseNext('unauthorized', 'GET /users/@me');
    await hall.tables().resign(id, { user: hall.discord.user('ben').member.id, interaction: 'resign' });
    await expect.poll(() => JSON.stringify(hall.lines)).toContain('Discord refused the token');
    clock.pass(LOOKED_AT_AFTER);
    expect(await hall.closed()).toBe('Discord rejected the token');
    expect(hall.discord.log.at(-1)).toMatchObject({ path: '/users/@me', status: 401 });
    const before = hall.discord.log.length;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(hall.discord.log.length).toBe(before);
    expect(hall.discord.isBotOnline()).toBe(false);
    await hall.restart();
    expect(textOf(await shownBoard(hall, id))).toContain('wins Carcassonne');
  });

  test.each(['4000', '4009', 'reconnect'] as const)('%s is no such thing: the game goes on', async (trouble) => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    hall.discord.gateway.trouble(trouble);
    expect(await hall.discord.until(() => !hall.discord.isBotOnline())).toBe(true);
    expect(await hall.discord.until(() => hall.discord.isBotOnline())).toBe(true);
    const [me] = await awaited(hall, id);
    const panel = await endOfTurn(me!, await shownBoard(hall, id));
    expect(textOf(messageOf(await me!.press(panel.id, 'Confirm')))).toMatch(/^Done: /);
    await shownBoard(hall, id);
    expect(complaints(hall)).toEqual([]);
  });
});
