import { expect, test } from 'vitest';
import { amount } from '../../support/amount.ts';
import { HEAP_LIMIT, measureServers } from './measureServers.ts';

test('of many servers the bot keeps their ids only, and of those who press nothing, in a small heap', async () => {
  const [servers, members] = [amount(1_200, 10_000), amount(500, 100_000)];
  const { ready, pressed } = await measureServers(servers, members);
  expect(ready).toMatchObject({ servers, kept: [0, 0, 0] });
  expect(pressed).toMatchObject({ servers, heard: members, kept: [0, 0, 0] });
  const heap = Math.round(Math.max(ready.heap, pressed.heap));
  console.info(`${servers} servers, ${members} members, a heap of ${heap} MiB`);
  expect(Math.max(ready.heap, pressed.heap)).toBeLessThan(HEAP_LIMIT);
});
