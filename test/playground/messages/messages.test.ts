import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeDiscord, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { createManualClock, HOUR, MINUTE } from '../support/manualClock.ts';
import {
  button,
  container,
  file,
  gallery,
  item,
  layout,
  menu,
  option,
  post,
  row,
  textDisplay,
} from '../support/messageBodies.ts';
import { png } from '../support/png.ts';
import { channelPath, type RawBot, rawBot, webhook } from '../support/rawBot.ts';
import { textOf } from '../support/shownMessage.ts';

const AYA = '990000000000000001';
const BEN = '990000000000000002';
const KENTA = '990000000000000009';

let clock: ReturnType<typeof createManualClock>;
let discord: FakeDiscord;
let bot: RawBot;
beforeEach(async () => {
  clock = createManualClock();
  discord = await startFakeDiscord({ clock });
  bot = await rawBot(discord);
});
afterEach(async () => {
  bot.close();
  await discord.close();
});

const picture = (name: string, width: number) =>
  new File([new Uint8Array(png(width, 50))], name, { type: 'image/png' });
const shown = (...names: readonly string[]) =>
  layout(gallery(...names.map((name) => item({ media: { url: `attachment://${name}` } }))));
const edit = (id: string, body: unknown, files: readonly File[] = []) =>
  bot.request('PATCH', channelPath(bot, 'lounge', `/messages/${id}`), body, { files });
const lounge = () => discord.messages('lounge');
const widths = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"width":(\d+)/g)].map(([, width]) => Number(width));

describe('files of a message', () => {
  test('those that a component shows are facts in its media item, the others are listed', async () => {
    const { body } = await post(
      bot,
      { ...shown('board.png'), attachments: [{ id: '0' }, { id: '1', description: 'A list.' }] },
      [picture('board.png', 320), picture('list.png', 99)],
    );
    expect(widths(body.components)).toEqual([320]);
    expect(body.attachments).toMatchObject([{ filename: 'list.png', description: 'A list.', width: 99, height: 50 }]);
    const address = /"url":"([^"]+board\.png)"/.exec(JSON.stringify(body.components))?.[1] ?? '';
    const fetched = await fetch(address);
    expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(png(320, 50));
  });

  test('an edit with a list keeps what the list names and drops the rest; one without a list keeps all', async () => {
    const first = await post(bot, shown('a.png'), [picture('a.png', 100)]);
    const kept = lounge()[0];
    const id = /"attachment_id":"(\d+)"/.exec(JSON.stringify(kept?.components))?.[1] ?? '';
    await edit(first.body.id, { components: [textDisplay('no picture')] });
    expect(discord.file(id)).not.toBeNull();
    const again = await edit(first.body.id, { ...shown('a.png'), attachments: [{ id }] });
    expect(widths(again.body.components)).toEqual([100]);
    const replaced = await edit(first.body.id, { ...shown('a.png'), attachments: [{ id: '0' }] }, [
      picture('a.png', 200),
    ]);
    expect(widths(replaced.body.components)).toEqual([200]);
    expect(discord.file(id)).toBeNull();
    const gone = await edit(first.body.id, { ...shown('a.png'), attachments: [] });
    expect(gone).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(widths(lounge()[0]?.components)).toEqual([200]);
  });

  test('an edit that says nothing of the components leaves their pictures where they are', async () => {
    const { body } = await post(bot, shown('a.png'), [picture('a.png', 100)]);
    const edited = await edit(body.id, { flags: 32768 | 4 });
    expect([widths(edited.body.components), edited.body.attachments, edited.body.flags]).toEqual([[100], [], 32772]);
    const emptied = await edit(body.id, { attachments: [] });
    const id = /"attachment_id":"(\d+)"/.exec(JSON.stringify(emptied.body.components))?.[1] ?? '';
    expect(discord.file(id)?.width).toBe(100);
  });

  test('names are rewritten to plain ASCII', async () => {
    const { body } = await post(bot, {}, [file('盤 1.txt')]);
    expect(body.attachments).toMatchObject([{ filename: '__1.txt' }]);
  });
});

