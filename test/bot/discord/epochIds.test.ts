import { REST } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type CustomId, readCustomId, writeCustomId } from '../../../src/bot/discord/customId.ts';
import { epochOf, withEpoch } from '../../../src/bot/discord/epochIds.ts';
import { nonceOf } from '../../../src/bot/publisher/nonce.ts';
import { createChannels } from '../../../src/bot/publisher/restChannels.ts';

const LONGEST: readonly CustomId[] = [
  { kind: 'move', table: '999999999999', seq: 999_999_999, draft: 999_999_999, slot: 999_999_999 },
  { kind: 'verb', table: '999999999999', verb: 'takeover', argument: 'x'.repeat(40) },
  { kind: 'rules', game: 'x'.repeat(24), table: '999999999999', section: 'x'.repeat(24) },
  { kind: 'stats', game: 'x'.repeat(24), user: '9'.repeat(20), isText: true, isMenu: true },
];

describe('the epoch in an id', () => {
  test.each(LONGEST)('is read back beside what the id means, within Discord’s limit: $kind', (id) => {
    const written = writeCustomId(id);
    const sent = withEpoch({ custom_id: written }, 'k7f2').custom_id;
    expect(sent.length).toBeLessThanOrEqual(100);
    expect(epochOf(sent)).toBe('k7f2');
    expect(readCustomId(sent)).toEqual(id);
    expect(epochOf(written)).toBe('');
    expect(withEpoch({ custom_id: written }, '').custom_id).toBe(written);
  });

  test('gets into every id of a message, and into nothing else', () => {
    const content = [
      { content: 'v1:1:join:', components: [{ custom_id: 'v1:1:join:', label: 'v1:' }, { url: 'v1:' }] },
    ];
    expect(withEpoch(content, 'k7f2')).toEqual([
      { content: 'v1:1:join:', components: [{ custom_id: 'v1.k7f2:1:join:', label: 'v1:' }, { url: 'v1:' }] },
    ]);
  });
});

test('a nonce of a later epoch is short, and differs from that of the first and by everything in it', async () => {
  const sent: string[] = [];
  const rest = new REST({
    makeRequest: async (_url, { body }) => {
      sent.push(JSON.parse(String(body)).nonce);
      return Response.json({ id: '1', components: [] });
    },
  }).setToken('token');
  const message = { components: [], files: [], kept: [], pings: [] };
  for (const epoch of ['', 'k7f2', 'aaaa']) {
    const channels = createChannels(rest, 'self', epoch, new AbortController().signal, async () => {})('board');
    for (const table of ['1', '999999999999'])
      for (const seq of [1, 99_999_999])
        for (const generation of [0, 12])
          await channels.post('1', message, { nonce: nonceOf(table, seq, 'board', generation), isSilent: true });
  }
  expect(new Set(sent).size).toBe(24);
  expect(Math.max(...sent.map((nonce) => nonce.length))).toBeLessThanOrEqual(25);
});
