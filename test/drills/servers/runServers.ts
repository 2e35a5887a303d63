/**
 * `npm run drill:servers -- [servers] [members]`: how much memory the bot's connection takes with very many servers of 40
 * channels, 30 roles, and 50 emojis, and after as many members have pressed something. Ends with 1 above the limit.
 */
import { HEAP_LIMIT, measureServers } from './measureServers.ts';

const [servers = 10_000, members = 100_000] = process.argv.slice(2).map(Number);
const { before, ready, pressed } = await measureServers(servers, members);
for (const [when, { heap, resident }] of Object.entries({
  'before it connects': before,
  [`with ${servers} servers`]: ready,
  [`after presses of ${members} members`]: pressed,
}))
  console.log(`${when}: ${heap.toFixed(1)} MiB of heap, ${resident.toFixed(0)} MiB in all`);
if (pressed.heap > HEAP_LIMIT || ready.heap > HEAP_LIMIT) {
  console.error(`That is more than ${HEAP_LIMIT} MiB of heap.`);
  process.exitCode = 1;
}
