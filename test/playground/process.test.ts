import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { PageAction, PageEvent, PageState } from '../../src/playground/pageProtocol.ts';
import type { ToParent } from '../../src/playground/parentProcess.ts';
import { jsonOf } from './support/jsonOf.ts';

const ROOT = join(import.meta.dirname, '../..');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playground-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The process of the playground, as the main process starts it; `next` waits for its next message. */
function start(file: string) {
  const child = fork(join(ROOT, 'src/playground/main.ts'), ['--file', join(folder, file)], {
    execArgv: ['--import', join(ROOT, 'src/node.mjs')],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (printed += text.toString()));
  const messages: ToParent[] = [];
  // The playground writes these types and no other.
  child.on('message', (message) => messages.push(message as ToParent));
  return {
    child,
    printed: () => printed,
    next: async (): Promise<ToParent> => {
      if (messages.length === 0) await once(child, 'message');
      const [message] = messages.splice(0, 1);
      if (message === undefined) throw new Error('the playground told nothing');
      return message;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      return (await ended)[0];
    },
  };
}

async function ready(process: ReturnType<typeof start>) {
  const message = await process.next();
  if (!('ready' in message)) throw new Error(`not ready but ${JSON.stringify(message)}`);
  return message.ready;
}

async function act(url: string, action: PageAction, origin = url): Promise<Response> {
  const { me } = await jsonOf<PageState>(fetch(`${url}/api/state`));
  return fetch(`${url}/api/act?as=${me.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(action),
  });
}

test('the process serves page, state and events, speaks with its parent, prints nothing and ends with it', async () => {
  const playground = start('world.db');
  const { url } = await ready(playground);
  expect(new URL(url).hostname).toBe('127.0.0.1');
  const page = await fetch(url);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await fetch(`${url}/page.js`)).status).toBe(200);

  const events: PageEvent[] = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/events?as=990000000000000001`, { origin: url });
  socket.on('message', (text) => events.push(JSON.parse(String(text))));
  await once(socket, 'message');
  expect(events[0]).toMatchObject({ kind: 'state', state: { me: { name: 'Aya' }, bot: { status: 'offline' } } });

  expect(
    await (await act(url, { kind: 'say', channelId: '960000000000000002', text: 'Good evening.' })).json(),
  ).toEqual({ kind: 'done' });
  await act(url, { kind: 'bot', do: 'kill' });
  await act(url, { kind: 'bot', do: 'start' });
  await act(url, { kind: 'clock', ms: 3_600_000 });
  expect([await playground.next(), await playground.next(), await playground.next()]).toEqual([
    { kill: true },
    { start: true },
    { clock: 3_600_000 },
  ]);
  playground.child.send({ clock: 3_600_000 });
  await expect
    .poll(() => events.findLast((event) => event.kind === 'clock'))
    .toMatchObject({ clock: { offset: 3_600_000 } });
  expect(events.map((event) => event.kind)).toEqual(['state', 'message', 'channel', 'clock']);
  expect(await playground.stop()).toBe(0);
  expect(playground.printed()).toBe('');

  const again = start('world.db');
  expect(await again.next()).toEqual({ clock: 3_600_000 });
  const { url: newUrl } = await ready(again);
  const state = await jsonOf<PageState>(fetch(`${newUrl}/api/state`));
  expect(state.messages['960000000000000002']?.map(({ message }) => message.content)).toEqual(['Good evening.']);
  expect(await again.stop()).toBe(0);
});

test('nobody else gets in: foreign hosts, foreign pages and browsers at the API of bots are refused', async () => {
  const playground = start('guarded.db');
  const { url, apiBase, token } = await ready(playground);
  const { port } = new URL(url);
  const asHost = async (host: string) => {
    const { request } = await import('node:http');
    const asked = request({ host: '127.0.0.1', port, path: '/api/state', headers: { host } }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  };
  expect(await asHost(`127.0.0.1:${port}`)).toBe(200);
  expect(await asHost(`localhost:${port}`)).toBe(200);
  expect(await asHost(`evil.example:${port}`)).toBe(403);

  const say: PageAction = { kind: 'say', channelId: '960000000000000002', text: 'x' };
  expect((await act(url, say)).status).toBe(200);
  expect((await act(url, say, 'http://evil.example')).status).toBe(403);
  const socketOf = async (origin: string) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/events`, { origin });
    const opened = once(socket, 'open').then(() => true);
    const refused = once(socket, 'unexpected-response').then(() => false);
    const outcome = await Promise.race([opened, refused]);
    socket.terminate();
    return outcome;
  };
  expect(await socketOf(url)).toBe(true);
  expect(await socketOf('http://evil.example')).toBe(false);

  const asBot = (headers: Record<string, string>) =>
    fetch(`${apiBase}/v10/users/@me`, { headers: { authorization: `Bot ${token}`, ...headers } });
  expect((await asBot({})).status).toBe(200);
  expect((await asBot({ origin: 'http://evil.example' })).status).toBe(404);
  expect(await playground.stop()).toBe(0);
});

test('whoever asks to upgrade what is no URL is refused, and the process goes on', async () => {
  const playground = start('upgrade.db');
  const { url } = await ready(playground);
  const { hostname, port, host } = new URL(url);
  for (const asked of [host, 'evil.example']) {
    const socket = connect(Number(port), hostname);
    socket.write(`GET // HTTP/1.1\r\nHost: ${asked}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 403 /);
  }
  expect((await fetch(`${url}/api/state`)).status).toBe(200);
  expect(await playground.stop()).toBe(0);
});
