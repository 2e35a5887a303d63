import { describe, expect, test } from 'vitest';
import { LOOKED_AT_AFTER } from '../../../src/bot/discord/token.ts';
import { GATEWAY_TROUBLES } from '../../../src/playground/pageProtocol.ts';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints } from '../support/players.ts';
import { openPrinter } from '../support/printer.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import { allTold, awaited, endOfTurn, messageOf, shownBoard, startTable, tableOf, textOf } from '../support/table.ts';

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
