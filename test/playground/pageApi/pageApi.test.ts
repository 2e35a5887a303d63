import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type FakeDiscord, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import type { ProcessControl } from '../../../src/playground/pageApi/actions.ts';
import type {
  PageAction,
  PageAnswer,
  PageEvent,
  PageState,
  PageTranscriptLine,
  PageUpload,
} from '../../../src/playground/pageProtocol.ts';
import { jsonOf } from '../support/jsonOf.ts';
import { createManualClock } from '../support/manualClock.ts';
import { button, container, layout, menu, option, post, row, textDisplay } from '../support/messageBodies.ts';
import { channelPath, type RawBot, rawBot, webhook } from '../support/rawBot.ts';

const AYA = '990000000000000001';
const BEN = '990000000000000002';
const LOUNGE = '960000000000000002';
const SECRET = 'Library';

let discord: FakeDiscord;
let bot: RawBot;
let asked: unknown[];
const sockets: WebSocket[] = [];

beforeEach(async () => {
  asked = [];
  const control: ProcessControl = {
    killBot: () => asked.push('kill'),
    startBot: () => asked.push('start'),
    shiftClock: (ms) => asked.push(ms),
    troubleGateway: (trouble) => asked.push(trouble),
  };
  const bundle = async () => ({ html: '<p>', script: '0', style: '', fontFolder: import.meta.dirname });
  discord = await startFakeDiscord({ clock: createManualClock(), page: { bundle, control } });
  bot = await rawBot(discord);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  bot.close();
  await discord.close();
});

/** A member's page: what it was told so far, and what it can do. */
async function page(as: string) {
  const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/events?as=${as}`, { origin: discord.url });
  sockets.push(socket);
  const events: PageEvent[] = [];
  socket.on('message', (text) => events.push(JSON.parse(String(text))));
  await once(socket, 'message');
  const [first] = events.splice(0, 1);
  if (first?.kind !== 'state') throw new Error('the first event is not the state');
  return {
    state: first.state,
    events,
    act: (action: PageAction) => jsonOf<PageAnswer>(send(as, JSON.stringify(action))),
    /** Waits for an event of the kind and gives the newest. */
    told: async <K extends PageEvent['kind']>(kind: K): Promise<Extract<PageEvent, { kind: K }>> => {
      const isWanted = (event: PageEvent): event is Extract<PageEvent, { kind: K }> => event.kind === kind;
      await expect.poll(() => events.some(isWanted)).toBe(true);
      const found = events.findLast(isWanted);
      if (found === undefined) throw new Error(`no ${kind}`);
      return found;
    },
  };
}

function send(as: string, body: string): Promise<Response> {
  return fetch(`${discord.url}/api/act?as=${as}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: discord.url },
    body,
  });
}

function stateOf(as: string): Promise<PageState> {
  return jsonOf(fetch(`${discord.url}/api/state?as=${as}`));
}