describe('flags', () => {
  test('layout can be switched on by an edit that empties the text, and never off again', async () => {
    const { body } = await post(bot, { content: 'old', flags: 4096 });
    expect(body.flags).toBe(4096);
    expect((await edit(body.id, layout(textDisplay()))).body).toMatchObject({ code: 50035 });
    expect((await edit(body.id, { ...layout(textDisplay()), content: null })).body).toMatchObject({
      content: '',
      flags: 36864,
    });
    expect((await edit(body.id, { flags: 0, content: 'new' })).body).toMatchObject({ flags: 36864 });
    expect((await edit(body.id, { flags: 0, components: [textDisplay()] })).body).toMatchObject({ code: 50035 });
  });

  test('a message in a channel cannot be ephemeral: the flag is dropped, and everybody sees it', async () => {
    const { body } = await post(bot, { content: 'secret', flags: 64 });
    expect(body.flags).toBe(0);
    expect(discord.user('ben').messages('lounge').map(textOf)).toEqual(['secret']);
  });

  test('a deferred answer keeps its audience whatever later edits and follow-ups say', async () => {
    const secret = await bot.command();
    await bot.answer(secret, 5, { flags: 64 });
    const filled = await bot.request('POST', webhook(secret), { content: 'for Aya', flags: 0 });
    expect(filled.body).toMatchObject({ content: 'for Aya', flags: 64 });
    await bot.request('PATCH', webhook(secret, '/messages/@original'), { content: 'still for Aya', flags: 0 });
    const open = await bot.command();
    await bot.answer(open, 5, { flags: 32768 });
    await bot.request('PATCH', webhook(open, '/messages/@original'), { content: 'for all', flags: 64 });
    expect(
      discord
        .user('aya')
        .messages('lounge')
        .map(({ content, flags }) => [content, flags]),
    ).toEqual([
      ['still for Aya', 64],
      ['for all', 0],
    ]);
    expect(discord.user('ben').messages('lounge').map(textOf)).toEqual(['for all']);
    const id = discord.user('aya').messages('lounge')[0]?.id;
    expect((await bot.request('GET', channelPath(bot, 'lounge', `/messages/${id}`))).body).toMatchObject({
      code: 10008,
    });
  });

  test('an ephemeral message can be changed by pressing what is on it, long after its own token died', async () => {
    const secret = await bot.command();
    await bot.answer(secret, 4, { content: 'hand', flags: 64, components: [row(button())] });
    clock.pass(20 * MINUTE);
    const [hand] = discord.user('aya').messages('lounge');
    expect((await bot.request('PATCH', webhook(secret, '/messages/@original'), { content: 'x' })).body).toMatchObject({
      code: 50027,
    });
    const pressed = await bot.hear(() => discord.user('aya').press(hand?.id ?? '', 'Go'));
    expect((await bot.answer(pressed, 7, { content: 'new hand' })).status).toBe(200);
    expect(await discord.user('ben').press(hand?.id ?? '', 'Go')).toMatchObject({ kind: 'refused' });
    discord.user('aya').dismiss(hand?.id ?? '');
    expect(discord.user('aya').messages('lounge')).toEqual([]);
  });
});

describe('mentions', () => {
  const text = `<@${AYA}> <@!${BEN}> <@${KENTA}>`;
  const pinged = () => discord.user('aya').transcript().at(-1)?.pinged;

  test('ping whom allowed_mentions names, if he can see the channel; without the field, everybody named', async () => {
    await post(bot, { content: text });
    expect(pinged()).toEqual([AYA, BEN]);
    await post(bot, { content: text, allowed_mentions: { parse: [] } });
    expect(pinged()).toEqual([]);
    await post(bot, { content: text, allowed_mentions: { users: [BEN] } });
    expect(pinged()).toEqual([BEN]);
    await post(bot, { ...layout(container(textDisplay(text))), allowed_mentions: { parse: ['users'] } });
    expect(pinged()).toEqual([AYA, BEN]);
  });

  test('a private answer pings nobody', async () => {
    await bot.answer(await bot.command(), 4, { content: text, flags: 64 });
    expect([discord.user('aya').transcript().length, pinged()]).toEqual([1, []]);
  });

  test('an edit names but does not ping', async () => {
    const { body } = await post(bot, { content: 'x' });
    const edited = await edit(body.id, { content: text });
    expect(edited.body.mentions).toMatchObject([{ id: AYA }, { id: BEN }]);
    expect(pinged()).toEqual([]);
  });
});

describe('nonces', () => {
  test('with enforce_nonce the same nonce gives the first message again for some minutes, in one channel', async () => {
    const body = { content: 'x', nonce: 'turn-1', enforce_nonce: true };
    const first = await post(bot, body);
    expect((await post(bot, { ...body, content: 'y' })).body).toMatchObject({ id: first.body.id, content: 'x' });
    const elsewhere = await bot.request('POST', channelPath(bot, 'welcome', '/messages'), body);
    const unforced = await post(bot, { ...body, enforce_nonce: false });
    clock.pass(6 * MINUTE);
    const later = await post(bot, body);
    expect(new Set([first, elsewhere, unforced, later].map((reply) => reply.body.id)).size).toBe(4);
  });

  test('the nonce of a message that was deleted gives the deleted message again: a new one needs a new nonce', async () => {
    const first = await post(bot, { content: 'x', nonce: 'turn-1', enforce_nonce: true });
    discord.deleteMessage(first.body.id);
    const again = await post(bot, { content: 'x', nonce: 'turn-1', enforce_nonce: true });
    expect([again.status, again.body.id, lounge().length]).toEqual([200, first.body.id, 0]);
    expect((await edit(again.body.id, { content: 'y' })).body).toMatchObject({ code: 10008 });
  });
});

