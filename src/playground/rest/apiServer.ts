import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Faults } from '../faults/faults.ts';
import { refuseReported } from '../faults/reported.ts';
import { untilLookedUp, untilOverdue } from '../interactions/deadlines.ts';
import { NetworkPage, PAGES, type PageName } from '../rules/pages.ts';
import { Refusal, refuse } from '../rules/refusal.ts';
import { withAddresses } from '../world/apiObjects.ts';
import type { Playground } from '../world/playground.ts';
import { applicationRoutes } from './applicationRoutes.ts';
import { type Body, readBody } from './body.ts';
import { channelRoutes } from './channelRoutes.ts';
import { interactionRoutes } from './interactionRoutes.ts';
import { messageRoutes } from './messageRoutes.ts';
import { type RateLimitHeaders, type RateLimits, rateLimits } from './rateLimits.ts';
import { type LoggedRequest, wireLine } from './requestLog.ts';
import { decoded, findRoute, type Match, type Route, type RouteResponse } from './route.ts';

export const API_PREFIX = '/api/v10';

export const ROUTES: readonly Route[] = [
  ...applicationRoutes,
  ...interactionRoutes,
  ...messageRoutes,
  ...channelRoutes,
];

export interface ApiSettings {
  readonly faults: Faults;
  /** Whether to enforce rate limits with 429; without them, tests run at full speed. */
  readonly limitsRate: () => boolean;
  /** How many requests the log keeps; older ones are dropped. */
  readonly logLength: number;
}

/** Serves Discord's HTTP API and logs the bot's requests. */
export function apiServer(playground: Playground, settings: ApiSettings) {
  const limits = rateLimits(playground.clock);
  const log: LoggedRequest[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
    const started = performance.now();
    const at = playground.clock.now();
    const url = new URL(request.url ?? '/', origin);
    const path = url.pathname.slice(API_PREFIX.length);
    const method = request.method ?? 'GET';
    const found = findRoute(ROUTES, method, path);
    let body: Body = { json: null, uploads: [] };
    let outcome: ApiResponse;
    try {
      body = await readBody(request);
      const { authorization } = request.headers;
      outcome = await answer(playground, settings, limits, { authorization, found, body, url, origin });
    } catch (error) {
      outcome = refusalFor(error);
    }
    const sent = outcome.answer.body === undefined ? undefined : withAddresses(outcome.answer.body, origin);
    const entry: LoggedRequest = {
      at,
      milliseconds: performance.now() - started,
      method,
      path: decoded(path) ?? path,
      route: found?.route.path ?? null,
      payload: body.json,
      files: body.uploads.map((upload) => upload.name),
      status: outcome.answer.status,
      code: outcome.refusal?.code ?? null,
      rule: outcome.page ?? outcome.refusal?.rule ?? null,
      answer: sent,
    };
    log.push(entry);
    if (log.length > settings.logLength) log.shift();
    playground.changes.emit({ kind: 'requested', line: wireLine(entry) });
    if (outcome.delivery === 'cut') response.destroy();
    else if (outcome.page !== null) sendPage(response, outcome);
    else if (outcome.delivery === 'whole') send(response, outcome.answer.status, sent, outcome.headers);
  }

  return { serve, log: log as readonly LoggedRequest[] };
}

export interface ApiResponse {
  readonly answer: RouteResponse;
  readonly headers: RateLimitHeaders;
  readonly refusal: Refusal | null;
  /** The page that comes instead of an answer. */
  readonly page: PageName | null;
  /** How the response is sent: 'cut' closes the connection instead, 'silent' sends nothing at all. */
  readonly delivery: 'whole' | 'cut' | 'silent';
}

interface Incoming {
  readonly authorization: string | undefined;
  readonly found: Match | null;
  readonly body: Body;
  readonly url: URL;
  readonly origin: string;
}

/** The answer to a request that was refused. Throws whatever else went wrong. */
export function refusalFor(error: unknown): ApiResponse {
  if (error instanceof NetworkPage) return paged(error);
  if (error instanceof Refusal) return refused(error);
  throw error;
}