describe('the page of one member', () => {
  test('is told of messages, of what waits for him, and of nothing once he has read it', async () => {
    const [aya, ben] = [await page(AYA), await page(BEN)];
    expect(aya.state).toMatchObject({
      me: { name: 'Aya', waiting: 0 },
      bot: { status: 'offline' },
      interactions: [],
      modal: null,
    });
    await post(bot, { content: `<@${BEN}> is to move` });
    expect((await aya.told('message')).message).toMatchObject({ onlyForMe: false, mentionsMe: false });
    expect((await ben.told('message')).message).toMatchObject({ onlyForMe: false, mentionsMe: true });
    expect((await aya.told('channel')).channel).toMatchObject({ id: LOUNGE, unread: 1, mentions: 0, messageCount: 1 });
    expect((await ben.told('channel')).channel).toMatchObject({ id: LOUNGE, unread: 1, mentions: 1 });
    expect((await aya.told('member')).member).toMatchObject({ id: BEN, waiting: 1 });
    await ben.act({ kind: 'read', channelId: LOUNGE });
    await expect.poll(async () => (await aya.told('member')).member.waiting).toBe(0);
    expect((await stateOf(BEN)).channels.find(({ id }) => id === LOUNGE)).toMatchObject({ unread: 0, mentions: 0 });
  });

  test('does not count as unread what he wrote himself, nor a private answer', async () => {
    discord.user('aya').say('lounge', 'Good evening.');
    await bot.answer(await bot.command(), 4, { content: SECRET, flags: 64 });
    const unread = async (as: string) => (await stateOf(as)).channels.find(({ id }) => id === LOUNGE)?.unread;
    expect([await unread(AYA), await unread(BEN)]).toEqual([0, 1]);
  });

  test('uses commands, presses, chooses and fills in modals, and is told how it goes', async () => {
    const aya = await page(AYA);
    const started = await bot.hear(async () => {
      expect(await aya.act({ kind: 'slash', channelId: LOUNGE, command: 'probe', options: {} })).toMatchObject({
        kind: 'interaction',
      });
      return { kind: 'acknowledged' };
    });
    expect((await aya.told('interaction')).interaction).toMatchObject({
      id: started.id,
      state: 'waiting',
      command: 'probe',
    });
    expect((await stateOf(AYA)).interactions).toMatchObject([{ id: started.id }]);
    expect((await stateOf(BEN)).interactions).toEqual([]);
    await bot.answer(
      started,
      4,
      layout(container(textDisplay('Lobby'), row(button()), row(menu({ options: [option('a')] })))),
    );
    await expect.poll(async () => (await aya.told('interaction')).interaction.state).toBe('answered');
    const { message } = (await aya.told('message')).message;
    expect((await aya.told('message')).message.usedCommand).toEqual({ userId: AYA, command: 'probe' });

    const done = async (action: PageAction) => {
      await aya.act(action);
      return { kind: 'acknowledged' } as const;
    };
    const pressed = await bot.hear(() => done({ kind: 'press', messageId: message.id, customId: 'go' }));
    const field = { type: 18, label: 'Word', component: { type: 4, style: 1, custom_id: 'word' } };
    await bot.answer(pressed, 9, { title: 'Word', custom_id: 'form', components: [field] });
    expect((await aya.told('modal')).modal).toMatchObject({ interactionId: pressed.id, modal: { title: 'Word' } });
    expect((await stateOf(AYA)).modal).toMatchObject({ interactionId: pressed.id });
    const submitted = await bot.hear(() =>
      done({ kind: 'submit', interactionId: pressed.id, values: { word: 'luck' } }),
    );
    expect(submitted.payload).toMatchObject({
      type: 5,
      data: { custom_id: 'form', components: [{ component: { value: 'luck' } }] },
    });
    expect((await aya.told('modal')).modal).toBeNull();
    const chosen = await bot.hear(() =>
      done({ kind: 'select', messageId: message.id, customId: 'menu', values: ['a'] }),
    );
    expect(chosen.payload).toMatchObject({ type: 3, data: { custom_id: 'menu', component_type: 3, values: ['a'] } });

    const offered = aya.act({
      kind: 'autocomplete',
      channelId: LOUNGE,
      command: 'probe',
      options: { word: 'l' },
      focused: 'word',
    });
    const typing = await bot.hear(async () => ({ kind: 'acknowledged' }));
    await bot.answer(typing, 8, { choices: [{ name: 'luck', value: 'luck' }] });
    expect(await offered).toEqual({ kind: 'choices', choices: [{ name: 'luck', value: 'luck' }] });
    expect(await aya.act({ kind: 'press', messageId: message.id, customId: 'gone' })).toMatchObject({
      kind: 'refused',
    });
  });

  test('changes settings, arms faults, and hands bot and clock on', async () => {
    const [aya, ben] = [await page(AYA), await page(BEN)];
    await ben.act({ kind: 'settings', locale: 'de', acceptsDms: false });
    expect((await aya.told('member')).member).toMatchObject({ id: BEN, locale: 'de', acceptsDms: false });
    await aya.act({ kind: 'fault', fault: 'late', armed: true });
    expect((await ben.told('armed')).armed).toEqual(['late']);
    await aya.act({ kind: 'fault', fault: 'late', armed: false });
    await aya.act({ kind: 'gateway', trouble: '4000' });
    await aya.act({ kind: 'bot', do: 'kill' });
    await aya.act({ kind: 'bot', do: 'start' });
    await aya.act({ kind: 'clock', ms: 5 });
    expect(asked).toEqual(['4000', 'kill', 'start', 5]);
    expect((await ben.told('armed')).armed).toEqual([]);
  });

  test('makes trouble for channels, threads and servers', async () => {
    const aya = await page(AYA);
    await post(bot, { content: 'x' });
    await aya.act({ kind: 'channel', channelId: LOUNGE, trouble: 'deleteNewest' });
    expect(discord.messages('lounge')).toEqual([]);
    await aya.act({ kind: 'channel', channelId: LOUNGE, trouble: 'revokePermissions' });
    expect((await post(bot, { content: 'x' })).status).toBe(403);
    await aya.act({ kind: 'channel', channelId: LOUNGE, trouble: 'restorePermissions' });
    expect((await post(bot, { content: 'x' })).status).toBe(200);
    expect(await aya.act({ kind: 'channel', channelId: LOUNGE, trouble: 'lock' })).toMatchObject({ kind: 'refused' });
    const [guild] = discord.guilds;
    await aya.act({ kind: 'presence', guildId: guild?.id ?? '', bot: 'gone' });
    expect((await aya.told('commands')).guilds[0]).toMatchObject({ id: guild?.id, bot: 'gone' });
    expect(await aya.act({ kind: 'presence', guildId: '1', bot: 'gone' })).toMatchObject({ kind: 'refused' });
    await aya.act({ kind: 'presence', guildId: guild?.id ?? '', bot: 'here' });
    await aya.act({ kind: 'channel', channelId: LOUNGE, trouble: 'delete' });
    expect((await aya.told('channelDeleted')).channelId).toBe(LOUNGE);
  });

  test('is refused in words what is no action of his', async () => {
    const bad = [
      '{',
      '{}',
      '{"kind":"fly"}',
      '{"kind":"say","channelId":7,"text":"x"}',
      '{"kind":"clock","ms":-1}',
      'null',
    ];
    for (const body of bad) {
      const answer = await send(AYA, body);
      expect([body, answer.status, await answer.json()]).toEqual([body, 400, { error: expect.any(String) }]);
    }
    expect((await send('990000000000009999', '{"kind":"read"}')).status).toBe(404);
    expect((await fetch(`${discord.url}/api/state?as=nobody`)).status).toBe(404);
    expect((await fetch(`${discord.url}/fonts/..%2Frules.woff2`)).status).toBe(404);
    const kenta = '990000000000000009';
    const answer = await jsonOf<PageAnswer>(send(kenta, JSON.stringify({ kind: 'say', channelId: LOUNGE, text: 'x' })));
    expect(answer).toEqual({ kind: 'refused', reason: 'You can’t see this channel.' });
  });
});

