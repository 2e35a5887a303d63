/** What an operator can do unseen by `/verify`, and the trace that it leaves: the first lines of docs/fairness.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../src/engines/games.ts';
import { startFakeDiscord } from '../../src/playground/fakeDiscord.ts';
import { entropyOf, fairRandom, frozenDigest, gameKeyOf, newSeed, PRESENT_SCHEME } from '../../src/tables/fair/fair.ts';
import { createManualClock } from '../playground/support/manualClock.ts';
import { channelPath, rawBot } from '../playground/support/rawBot.ts';

const TRIES = 8;
/** The flag of messages that notify nobody. */
const SILENT = 4096;

test('start messages that were tried until a deal suits stay in what Discord counts of the thread', async () => {
  const discord = await startFakeDiscord({ clock: createManualClock() });
  const bot = await rawBot(discord);
  const [table, seed] = ['table', newSeed()];
  const frozen = frozenDigest({
    scheme: PRESENT_SCHEME,
    table,
    commitment: seed,
    game: 'carcassonne',
    options: [],
    words: [],
  });
  const thread = await bot.request('POST', channelPath(bot, 'lounge', '/threads'), { name: 'Carcassonne', type: 11 });
  const messages = `/channels/${thread.body.id}/messages`;
  const dealBy = (message: string) => {
    const key = gameKeyOf(PRESENT_SCHEME, table, seed, entropyOf(PRESENT_SCHEME, table, frozen, message));
    return JSON.stringify(games.carcassonne.deal({ seats: 2, options: [] }, fairRandom(key)));
  };
  const tried: string[] = [];
  for (let count = 0; count < TRIES; count++)
    tried.push((await bot.request('POST', messages, { content: 'The game begins.', flags: SILENT })).body.id);
  const [best = '', ...others] = tried.toSorted((a, b) => dealBy(a).localeCompare(dealBy(b)));
  expect(new Set(tried.map(dealBy)).size).toBe(TRIES);
  for (const id of others) await bot.request('DELETE', `${messages}/${id}`);

  const { body } = await bot.request('GET', `/channels/${thread.body.id}`);
  expect(body).toMatchObject({ last_message_id: tried.at(-1), message_count: 1, total_message_sent: TRIES });
  expect((await bot.request('GET', `${messages}/${best}`)).status).toBe(200);
  bot.close();
  await discord.close();
});

test('the first ten lines of the page on fairness say what is not proved, and which trace is left', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/fairness.md'), 'utf8');
  const opening = page.split('\n').slice(0, 10).join(' ');
  for (const said of ['not proved', 'start messages', 'total_message_sent']) expect(opening).toContain(said);
});
