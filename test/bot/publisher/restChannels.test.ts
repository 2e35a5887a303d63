import { getEventListeners } from 'node:events';
import { REST } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { createPace } from '../../../src/bot/publisher/pace.ts';
import { createChannels } from '../../../src/bot/publisher/restChannels.ts';

const message = { components: [], files: [], kept: [], pings: [] };

describe('requests in channels', () => {
  test('leave nothing behind on the signal that ends them all', async () => {
    const end = new AbortController();
    const answer = () => Promise.resolve(Response.json({ id: '1', components: [] }));
    const rest = new REST({ makeRequest: answer }).setToken('token');
    const channels = createChannels(rest, 'self', '', end.signal, createPace(end.signal))('board');
    await channels.edit('1', '2', message);
    const before = getEventListeners(end.signal, 'abort').length;
    for (let edit = 0; edit < 20; edit++) await channels.edit('1', '2', message);
    expect(getEventListeners(end.signal, 'abort')).toHaveLength(before);
  });

  test('end at once when nothing is wanted any more', async () => {
    const end = new AbortController();
    const asked = Promise.withResolvers<void>();
    const rest = new REST({
      retries: 0,
      makeRequest: (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('ended')));
          asked.resolve();
        }),
    }).setToken('token');
    const edit = createChannels(rest, 'self', '', end.signal, createPace(end.signal))('board').edit('1', '2', message);
    await asked.promise;
    end.abort();
    await expect(edit).rejects.toThrow('ended');
  });
});
