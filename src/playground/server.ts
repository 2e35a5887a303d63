import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Faults } from './faults/faults.ts';
import { type Gateway, gateway } from './gateway/gateway.ts';
import type { PageServer } from './pageApi/pageServer.ts';
import { API_PREFIX, type ApiSettings, apiServer } from './rest/apiServer.ts';
import type { LoggedRequest } from './rest/requestLog.ts';
import type { Playground } from './world/playground.ts';

const LOOPBACK = '127.0.0.1';

/** The bot's side of the server, which the page shows and controls. */
interface ServerParts {
  readonly log: readonly LoggedRequest[];
  readonly gateway: Gateway;
}

/**
 * Starts the HTTP API, gateway, files, and web page on one port of the loopback address. Rejects if the port is taken.
 */
export async function startServer(
  playground: Playground,
  faults: Faults,
  settings: {
    readonly port: number;
    readonly api: ApiSettings;
    readonly page: ((parts: ServerParts) => PageServer) | null;
  },
) {
  const api = apiServer(playground, settings.api);
  const bot = gateway(playground, faults);
  const page = settings.page?.({ log: api.log, gateway: bot }) ?? null;
  let origin = '';

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  // A bot on a busy machine may be slow to send again on the same connection.
  server.keepAliveTimeout = 60_000;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = urlOf(request)?.pathname;
    if (path === undefined) {
      refuseRequest(response, 403, 'This address is not served here.');
      return;
    }
    // Browsers send an Origin header, bots do not: no web page can use the bot's API.
    const isBrowser = request.headers.origin !== undefined;
    if (path.startsWith(`${API_PREFIX}/`) && !isBrowser) return api.serve(request, response, origin);
    if (path.startsWith('/cdn/')) return serveFile(response, path);
    if (page !== null) return page.serve(request, response, ownOrigin(request));
    refuseRequest(response, 404, 'Not found.');
  }

  function serveFile(response: ServerResponse, path: string): void {
    if (faults.isPlanned(`GET ${path}`)) {
      refuseRequest(response, 503, 'Try again later.');
      return;
    }
    const [, , kind, , id = ''] = path.split('/');
    const file = kind === 'attachments' ? playground.store.file(id) : playground.uploads.get(id);
    if (file == null) {
      refuseRequest(response, 404, 'This file is gone.');
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.bytes.length,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      // An uploaded file must never run as a page of this server.
      'content-security-policy': "default-src 'none'; sandbox",
    });
    response.end(file.bytes);
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Whoever asks may be gone before the answer.
    socket.on('error', () => {});
    const url = urlOf(request);
    if (url !== null && /^\/gateway\/?$/.test(url.pathname) && request.headers.origin === undefined) {
      bot.server.handleUpgrade(request, socket, head, (client) => bot.serve(client, url, origin));
    } else if (page !== null && url?.pathname === '/events') {
      page.upgrade(request, socket, head, ownOrigin(request));
    } else {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    }
  });

  /**
   * What is asked for; null if that is no URL, or if it is asked of another host than the loopback address: another name
   * that resolves to it is an attack (DNS rebinding).
   */
  function urlOf(request: IncomingMessage): URL | null {
    const { host } = new URL(origin);
    const isForUs = request.headers.host === host || request.headers.host === host.replace(LOOPBACK, 'localhost');
    return isForUs ? URL.parse(request.url ?? '/', origin) : null;
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, LOOPBACK, resolve);
  });
  // A server that listens on an IP address has an address of this shape.
  const { port } = server.address() as AddressInfo;
  origin = `http://${LOOPBACK}:${port}`;

  return {
    url: origin,
    apiBase: `${origin}/api`,
    log: api.log,
    gateway: bot,
    /** Closes every connection and waits until the port is free. */
    close: async (): Promise<void> => {
      bot.close();
      page?.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The server's address as the browser knows it (127.0.0.1 or localhost); `urlOf` has checked the host. */
function ownOrigin(request: IncomingMessage): string {
  return `http://${request.headers.host}`;
}

function refuseRequest(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}
