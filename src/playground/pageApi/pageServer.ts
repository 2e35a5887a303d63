import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { upload } from '../interactions/uploads.ts';
import type { Transcript, TranscriptEntry } from '../member/transcript.ts';
import { MAX_FILE_BYTES } from '../messages/attachments.ts';
import type { PageBundle, PageEvent, PageTranscriptLine, PageUpload } from '../pageProtocol.ts';
import { readBytes, readText } from '../rest/body.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Member } from '../world/world.ts';
import { type ProcessControl, perform, readAction } from './actions.ts';
import { eventsFor } from './events.ts';
import { stateFor, type ViewSource } from './view.ts';

/** Loads nothing from other servers, and forbids framing. */
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

interface PageServerOptions {
  readonly source: ViewSource;
  readonly transcript: Transcript;
  readonly control: ProcessControl;
  readonly bundle: () => Promise<PageBundle>;
}

/** Serves the web page and its API (`pageProtocol.ts`). */
export function pageServer({ source, transcript, control, bundle }: PageServerOptions) {
  const { playground, faults } = source;
  const sockets = new WebSocketServer({ noServer: true });

  async function serve(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const key = `${request.method} ${url.pathname}`;
    if (url.pathname.startsWith('/fonts/')) return sendFont(response, url.pathname.slice('/fonts/'.length));
    switch (key) {
      case 'GET /':
        return sendText(response, 'text/html', (await bundle()).html, { 'content-security-policy': PAGE_POLICY });
      case 'GET /page.js':
        return sendText(response, 'text/javascript', (await bundle()).script);
      case 'GET /page.css':
        return sendText(response, 'text/css', (await bundle()).style);
      case 'GET /api/state':
        return withMember(response, url, (member) => sendJson(response, 200, stateFor(source, member, origin)));
      case 'GET /api/transcript':
        return withMember(response, url, (member) => sendJson(response, 200, transcript.of(member.id).map(lineOf)));
      case 'POST /api/act':
        if (!isOwnPage(request, origin)) return sendJson(response, 403, { error: 'Only the page itself can act.' });
        return withMember(response, url, (member) => act(request, response, member));
      case 'POST /api/upload':
        if (!isOwnPage(request, origin)) return sendJson(response, 403, { error: 'Only the page itself can act.' });
        return withMember(response, url, (member) =>
          keep(request, response, member, url.searchParams.get('name') ?? 'file'),
        );
      default:
        return sendJson(response, 404, { error: `There is no ${key}.` });
    }
  }

  async function act(request: IncomingMessage, response: ServerResponse, member: Member): Promise<void> {
    const wanted = readAction(await readJson(request));
    if ('error' in wanted) return sendJson(response, 400, wanted);
    return sendJson(response, 200, await perform({ playground, faults, control }, member, wanted));
  }

  /** Keeps a file that the member has chosen; its content is the body. */
  async function keep(request: IncomingMessage, response: ServerResponse, member: Member, name: string): Promise<void> {
    const bytes = await readBytes(request, MAX_FILE_BYTES + 1).catch(nullIfRefused);
    const type = request.headers['content-type'] ?? 'application/octet-stream';
    const given = bytes === null ? TOO_LARGE : upload(playground, member, { name, type, bytes });
    const answer: PageUpload =
      'refused' in given
        ? { kind: 'refused', reason: given.refused }
        : { kind: 'kept', id: given.id, name: given.name };
    sendJson(response, 200, answer);
  }

  async function sendFont(response: ServerResponse, name: string): Promise<void> {
    const font = /^[\w-]+\.woff2$/.test(name)
      ? await readFile(join((await bundle()).fontFolder, name)).catch(() => null)
      : null;
    if (font === null) return sendJson(response, 404, { error: 'There is no such font.' });
    response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'private, max-age=86400' }).end(font);
  }

  async function withMember(
    response: ServerResponse,
    url: URL,
    go: (member: Member) => void | Promise<void>,
  ): Promise<void> {
    const member = memberOf(url);
    if (member === null) return sendJson(response, 404, { error: 'There is no such member.' });
    await go(member);
  }

  /** The member named by `as`; the first member if it is missing; null if unknown. */
  function memberOf(url: URL): Member | null {
    const as = url.searchParams.get('as');
    return as === null ? (playground.store.members()[0] ?? null) : playground.store.member(as);
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, origin: string): void {
    const member = memberOf(new URL(request.url ?? '/', origin));
    if (member === null || !isOwnPage(request, origin)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => follow(client, member.id, origin));
  }

  function follow(client: WebSocket, userId: string, origin: string): void {
    const push = (event: PageEvent): void => client.send(JSON.stringify(event));
    const member = (): Member | null => playground.store.member(userId);
    const first = member();
    if (first === null) return;
    push({ kind: 'state', state: stateFor(source, first, origin) });
    const stop = playground.changes.listen((change) => {
      const now = member();
      if (now !== null) for (const event of eventsFor(source, now, origin, change)) push(event);
    });
    client.on('close', stop);
  }

  return {
    serve,
    upgrade,
    close: (): void => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}

export type PageServer = ReturnType<typeof pageServer>;

/** Whether the request comes from the playground's own page, by the browser's Origin header. */
function isOwnPage(request: IncomingMessage, origin: string): boolean {
  return request.headers.origin === origin;
}

const TOO_LARGE = { refused: 'This file is too large: the limit is 10 MiB.' } as const;

function nullIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readText(request));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Refusal) return null; // the caller reports a malformed action
    throw error;
  }
}

function lineOf({ at, what, channelId, message, text, files }: TranscriptEntry): PageTranscriptLine {
  return { at, what, channelId, messageId: message?.id ?? null, text, files: files.map((file) => file.name) };
}

function sendText(
  response: ServerResponse,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers })
    .end(text);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