describe('components', () => {
  test('those without an id get one, and defaults are filled in', async () => {
    const { body } = await post(
      bot,
      layout({ ...container(textDisplay()), id: 2 }, { type: 14 }, row(menu({ options: [option('a')] }))),
    );
    expect(body.components).toEqual([
      { type: 17, id: 2, accent_color: null, spoiler: false, components: [{ type: 10, id: 1, content: 'x' }] },
      { type: 14, id: 3, spacing: 1, divider: true },
      {
        type: 1,
        id: 4,
        components: [
          { type: 3, id: 5, custom_id: 'menu', min_values: 1, max_values: 1, options: [{ label: 'a', value: 'a' }] },
        ],
      },
    ]);
  });
});

describe('lists and threads', () => {
  test('a list is newest first and can be narrowed; without the right to read the history it is empty', async () => {
    const ids: string[] = [];
    for (const content of ['1', '2', '3', '4']) ids.push((await post(bot, { content })).body.id);
    const list = async (query: string) => {
      const { body } = await bot.request('GET', channelPath(bot, 'lounge', `/messages?${query}`));
      if (!Array.isArray(body)) throw new Error(JSON.stringify(body));
      return body.map(({ content }) => content).join('');
    };
    expect(await list('limit=2')).toBe('43');
    expect(await list(`before=${ids[2]}`)).toBe('21');
    expect(await list(`after=${ids[1]}&limit=1`)).toBe('3');
    discord.setBotPermissions('lounge', 1024n);
    expect(await list('limit=2')).toBe('');
  });

  test('a thread is archived after its time of silence and opened by the next message', async () => {
    const thread = await bot.request('POST', channelPath(bot, 'lounge', '/threads'), {
      name: 'T',
      type: 11,
      auto_archive_duration: 60,
    });
    const said = await bot.request('POST', `/channels/${thread.body.id}/messages`, { content: 'x' });
    clock.pass(HOUR);
    const change = () => bot.request('PATCH', `/channels/${thread.body.id}/messages/${said.body.id}`, { content: 'y' });
    expect((await change()).status).toBe(200);
    clock.pass(1);
    expect((await change()).body).toMatchObject({ code: 50083 });
    await bot.request('POST', `/channels/${thread.body.id}/messages`, { content: 'awake' });
    expect((await change()).status).toBe(200);
  });

  test('a private thread is seen by its members and the managers only', async () => {
    const thread = await bot.request('POST', channelPath(bot, 'lounge', '/threads'), { name: 'Hidden', type: 12 });
    await bot.request('PUT', `/channels/${thread.body.id}/thread-members/${BEN}`);
    await bot.request('POST', `/channels/${thread.body.id}/messages`, { content: 'psst' });
    expect(discord.user('ben').messages('Hidden').map(textOf)).toEqual(['psst']);
    expect(discord.user('aya').messages('Hidden').map(textOf)).toEqual(['psst']);
    expect(() => discord.user('dara').messages('Hidden')).toThrow('cannot see channel');
    expect(discord.user('dara').transcript()).toEqual([]);
  });

  test('ids have 17 to 19 digits, rise, and tell the time', async () => {
    const first = (await post(bot, { content: 'x' })).body.id;
    const second = (await post(bot, { content: 'x' })).body.id;
    expect(first).toMatch(/^\d{17,19}$/);
    expect(BigInt(second)).toBeGreaterThan(BigInt(first));
    expect(Number((BigInt(first) >> 22n) + 1_420_070_400_000n)).toBe(clock.now());
  });
});

test('what is no path and no form is refused, and the server goes on', async () => {
  const url = `${discord.apiBase}/v10`;
  const headers = { authorization: `Bot ${discord.token}` };
  expect((await fetch(`${url}/channels/%E0%A4%A`, { headers })).status).toBe(404);
  const broken = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nnothing',
  };
  expect((await fetch(`${url}${channelPath(bot, 'lounge', '/messages')}`, broken)).status).toBe(400);
  const nameless = { ...broken, headers: { ...headers, 'content-type': 'multipart/form-data' } };
  expect((await fetch(`${url}${channelPath(bot, 'lounge', '/messages')}`, nameless)).status).toBe(400);
  expect((await post(bot, { content: 'x' })).status).toBe(200);
});

test('a member who has left a server is found there no more and sees nothing of it', async () => {
  discord.leaveGuild('970000000000000001', 'ben');
  await post(bot, { content: `<@${BEN}>` });
  expect(() => discord.user('ben').messages('lounge')).toThrow('cannot see channel');
  expect(discord.user('ben').transcript()).toEqual([]);
  const found = await bot.request('GET', `/guilds/970000000000000001/members/${BEN}`);
  expect(found).toMatchObject({ status: 404, body: { code: 10007 } });
});
