import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { FakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // Whatever the stand-in answered: tests look into it by name.
  readonly body: { readonly [key: string]: unknown } & { readonly id: string };
}

interface RawInteraction {
  readonly id: string;
  readonly token: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** What the member will see of it. */
  readonly outcome: Promise<InteractionResult>;
}

/** A bot that sends exactly what a test asks, without a library that would correct it. */
export interface RawBot {
  readonly discord: FakeDiscord;
  request(
    method: string,
    path: string,
    body?: unknown,
    extra?: { files?: readonly File[]; token?: string },
  ): Promise<Reply>;
  /** Answers an interaction. */
  answer(interaction: RawInteraction, type: number, data?: unknown, files?: readonly File[]): Promise<Reply>;
  /** Lets a member do something and waits until the bot has heard of it. */
  hear(act: () => Promise<InteractionResult>): Promise<RawInteraction>;
  /** Aya uses `/probe` in the lounge. */
  command(): Promise<RawInteraction>;
  close(): void;
}

/** The command of every raw bot: one option with autocomplete. */
const PROBE = {
  name: 'probe',
  description: 'For tests.',
  options: [{ type: 3, name: 'word', description: 'A word.', autocomplete: true }],
};

const APPLICATION = '980000000000000001';

export async function rawBot(discord: FakeDiscord): Promise<RawBot> {
  const heard: Readonly<Record<string, unknown>>[] = [];
  let socket: WebSocket | null = null;

  async function request(
    method: string,
    path: string,
    body?: unknown,
    { files = [], token = discord.token }: { files?: readonly File[]; token?: string } = {},
  ): Promise<Reply> {
    const headers = new Headers({ authorization: `Bot ${token}` });
    let sent: string | FormData | null = null;
    if (files.length > 0) {
      sent = new FormData();
      sent.set('payload_json', JSON.stringify(body));
      for (const [index, file] of files.entries()) sent.set(`files[${index}]`, file);
    } else if (body !== undefined) {
      headers.set('content-type', 'application/json');
      sent = typeof body === 'string' ? body : JSON.stringify(body);
    }
    const answer = await fetch(`${discord.apiBase}/v10${path}`, { method, headers, body: sent });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) };
  }

  async function listen(): Promise<WebSocket> {
    const opened = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
    const ready = Promise.withResolvers<void>();
    opened.on('message', (data) => {
      const { op, t, d } = JSON.parse(String(data));
      if (op === 10) opened.send(JSON.stringify({ op: 2, d: { token: discord.token, intents: 1, properties: {} } }));
      if (t === 'READY') ready.resolve();
      if (t === 'INTERACTION_CREATE') heard.push(d);
    });
    await ready.promise;
    return opened;
  }

  async function hear(act: () => Promise<InteractionResult>): Promise<RawInteraction> {
    socket ??= await listen();
    const outcome = act();
    const refused = outcome.then((done) =>
      done.kind === 'refused' ? Promise.reject(new Error(done.reason)) : new Promise(() => {}),
    );
    while (heard.length === 0) await Promise.race([once(socket, 'message'), refused]);
    const [payload] = heard.splice(0, 1);
    return { id: String(payload?.id), token: String(payload?.token), payload: payload ?? {}, outcome };
  }

  const registered = await request('PUT', `/applications/${APPLICATION}/commands`, [PROBE]);
  if (registered.status !== 200) throw new Error(JSON.stringify(registered.body));

  return {
    discord,
    request,
    answer: ({ id, token }, type, data, files = []) =>
      request('POST', `/interactions/${id}/${token}/callback?with_response=true`, { type, data }, { files }),
    hear,
    command: () => hear(() => discord.user('aya').slash('probe', {}, { channel: 'lounge' })),
    close: () => socket?.terminate(),
  };
}

/** The path of an interaction's webhook. */
export function webhook(interaction: RawInteraction, rest = ''): string {
  return `/webhooks/${APPLICATION}/${interaction.token}${rest}`;
}

/** The path below a channel that Aya sees, by name. */
export function channelPath(bot: RawBot, name: string, rest = ''): string {
  return `/channels/${bot.discord.channel(name).id}${rest}`;
}