test('what one member alone may see is in nothing that another page is told', async () => {
  const [aya, ben] = [await page(AYA), await page(BEN)];
  // Private answers, their changes, follow-ups, modals and choices, a direct message, a private thread.
  const hand = await bot.command();
  await bot.answer(hand, 4, { content: SECRET, flags: 64, components: [row(button())] });
  await bot.request('PATCH', webhook(hand, '/messages/@original'), {
    content: `${SECRET} and more`,
    components: [row(button())],
  });
  await bot.request('POST', webhook(hand), { content: SECRET, flags: 64 });
  const mine = (await stateOf(AYA)).messages[LOUNGE]?.[0]?.message.id ?? '';
  const pressed = await bot.hear(() => discord.user('aya').press(mine, 'Go'));
  await bot.answer(pressed, 9, { title: SECRET, custom_id: 'x', components: [textDisplay(SECRET)] });
  const typing = await bot.hear(() =>
    discord.user('aya').autocomplete('probe', {}, { channel: 'lounge', focused: 'word' }),
  );
  await bot.answer(typing, 8, { choices: [{ name: SECRET, value: SECRET }] });
  const dm = await bot.request('POST', '/users/@me/channels', { recipient_id: AYA });
  await bot.request('POST', `/channels/${dm.body.id}/messages`, { content: SECRET });
  const thread = await bot.request('POST', channelPath(bot, 'lounge', '/threads'), { name: SECRET, type: 12 });
  await bot.request('POST', `/channels/${thread.body.id}/messages`, { content: SECRET });
  await post(bot, { content: 'the end' });
  await ben.told('message');

  const transcript = (as: string) => jsonOf<PageTranscriptLine[]>(fetch(`${discord.url}/api/transcript?as=${as}`));
  const seenBy = async (as: string, events: readonly PageEvent[]) =>
    JSON.stringify([events, await stateOf(as), await transcript(as)]);
  const count = (text: string) => text.split(SECRET).length - 1;
  expect(count(await seenBy(AYA, aya.events))).toBeGreaterThan(15);
  expect(count(await seenBy(BEN, ben.events))).toBe(0);
  expect(await seenBy(AYA, aya.events)).not.toContain(hand.token);
  expect(await seenBy(AYA, aya.events)).not.toContain(discord.token);
});

test('a mention in a thread, which brings its reader into the thread, waits for him at once', async () => {
  const ben = await page(BEN);
  const thread = await bot.request('POST', channelPath(bot, 'lounge', '/threads'), { name: 'Table 12', type: 11 });
  await bot.request('POST', `/channels/${thread.body.id}/messages`, { content: `<@${BEN}>, your turn.` });
  await expect
    .poll(() => ben.events.findLast((event) => event.kind === 'member' && event.member.id === BEN))
    .toMatchObject({ member: { waiting: 1 } });
});

