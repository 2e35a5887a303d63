/**
 * The stand-in for Discord within this thread: the bot's requests reach its routes by a call and its events reach the
 * bot by a call, so that nothing takes any time but what we say.
 */
import { Client, ClientApplication, ClientUser, DefaultRestOptions, Events, Status } from 'discord.js';
import { type Faults, faults } from '../../../src/playground/faults/faults.ts';
import { eventsOf } from '../../../src/playground/gateway/events.ts';
import { watchDeadlines } from '../../../src/playground/interactions/deadlines.ts';
import { type FakeUser, fakeUser } from '../../../src/playground/member/fakeUser.ts';
import { keepTranscript } from '../../../src/playground/member/transcript.ts';
import type { Upload } from '../../../src/playground/messages/attachments.ts';
import { type ApiResponse, answer, ROUTES, refusalFor } from '../../../src/playground/rest/apiServer.ts';
import { rateLimits } from '../../../src/playground/rest/rateLimits.ts';
import { findRoute } from '../../../src/playground/rest/route.ts';
import { botUserObject, guildCreateData, withAddresses } from '../../../src/playground/world/apiObjects.ts';
import { canSee } from '../../../src/playground/world/channels.ts';
import { openPlayground, type Playground } from '../../../src/playground/world/playground.ts';
import { APPLICATION_ID } from '../../../src/playground/world/world.ts';
import type { VirtualTime } from './virtualTime.ts';

const PREFIX = '/api/v10';
const ORIGIN = 'http://discord.test';
/** Files whose names begin so cannot be fetched. */
export const UNREAD = 'unread';
/** How long a request takes there and back, in ms. */
const LATENCY = 40;

export interface DiscordInHand {
  readonly playground: Playground;
  readonly token: string;
  readonly faults: Faults;
  user(name: string): FakeUser;
  /** Whether there is a channel with this id or name, and the member sees it. */
  sees(who: FakeUser, channel: string): boolean;
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

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  readonly signal?: AbortSignal | null;
}

type MadeFrom = new (client: unknown, data: unknown) => unknown;

export function standInFor(time: VirtualTime): DiscordInHand {
  const playground = openPlayground({ now: time.now, steady: time.now }, ':memory:');
  const transcript = keepTranscript(playground, Number.POSITIVE_INFINITY);
  watchDeadlines(playground);
  const trouble = faults(playground);
  const limits = rateLimits(playground.clock);

  /** The wire between the bot and Discord carries text. */
  const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  async function request(address: string, { method = 'GET', body, headers, signal }: Asked) {
    const url = new URL(address);
    const read = await time.aside(bodyOf(body));
    await new Promise((resolve) => setTimeout(resolve, LATENCY));
    const found = findRoute(ROUTES, method, url.pathname.slice(PREFIX.length));
    if (found === null) throw new Error(`the stand-in has no ${method} ${url.pathname}`);
    const authorization = new Headers(headers).get('authorization') ?? undefined;
    const settings = { faults: trouble, limitsRate: () => false };
    const asked = { authorization, found, body: read, url, origin: ORIGIN };
    const outcome = await answer(playground, settings, limits, asked).catch(refusalFor);
    if (outcome.delivery === 'silent')
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    if (outcome.delivery === 'cut') throw Object.assign(new Error('cut off'), { code: 'ECONNRESET' });
    return responseOf(outcome);
  }

  // Files that members have given are fetched without the library.
  globalThis.fetch = async (address) => {
    const [, id = ''] = /ephemeral-attachments\/\d+\/(\d+)\//.exec(String(address)) ?? [];
    const file = playground.uploads.get(id);
    if (file === undefined || file.name.startsWith(UNREAD)) throw new Error('the file is not there');
    return { ok: true, body: [file.bytes] } as unknown as Response; // What is read of it.
  };

  // The bot asks before it logs in.
  Object.assign(DefaultRestOptions, { makeRequest: request });

  Client.prototype.login = async function login(this: Client, token = '') {
    const client = this as unknown as Inside; // See there.
    this.rest.setToken(token);
    // Its constructors are not public.
    client.user = new (ClientUser as unknown as MadeFrom)(this, wire(botUserObject()));
    client.application = new (ClientApplication as unknown as MadeFrom)(this, { id: APPLICATION_ID, flags: 0 });
    client.ws.status = Status.Ready;
    client.readyTimestamp = time.now();
    playground.isBotOnline = true;
    const send = (name: string, data: unknown) => {
      const packet = { op: 0, t: name, d: wire(data), s: 1 };
      this.emit(Events.Raw, packet, 0);
      client.ws.emit(name, packet.d, 0);
      client.ws.handlePacket(packet, {});
    };
    const channels = playground.store.channels();
    for (const guild of playground.store.guilds()) send('GUILD_CREATE', guildCreateData(guild, channels));
    playground.changes.listen(eventsOf(playground, trouble, (_, name, data) => send(name, data)));
    setImmediate(() => this.emit(Events.ClientReady, this as Client<true>));
    return token;
  };

  return {
    playground,
    token: playground.token,
    faults: trouble,
    sees: ({ member }, id) => {
      const channel = playground.store.channels().find((one) => one.id === id || one.name === id);
      return channel !== undefined && canSee(playground, member.id, channel);
    },
    user: (name) => fakeUser(playground, transcript, name),
  };
}

function responseOf({ answer: { status, body }, page, headers: limited }: ApiResponse): Response {
  if (page !== null)
    return new Response(String(body), { status, headers: { ...limited, 'content-type': 'text/html' } });
  const text = body === undefined ? null : JSON.stringify(withAddresses(body, ORIGIN));
  const headers = text === null ? limited : { ...limited, 'content-type': 'application/json' };
  return new Response(text, { status, headers });
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
