/**
 * `npm run drill:results -- [game]`: how long `/leaderboard` and `/stats` take with their pictures in a server where
 * 10,000 games have ended, and how long they hold the main loop.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { games } from '../../../src/bot/games.ts';
import { leaderboard, stats } from '../../../src/bot/handlers/results.ts';
import type { Caller } from '../../../src/bot/interaction/caller.ts';
import type { Reply } from '../../../src/bot/interaction/reply.ts';
import type { Context } from '../../../src/bot/state/context.ts';
import { createMemberNames } from '../../../src/bot/state/players.ts';
import { fillWithFinishedGames } from '../../../src/cli/bench/finishedGames.ts';
import { type Latency, latencyTable } from '../../../src/cli/bench/latency.ts';
import { GAME_IDS } from '../../../src/engines/games.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { createRenderer } from '../../../src/render/pipeline/renderer.ts';
import { openStore } from '../../../src/store/openStore.ts';
import { MEASURES } from '../../../src/tables/stored/results.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { ALL_WORDS } from '../../../src/words/words.ts';
import { createFakeChannels } from '../../bot/support/fakeChannels.ts';
import { openPrinter } from '../../bot/support/printer.ts';
import { NO_CHOICES } from '../../support/stored.ts';

const GUILD = '700000000000000001';
const FINISHED = 10_000;
const ASKED = 100;
const HOUR = 60 * 60 * 1000;
const FROM = Date.UTC(2025, 0, 1);
const MEMBERS = Array.from({ length: 1_000 }, (_, index) => `${600_000_000_000_000_000n + BigInt(index)}`);

/** In a month, hardly anyone plays often enough to be ranked. */
const LONG_PERIODS = ['all', 'year'] as const;

const [given] = process.argv.slice(2);
const game = GAME_IDS.find((id) => id === given) ?? GAME_IDS[0];
const { engine } = games[game];
const { min, max } = engine.seats([]);
const folder = mkdtempSync(join(tmpdir(), 'guildhall-results-'));
await fillWithFinishedGames(folder, {
  ...{
    guild: GUILD,
    game,
    games: FINISHED,
    members: MEMBERS,
    seats: [min, max],
    from: FROM,
    every: HOUR,
    seed: 'drill',
  },
  ...{ options: [[], ...engine.options.map((option) => [option])], parts: ['first', 'second', 'third', 'fourth'] },
});
const { store } = openStore({ folder, key: null, now: FROM });
const renderer = createRenderer();
await using printer = await openPrinter(createFakeChannels());
const stream = seeded('drill').stream('asked');
const anyOf = <T>(values: readonly T[]): T => values[stream.uniform(values.length)]!; // Never empty.
const context: Context = {
  ...printer.context,
  ...{ games, renderer },
  clock: { now: () => FROM + FINISHED * HOUR, steady: () => 0 },
  names: createMemberNames(systemClock, async (_guild, user) => `Member ${user.slice(-4)}`),
  tables: {
    ...printer.tables,
    results: store.results,
    personalSettings: async () => ({ ...NO_CHOICES, phonePictures: stream.uniform(2) === 0 }),
  },
};
const caller = (): Caller => ({
  ...{ interaction: '1', user: anyOf(MEMBERS), guild: GUILD, channel: '1', words: anyOf(ALL_WORDS), permissions: 0n },
  ...{
    isDirect: false,
    isThread: false,
    isBotMember: true,
    isManager: false,
    roles: [],
    isAdmin: false,
    isModerator: false,
    isOnPrivate: false,
    message: null,
    isPress: false,
  },
  guildLocale: LOCALES[0],
});

async function measured(name: string, ask: () => Promise<Reply>): Promise<readonly [answer: Latency, held: number]> {
  const samples: number[] = [];
  await shown(ask());
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  for (let sample = 0; sample < ASKED; sample++) {
    await wait(1);
    const start = performance.now();
    await shown(ask());
    samples.push(performance.now() - start);
  }
  loop.disable();
  return [{ name, samples }, loop.max / 1e6];
}

/** The message with its picture. */
async function shown(asked: Promise<Reply>): Promise<void> {
  const reply = await asked;
  if (!('message' in reply)) throw new Error(`the answer is ${reply.kind}`);
  const message = await reply.message;
  if (!('files' in message) || message.files?.length !== 1) throw new Error('the answer has no picture');
}

const rows = [
  await measured('/leaderboard', () =>
    leaderboard(context, caller(), {
      ...{ kind: 'leaderboard', game, isTurned: false, isText: false, seats: null, period: anyOf(LONG_PERIODS) },
      ...{ by: anyOf(MEASURES), page: anyOf(['own', 0, 1, 2]) },
    }),
  ),
  await measured('/stats', () =>
    stats(context, caller(), { kind: 'stats', user: anyOf(MEMBERS), game, isText: false, isTurned: false }),
  ),
];
console.log(latencyTable(rows.map(([latency]) => latency)));
for (const [{ name }, held] of rows) console.log(`${name} held the main loop for ${held.toFixed(1)} ms at most.`);
await renderer.close();
await store.close();
rmSync(folder, { recursive: true });
