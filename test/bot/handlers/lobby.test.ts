import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../../../src/engines/carcassonne/index.ts';
import { USUAL_BOT_PERMISSIONS } from '../../../src/playground/world/world.ts';
import type { PictureOrder } from '../../../src/render/pipeline/order.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { quickRenderer, startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests, suggestions } from '../support/players.ts';
import { allTold, buttonsOf, closeTable, labelsOf, messageOf, picturesOf, tableOf, textOf } from '../support/table.ts';

const fits = checkedLog();
const CHANNEL = { channel: 'board-games' } as const;

/** The lobby's message as it is once it says this. */
async function lobbySays(hall: TestGuildhall, id: string, wanted: string | RegExp): Promise<string> {
  const now = () => textOf(hall.discord.messages('board-games').find((message) => message.id === id)!);
  const says = () => (typeof wanted === 'string' ? now().includes(wanted) : wanted.test(now()));
  await hall.discord.until(says);
  expect(says(), now()).toBe(true);
  return now();
}

describe('a lobby', () => {
  test('shows who joins and leaves, and who is missing', async () => {
    await using hall = await startGuildhall();
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, CHANNEL));
    expect(textOf(lobby)).toContain('1 ● Aya, host\n2 ■ open');
    expect(textOf(lobby)).toContain('Waiting for 1 more player');
    expect(labelsOf(lobby)).toEqual([
      ...['Join', 'Leave', 'Start', 'Options'],
      ...['How to play', 'Check the shuffle', 'Tiles left', 'Cancel table'],
    ]);

    expect(await ben.press(lobby.id, 'Join')).toEqual({ kind: 'acknowledged' });
    expect(await lobbySays(hall, lobby.id, 'Ben')).toContain('Ready to start.');
    // Once more: what else can be done.
    const seated = messageOf(await ben.press(lobby.id, 'Join'));
    expect(textOf(seated)).toContain('You’ve already joined table 1.');
    expect(labelsOf(seated)).toEqual(['Add a shuffle word', 'Leave']);

    await aya.press(lobby.id, 'Leave');
    expect(await lobbySays(hall, lobby.id, 'Ben, host')).not.toContain('1 ● Aya');
    expect(textOf(messageOf(await aya.press(lobby.id, 'Start')))).toBe('Only the host can do that.');
    expect(textOf(messageOf(await ben.press(lobby.id, 'Start')))).toBe(
      'You need at least 2 players. 1 has joined so far.',
    );
    expect(refusedRequests(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('says which option makes room for one more, and that it is missed once it is switched off', async () => {
    await using hall = await startGuildhall();
    const [host, ...others] = ['aya', 'ben', 'dara', 'emil', 'priya'].map((name) => hall.discord.user(name));
    const late = hall.discord.user('noor');
    const lobby = messageOf(await host!.slash('new', { game: 'carcassonne' }, CHANNEL));
    for (const one of others) await one.press(lobby.id, 'Join');
    expect(textOf(messageOf(await late.press(lobby.id, 'Join')))).toBe(
      'This table is full (5 players). With the option `erweiterung`, up to 6 can play.',
    );
    await host!.slash('option', { name: 'erweiterung' }, CHANNEL);
    await lobbySays(hall, lobby.id, '2–6 players');
    expect(await late.press(lobby.id, 'Join')).toEqual({ kind: 'acknowledged' });
    await lobbySays(hall, lobby.id, '6 ⬟ Noor');
    await host!.slash('option', { name: 'erweiterung', value: false }, CHANNEL);
    const tooMany = 'These options allow up to 5 players, and 6 have joined.';
    await lobbySays(hall, lobby.id, tooMany);
    expect(textOf(messageOf(await host!.press(lobby.id, 'Start')))).toBe(tooMany);
    expect(refusedRequests(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('takes its options from a form that opens for the host only', async () => {
    await using hall = await startGuildhall();
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, CHANNEL));
    expect(textOf(messageOf(await ben.press(lobby.id, 'Options')))).toBe('Only the host can do that.');
    expect((await aya.press(lobby.id, 'Options')).kind).toBe('modal');
    expect(await aya.submit({ options: ['old'] })).toEqual({ kind: 'acknowledged' });
    expect(await lobbySays(hall, lobby.id, 'old farm scoring')).toContain('Options: old farm scoring');
    expect((await aya.press(lobby.id, 'Options')).kind).toBe('modal');
    await aya.submit({ options: [] });
    expect(await lobbySays(hall, lobby.id, 'Options: none')).toContain('Options: none');
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('does by command what its buttons do', async () => {
    await using hall = await startGuildhall();
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    const lobby = messageOf(await aya.slash('new', { game: 'carcassonne', option: 'old' }, CHANNEL));
    expect(textOf(lobby)).toContain('old farm scoring');
    expect(textOf(messageOf(await ben.slash('join', { word: 'lantern' }, CHANNEL)))).toBe(
      'You joined table 1. Your shuffle word: “lantern”.',
    );
    expect(textOf(messageOf(await ben.slash('leave', {}, CHANNEL)))).toBe('You left table 1.');
    expect(textOf(messageOf(await ben.slash('join', {}, CHANNEL)))).toBe('You joined table 1.');
    const names = await suggestions(aya, 'option', { name: '' }, { ...CHANNEL, focused: 'name' });
    expect(names.map(({ value }) => value)).toEqual(OPTIONS);
    // The guide's marks: advised against, so-so, and no advice.
    const marks = ['× not recommended', '△ so-so', ...Array<string>(4).fill('− no advice')];
    for (const [i, { name }] of names.entries()) expect(name).toContain(marks[i]);
    expect(textOf(messageOf(await aya.slash('option', { name: 'old', value: false }, CHANNEL)))).toBe(
      '`old` is now off.',
    );
    expect(textOf(messageOf(await aya.slash('option', { name: 'old' }, CHANNEL)))).toBe('`old` is now on.');
    expect(textOf(messageOf(await aya.slash('option', { name: 'new', value: true }, CHANNEL)))).toBe(
      'This game has no option `new`.',
    );
    expect(textOf(messageOf(await aya.slash('start', {}, CHANNEL)))).toBe('The game at table 1 is starting.');
    expect(await lobbySays(hall, lobby.id, 'In progress')).toMatch(/\*\*In progress\*\* · started <t:\d+:R>/);
    expect(textOf(messageOf(await aya.slash('start', { table: '1' }, CHANNEL)))).toBe('The game has already started.');
    fits(hall.discord);
  });

  test('asks which table is meant when there are several, and takes its number', async () => {
    await using hall = await startGuildhall();
    const [aya, ben, dara] = ['aya', 'ben', 'dara'].map((name) => hall.discord.user(name));
    await aya!.slash('new', { game: 'carcassonne' }, CHANNEL);
    await ben!.slash('new', { game: 'carcassonne' }, CHANNEL);
    const asked = messageOf(await dara!.slash('join', { word: 'lantern' }, CHANNEL));
    expect(textOf(asked)).toBe('Which table do you mean?');
    expect(labelsOf(asked)).toEqual(['Table 2 · Carcassonne', 'Table 1 · Carcassonne']);
    // It goes on with all that was typed, in place of the question.
    const joined = messageOf(await dara!.press(asked.id, 'Table 1 · Carcassonne'));
    expect([joined.id, textOf(joined)]).toEqual([asked.id, 'You joined table 1. Your shuffle word: “lantern”.']);
    expect(await hall.tables().wordOf('1', dara!.member.id)).toBe('lantern');
    expect(textOf(messageOf(await dara!.slash('leave', {}, CHANNEL)))).toBe('You left table 1.');
    const tables = await suggestions(dara!, 'join', { table: '' }, { ...CHANNEL, focused: 'table' });
    expect(tables.map(({ value }) => value).toSorted()).toEqual(['1', '2']);
    expect(textOf(messageOf(await dara!.slash('join', { table: '2' }, CHANNEL)))).toBe('You joined table 2.');
    // Aya sits at one table only: that is the one she means.
    const leaving = messageOf(await aya!.slash('leave', {}, CHANNEL));
    expect(textOf(leaving)).toBe('You’re the last player at table 1. If you leave, the table is canceled.');
    expect((await tableOf(hall, '1')).status).toBe('lobby');
    expect(textOf(messageOf(await aya!.press(leaving.id, 'Yes, cancel the table')))).toBe('You left table 1.');
    expect((await tableOf(hall, '1')).status).toBe('cancelled');
    expect(textOf(messageOf(await dara!.slash('games', {}, CHANNEL)))).toMatch(
      /\[Table 2\]\(.*\) · Carcassonne · open · 2 of 5 players/,
    );
  });

  test('forgets what was asked when the bot is restarted, and says so', async () => {
    await using hall = await startGuildhall();
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    await aya.slash('new', { game: 'carcassonne' }, CHANNEL);
    await ben.slash('new', { game: 'carcassonne' }, CHANNEL);
    const asked = messageOf(await hall.discord.user('dara').slash('join', {}, CHANNEL));
    await hall.restart();
    const told = messageOf(await hall.discord.user('dara').press(asked.id, 'Table 2 · Carcassonne'));
    expect(textOf(told)).toBe('I no longer know what you asked for. Please try again with `table:2`.');
    expect((await tableOf(hall, '2')).seats).toHaveLength(1);
  });

  test('of somebody else is not picked: what was asked for is done for whoever asked only', async () => {
    await using hall = await startGuildhall();
    const [aya, ben, dara] = ['aya', 'ben', 'dara'].map((name) => hall.discord.user(name));
    const lobby = messageOf(await aya!.slash('new', { game: 'carcassonne' }, CHANNEL));
    await ben!.slash('new', { game: 'carcassonne' }, CHANNEL);
    const asked = messageOf(await dara!.slash('join', {}, CHANNEL));
    const [button] = buttonsOf(asked);
    expect(textOf(messageOf(await aya!.pressStale(lobby.id, button!.custom_id)))).toContain('Please try again');
    expect(textOf(messageOf(await dara!.press(asked.id, 'Table 2 · Carcassonne')))).toBe('You joined table 2.');
  });

  test('goes out without its banner when that cannot be drawn, and has it as soon as it can', async () => {
    let isBroken = true;
    const renderer: Renderer = {
      ...quickRenderer,
      render: (order, urgency) =>
        isBroken ? Promise.reject(new Error('no ink')) : quickRenderer.render(order, urgency),
    };
    await using hall = await startGuildhall({ renderer });
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, CHANNEL));
    expect(picturesOf(lobby)).toEqual([]);
    await allTold(hall);
    isBroken = false;
    await ben.press(lobby.id, 'Join');
    await lobbySays(hall, lobby.id, 'Ben');
    const now = () => hall.discord.messages('board-games').find((message) => message.id === lobby.id)!;
    expect(picturesOf(now())).toHaveLength(1);
    expect(textOf(lobby)).toContain('1 ● Aya, host');
    fits(hall.discord);
  });

  test('waits for its banner before the table is there, not between that and its answer', async () => {
    const { promise: ink, resolve: bring } = Promise.withResolvers<void>();
    const renderer: Renderer = {
      ...quickRenderer,
      render: (order, urgency) => ink.then(() => quickRenderer.render(order, urgency)),
    };
    await using hall = await startGuildhall({ renderer });
    const coming = hall.discord.user('aya').slash('new', { game: 'carcassonne' }, CHANNEL);
    await new Promise((resolve) => setTimeout(resolve, 300));
    // A table that is there without its message is taken for one whose answer was lost.
    expect(await hall.tables().inChannel(hall.discord.channel('board-games').id)).toEqual([]);
    bring();
    expect(picturesOf(messageOf(await coming))).toHaveLength(1);
  });

  test('has a banner in the language of its server, with its words, drawn once for all tables', async () => {
    const drawn: PictureOrder[] = [];
    const renderer: Renderer = {
      ...quickRenderer,
      async render(order, urgency) {
        if (order.kind === 'banner') drawn.push(order);
        return quickRenderer.render(order, urgency);
      },
    };
    await using hall = await startGuildhall({ renderer });
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, CHANNEL));
    await ben.slash('new', { game: 'carcassonne' }, { channel: 'lounge' });
    expect(drawn).toEqual([{ kind: 'banner', game: 'carcassonne', locale: 'en' }]);
    expect(JSON.stringify(picturesOf(lobby))).toContain('two walled cities');
    // An edit uploads it once; later ones keep it.
    await ben.press(lobby.id, 'Join');
    await lobbySays(hall, lobby.id, 'Ben');
    const uploads = () => hall.discord.log.filter(({ files }) => (files ?? []).length > 0).length;
    const before = uploads();
    await ben.press(lobby.id, 'Leave');
    await lobbySays(hall, lobby.id, '2 ■ open');
    expect(uploads()).toBe(before);
    const now = hall.discord.messages('board-games').find((message) => message.id === lobby.id)!;
    expect(picturesOf(now)).toHaveLength(1);
    fits(hall.discord);
  });

  test('is closed by its host, and says so', async () => {
    await using hall = await startGuildhall();
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, CHANNEL));
    expect(textOf(messageOf(await ben.press(lobby.id, 'Cancel table')))).toBe('Only the host can do that.');
    await closeTable(aya, lobby);
    expect(await lobbySays(hall, lobby.id, 'canceled')).toBe('-# Table 1 · Carcassonne · canceled');
    const left = hall.discord.messages('board-games').find((message) => message.id === lobby.id)!;
    expect([labelsOf(left), picturesOf(left)]).toEqual([[], []]);
    expect(textOf(messageOf(await ben.pressStale(lobby.id, 'v1:1:join:')))).toBe('This table is closed.');
  });

  test('is not opened where the bot lacks a right, which is named', async () => {
    await using hall = await startGuildhall();
    hall.discord.setBotPermissions('board-games', USUAL_BOT_PERMISSIONS & ~PermissionFlagsBits.AttachFiles);
    const told = messageOf(await hall.discord.user('aya').slash('new', { game: 'carcassonne' }, CHANNEL));
    expect(textOf(told)).toContain('**Attach Files**');
    expect(await hall.tables().inChannel(hall.discord.channel('board-games').id)).toEqual([]);
    expect(refusedRequests(hall)).toEqual([]);
  });

  test('of another server is not reached by its number', async () => {
    await using hall = await startGuildhall();
    await hall.discord.user('aya').slash('new', { game: 'carcassonne' }, CHANNEL);
    const stranger = hall.discord.user('kenta');
    const told = messageOf(await stranger.slash('join', { table: '1' }, { channel: 'ボードゲーム' }));
    expect(textOf(told)).toContain('No table like that');
    expect((await tableOf(hall, '1')).seats).toHaveLength(1);
  });
});
