import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HealthSettings {
  /** The port on 127.0.0.1; 0 for any free one. */
  readonly port: number;
  /** Why the bot is not ready; null when it is. */
  readonly notReady: () => string | null;
  readonly metrics: { text(): Promise<string>; readonly contentType: string };
}

export interface HealthServer {
  readonly port: number;
  close(): Promise<void>;
}

interface HttpResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Answers `/live`, `/ready`, and `/metrics` to programs on this machine. */
export async function startHealthServer({ port, notReady, metrics }: HealthSettings): Promise<HealthServer> {
  const text = (status: number, body: string): HttpResponse => ({
    status,
    type: 'text/plain; charset=utf-8',
    body: `${body}\n`,
  });
  const routes: { readonly [path: string]: () => Promise<HttpResponse> } = {
    // That it answers proves that the event loop is running.
    '/live': async () => text(200, 'live'),
    '/ready': async () => {
      const reason = notReady();
      return reason === null ? text(200, 'ready') : text(503, reason);
    },
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() }),
  };

  async function respond({ method, url }: IncomingMessage): Promise<HttpResponse> {
    const path = url?.split('?')[0] ?? '';
    const route = method === 'GET' && Object.hasOwn(routes, path) ? routes[path] : undefined;
    try {
      return (await route?.()) ?? text(404, 'not found');
    } catch {
      return text(500, 'reading the metrics failed');
    }
  }

  const server = createServer(async (request, response) => {
    const { status, type, body } = await respond(request);
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { port: portOf(server), close: () => close(server) };
}

/** The cast is safe: a server that listens on a port has such an address. */
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
