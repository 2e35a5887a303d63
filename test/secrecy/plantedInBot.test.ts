/** The comparison of two worlds finds leaks: each of these is a line of the bot that tells what nobody may tell. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { share } from '../support/amount.ts';
import { CHANNELS } from './whole/channels.ts';
import { compareWorlds } from './whole/compareWorlds.ts';
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

const [reported, others] = [LEAKS.filter((leak) => leak.isReported), LEAKS.filter((leak) => !leak.isReported)];

test.each([...reported, ...share(others, 60)])(
  'a leak is found: $channel, $name',
  async ({ game, patches, isPainted = false, isImported = false }) => {
    const orders = {
      game,
      patches,
      isImported,
      seed: 'leak',
      first: 0,
      games: 12,
      moves: 36,
      paints: isPainted ? 2 : 0,
    };
    await expect(compareWorlds(orders)).rejects.toThrow(/tells a secret/);
  },
);
