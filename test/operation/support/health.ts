import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';

/** Asks the health server on this port. */
export async function ask(port: number, path: string, method = 'GET') {
  const request = get({ host: '127.0.0.1', port, path, method });
  const [response] = await once(request, 'response');
  return { status: response.statusCode, type: response.headers['content-type'], body: await text(response) };
}

/** All figures of a text in Prometheus' format that have no labels, by name. */
export const figures = (body: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...body.matchAll(/^(\w+) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]));
