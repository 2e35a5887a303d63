/**
 * Leaks are planted everywhere: each is a line of the bot that tells what nobody may tell. plantedInBot.long.test.ts looks
 * for them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHANNELS } from './whole/channels.ts';
import { LEAKS } from './whole/leaks/index.ts';

const ROOT = join(import.meta.dirname, '../..');

test('at least two leaks are planted in each channel, and every one changes one place in the bot', () => {
  for (const channel of CHANNELS)
    expect([channel, LEAKS.filter((leak) => leak.channel === channel).length >= 2]).toEqual([channel, true]);
  for (const { name, patches } of LEAKS)
    for (const { file, from } of patches) {
      const places = readFileSync(join(ROOT, file), 'utf8').split(from).length - 1;
      expect([name, places]).toEqual([name, 1]);
    }
});
