/** Files that members attach, from an address that answers as it likes. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchFile } from '../../../src/bot/discord/fetchFile.ts';

const MOST = 1_000;

async function addressOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on a port.
}

test('a file comes whole, up to what it may be large', async () => {
  const url = await addressOf((_, response) => response.end('x'.repeat(MOST)));
  expect(Buffer.from((await fetchFile(url, MOST)) as Uint8Array).toString()).toBe('x'.repeat(MOST));
});

test('one that never ends is read no further than that', async () => {
  let sent = 0;
  const url = await addressOf((_, response) => {
    const part = Buffer.alloc(MOST / 2);
    const more = () => {
      sent += part.length;
      response.write(part, (error) => (error ? undefined : setTimeout(more, 5)));
    };
    more();
  });
  expect(await fetchFile(url, MOST)).toBe('tooLarge');
  expect(sent).toBeLessThan(20 * MOST);
});

test('no other address is followed, and an error is none', async () => {
  const elsewhere = await addressOf((_, response) => response.end('secret'));
  const moved = await addressOf((_, response) => response.writeHead(302, { location: elsewhere }).end());
  await expect(fetchFile(moved, MOST)).rejects.toThrow();
  const missing = await addressOf((_, response) => response.writeHead(404).end('gone'));
  await expect(fetchFile(missing, MOST)).rejects.toThrow('404');
});