export async function answer(
  playground: Playground,
  { faults, limitsRate }: Pick<ApiSettings, 'faults' | 'limitsRate'>,
  limits: RateLimits,
  incoming: Incoming,
): Promise<ApiResponse> {
  const { authorization, found, body, url, origin } = incoming;
  if (faults.has('banPage')) throw new NetworkPage('banPage');
  if (found === null) refuse('unknownRoute');
  const { route, parameter } = found;
  if (route.access === 'bot') {
    if (authorization !== `Bot ${playground.token}` || faults.take('unauthorized')) refuse('unauthorized');
    if (limitsRate()) limits.takeGlobal();
    if (faults.take('forbiddenPage')) throw new NetworkPage('forbiddenPage');
    if (faults.take('blockedByCloudflare')) refuse('blockedByCloudflare');
  }
  if (faults.has('down')) return serverError(503);
  for (const [fault, global] of [
    ['rateLimited', false],
    ['rateLimitedGlobally', true],
  ] as const) {
    if (faults.take(fault)) throw new Refusal([{ rule: 'rateLimited', path: [] }], { seconds: 0.3, global });
  }
  const asked = {
    route: `${route.method} ${route.path}`,
    parameter,
    hasUploads: body.uploads.length > 0,
    body: body.json,
  };
  faults.refusePlanned(asked.route);
  refuseReported(playground, faults, asked);
  if (faults.take('errorBefore')) return serverError(500);
  const headers = limitsRate() ? takeFor(playground, limits, found) : {};
  if (asked.route === 'GET /guilds/:guild/members/:user') await untilLookedUp(playground);
  if (route.path.endsWith('/callback') && faults.take('late'))
    await untilOverdue(playground, playground.interactions.withId(parameter('interaction'))?.createdAt ?? 0);

  const done = route.handle({
    playground,
    parameter,
    query: url.searchParams,
    body: body.json,
    uploads: body.uploads,
    origin,
  });
  if (faults.take('errorAfterAccept')) return serverError(500);
  const delivery = faults.take('cutAfterAccept') ? 'cut' : faults.take('silentAfterAccept') ? 'silent' : 'whole';
  return { answer: done, headers, refusal: null, page: null, delivery };
}

/** Counts the request toward the limit of its route, if it has one of its own. */
function takeFor({ store }: Playground, limits: RateLimits, { route, parameter }: Match): RateLimitHeaders {
  if (route.method === 'POST' && route.path === '/channels/:channel/messages')
    return limits.takeMessage(parameter('channel'));
  if (route.path === '/channels/:channel/thread-members/:user')
    return limits.takeThreadMember(store.channel(parameter('channel'))?.guildId ?? '');
  return {};
}

function serverError(status: 500 | 503): ApiResponse {
  const message = status === 500 ? '500: Internal Server Error' : '503: Service Unavailable';
  return { answer: { status, body: { message, code: 0 } }, headers: {}, refusal: null, page: null, delivery: 'whole' };
}

function refused(refusal: Refusal): ApiResponse {
  const { status, body, retryAfter } = refusal;
  const headers: RateLimitHeaders =
    retryAfter === null
      ? {}
      : {
          'retry-after': String(retryAfter.seconds),
          'x-ratelimit-scope': retryAfter.global ? 'global' : 'user',
          ...(retryAfter.global ? { 'x-ratelimit-global': 'true' } : {}),
        };
  return { answer: { status, body }, headers, refusal, page: null, delivery: 'whole' };
}

function paged({ page, html }: NetworkPage): ApiResponse {
  const { status, retryAfter } = PAGES[page];
  const headers: RateLimitHeaders = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  return { answer: { status, body: html }, headers, refusal: null, page, delivery: 'whole' };
}

function send(response: ServerResponse, status: number, body: unknown, headers: RateLimitHeaders): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, { answer, headers }: ApiResponse): void {
  response.writeHead(answer.status, { ...headers, 'content-type': 'text/html' }).end(answer.body);
}