test('what asks somebody to press waits for him, read or not, until the bot takes its buttons away', async () => {
  const [aya, ben] = [await page(AYA), await page(BEN)];
  const asking = (style: number, more: object = {}) => ({
    ...layout(textDisplay(`<@${BEN}>, your turn.`), row({ ...button({ custom_id: 'go' }), style, ...more })),
  });
  const { id } = (await post(bot, asking(1))).body;
  expect((await aya.told('member')).member).toMatchObject({ id: BEN, waiting: 1 });
  await ben.act({ kind: 'read', channelId: LOUNGE });
  const here = async () => (await stateOf(BEN)).channels.find((channel) => channel.id === LOUNGE);
  expect(await here()).toMatchObject({ unread: 0, waits: true });

  const change = (body: object) => bot.request('PATCH', channelPath(bot, 'lounge', `/messages/${id}`), body);
  // Grey buttons only offer something to look at; neither do those ask that cannot be pressed.
  for (const quiet of [asking(2), asking(1, { disabled: true }), layout(textDisplay(`<@${BEN}> has moved.`))]) {
    await change(asking(3));
    await expect.poll(async () => (await aya.told('member')).member.waiting).toBe(1);
    await change(quiet);
    await expect.poll(async () => (await aya.told('member')).member.waiting).toBe(0);
    expect(await here()).toMatchObject({ waits: false });
  }
});

test('what has called somebody waits for him after an edit that notifies nobody, while it names him', async () => {
  const ben = await page(BEN);
  const asking = (text: string) => ({ ...layout(textDisplay(text), row(button({ custom_id: 'go', style: 1 }))) });
  const { id } = (await post(bot, asking(`<@${BEN}>, take gold or cards.`))).body;
  await ben.told('message');
  await ben.act({ kind: 'read', channelId: LOUNGE });
  const edit = (text: string) =>
    bot.request('PATCH', channelPath(bot, 'lounge', `/messages/${id}`), {
      ...asking(text),
      allowed_mentions: { parse: [] },
    });
  const waiting = async () => (await stateOf(BEN)).me.waiting;
  await edit(`<@${BEN}>, build.`);
  expect(await waiting()).toBe(1);
  await edit(`<@${AYA}>, take gold or cards.`);
  expect(await waiting()).toBe(0);
});

test('what was asked in a direct message waits no more when it is done elsewhere, though it was never read', async () => {
  const ben = await page(BEN);
  const waiting = async () => (await stateOf(BEN)).me.waiting;
  const dm = await bot.request('POST', '/users/@me/channels', { recipient_id: BEN });
  const path = `/channels/${dm.body.id}/messages`;
  const asked = layout(textDisplay('Choose.'), row(button({ style: 1 })));
  const sent = await bot.request('POST', path, asked);
  await ben.told('message');
  expect(await waiting()).toBe(1);
  await bot.request('PATCH', `${path}/${sent.body.id}`, layout(textDisplay('You are the King.')));
  await expect.poll(waiting).toBe(0);
  expect((await ben.told('member')).member).toMatchObject({ id: BEN, waiting: 0 });
  expect((await stateOf(BEN)).channels.find(({ id }) => id === dm.body.id)).toMatchObject({ unread: 1, waits: false });
});

test('a direct message without a sound is unread, and waits for nobody; one with a sound does', async () => {
  const ben = await page(BEN);
  const waiting = async () => (await stateOf(BEN)).me.waiting;
  const dm = await bot.request('POST', '/users/@me/channels', { recipient_id: BEN });
  const write = (flags: number) => bot.request('POST', `/channels/${dm.body.id}/messages`, { content: 'hand', flags });
  await write(4096);
  await ben.told('message');
  expect((await stateOf(BEN)).channels.find(({ id }) => id === dm.body.id)).toMatchObject({ unread: 1, mentions: 1 });
  expect(await waiting()).toBe(0);
  await write(0);
  await expect.poll(waiting).toBe(1);
});

describe('a file that a member chooses', () => {
  const give = (name: string, body: string | Buffer, origin = discord.url) =>
    fetch(`${discord.url}/api/upload?as=${AYA}&name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body,
    });

  test('is kept under an id, unless it is too large, empty, or given by another page', async () => {
    const kept = await jsonOf<PageUpload>(give('table 1.json', '{}'));
    expect(kept).toEqual({ kind: 'kept', id: expect.stringMatching(/^\d+$/), name: 'table_1.json' });
    expect(await jsonOf<PageUpload>(give('x.json', ''))).toEqual({ kind: 'refused', reason: 'This file is empty.' });
    const large = await jsonOf<PageUpload>(give('x.json', Buffer.alloc(11 * 1024 * 1024)));
    expect(large).toEqual({ kind: 'refused', reason: 'This file is too large: the limit is 10 MiB.' });
    expect((await give('x.json', '{}', 'http://elsewhere.example')).status).toBe(403);
  });
});
