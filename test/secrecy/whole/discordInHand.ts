/**
 * The stand-in for Discord within this thread: the bot's requests reach its routes by a call and its events reach the
 * bot by a call, so that nothing takes any time but what we say.
 */
import { Client, ClientApplication, ClientUser, DefaultRestOptions, Events, Status } from 'discord.js';
import { watchDeadlines } from '../../../src/playground/interactions/deadlines.ts';
import { type FakeUser, fakeUser } from '../../../src/playground/member/fakeUser.ts';
import { keepTranscript } from '../../../src/playground/member/transcript.ts';
import type { Upload } from '../../../src/playground/messages/attachments.ts';
import { applicationRoutes } from '../../../src/playground/rest/applicationRoutes.ts';
import { channelRoutes } from '../../../src/playground/rest/channelRoutes.ts';
import { interactionRoutes } from '../../../src/playground/rest/interactionRoutes.ts';
import { messageRoutes } from '../../../src/playground/rest/messageRoutes.ts';
import { findRoute, type RouteResponse } from '../../../src/playground/rest/route.ts';
import { Refusal } from '../../../src/playground/rules/refusal.ts';
import {
  botUserObject,
  guildCreateData,
  threadObject,
  withAddresses,
} from '../../../src/playground/world/apiObjects.ts';
import { openPlayground, type Playground } from '../../../src/playground/world/playground.ts';
import { APPLICATION_ID } from '../../../src/playground/world/world.ts';
import type { VirtualTime } from './virtualTime.ts';

const ROUTES = [...applicationRoutes, ...interactionRoutes, ...messageRoutes, ...channelRoutes];
const PREFIX = '/api/v10';
const ORIGIN = 'http://discord.test';
const REFUSED: RouteResponse = { status: 400, body: { code: 50_035, message: 'Invalid Form Body' } };
/** How long a request takes there and back, in ms. */
const LATENCY = 40;

export interface DiscordInHand {
  readonly playground: Playground;
  readonly token: string;
  user(name: string): FakeUser;
  /** Refuses the next edit of a public message, so that the bot has something to log. */
  refuseEdit(): void;
}

/** What our `Client` offers inside the library: it has no types. */
interface Inside {
  readonly ws: {
    status: Status;
    emit(name: string, data: unknown, shard: number): void;
    handlePacket(packet: unknown, shard: unknown): void;
  };
  readonly rest: Client['rest'];
  user: unknown;
  application: unknown;
  readyTimestamp: number;
}

type MadeFrom = new (client: unknown, data: unknown) => unknown;

export function standInFor(time: VirtualTime): DiscordInHand {
  const playground = openPlayground({ now: time.now, steady: time.now }, ':memory:');
  const transcript = keepTranscript(playground, Number.POSITIVE_INFINITY);
  watchDeadlines(playground);
  let mustRefuse = false;

  /** The wire between the bot and Discord carries text. */
  const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  async function request(address: string, init: { readonly method?: string; readonly body?: unknown }) {
    const url = new URL(address);
    const { json, uploads } = await time.aside(bodyOf(init.body));
    await new Promise((resolve) => setTimeout(resolve, LATENCY));
    const answer = answerTo(url, init.method ?? 'GET', json, uploads);
    const text = answer.body === undefined ? null : JSON.stringify(withAddresses(answer.body, ORIGIN));
    const headers = text === null ? {} : { 'content-type': 'application/json' };
    return new Response(text, { status: answer.status, headers });
  }

  const isPublic = (path: string, parameter: (name: string) => string): boolean =>
    path.startsWith('/channels/') && playground.store.channel(parameter('channel'))?.kind !== 'dm';

  function answerTo(url: URL, method: string, body: unknown, uploads: readonly Upload[]): RouteResponse {
    const found = findRoute(ROUTES, method, url.pathname.slice(PREFIX.length));
    if (found === null) throw new Error(`the stand-in has no ${method} ${url.pathname}`);
    const { route, parameter } = found;
    if (mustRefuse && method === 'PATCH' && isPublic(route.path, parameter)) {
      mustRefuse = false;
      return REFUSED;
    }
    try {
      return route.handle({ playground, parameter, query: url.searchParams, body, uploads, origin: ORIGIN });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: error.body };
    }
  }

  // The bot asks before it logs in.
  Object.assign(DefaultRestOptions, { makeRequest: request });

  Client.prototype.login = async function login(this: Client, token = '') {
    const client = this as unknown as Inside; // See there.
    this.rest.setToken(token);
    // Its constructors are not public.
    client.user = new (ClientUser as unknown as MadeFrom)(this, wire(botUserObject()));
    client.application = new (ClientApplication as unknown as MadeFrom)(this, { id: APPLICATION_ID, flags: 0 });
    const channels = playground.store.channels();
    client.ws.status = Status.Ready;
    client.readyTimestamp = time.now();
    playground.isBotOnline = true;
    const send = (name: string, data: unknown) => {
      const packet = { op: 0, t: name, d: wire(data), s: 1 };
      this.emit(Events.Raw, packet, 0);
      client.ws.emit(name, packet.d, 0);
      client.ws.handlePacket(packet, {});
    };
    for (const guild of playground.store.guilds()) send('GUILD_CREATE', guildCreateData(guild, channels));
    playground.changes.listen((change) => {
      if (change.kind === 'interactionSent') send('INTERACTION_CREATE', change.payload);
      if (change.kind === 'channelChanged' && change.channel.kind === 'thread')
        send(change.how === 'created' ? 'THREAD_CREATE' : 'THREAD_UPDATE', threadObject(change.channel));
    });
    setImmediate(() => this.emit(Events.ClientReady, this as Client<true>));
    return token;
  };

  return {
    playground,
    token: playground.token,
    user: (name) => fakeUser(playground, transcript, name),
    refuseEdit: () => {
      mustRefuse = true;
    },
  };
}

/** The body of a request of the library: text, or a form with files. */
async function bodyOf(body: unknown): Promise<{ readonly json: unknown; readonly uploads: readonly Upload[] }> {
  if (typeof body === 'string') return { json: JSON.parse(body), uploads: [] };
  if (!(body instanceof FormData)) return { json: null, uploads: [] };
  const uploads: Upload[] = [];
  for (const [name, value] of body) {
    if (typeof value === 'string') continue;
    const key = /^files\[(\d+)\]$/.exec(name)?.[1] ?? name;
    uploads.push({ key, name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  const payload = body.get('payload_json');
  return { json: typeof payload === 'string' ? JSON.parse(payload) : null, uploads };
}
