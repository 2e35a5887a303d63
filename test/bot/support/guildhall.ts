import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { startBot } from '../../../src/bot/bot.ts';
import type { Games } from '../../../src/bot/contract.ts';
import { games } from '../../../src/bot/games.ts';
import type { PressLimits } from '../../../src/bot/interaction/admission.ts';
import type { BotMetrics } from '../../../src/bot/metrics.ts';
import type { Policies } from '../../../src/bot/state/context.ts';
import { type Clock, systemClock } from '../../../src/kernel/clock.ts';
import type { Log } from '../../../src/kernel/log.ts';
import { type FakeDiscord, type FakeDiscordOptions, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { MEMBERS } from '../../../src/playground/world/world.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { createTables } from '../../../src/tables/createTables.ts';
import type { TableLimits } from '../../../src/tables/lobby/limits.ts';
import type { Store } from '../../../src/tables/stored/store.ts';
import type { HistoryRow } from '../../../src/tables/table/rows.ts';
import type { Tables } from '../../../src/tables/tables.ts';
import { countedMessageIds, countedSeeds } from '../../support/deals.ts';
import { engineOf, testEngines } from '../../support/engines.ts';
import { openNewStore } from '../../support/newStore.ts';
import { storedHistory, storedState } from '../../support/stored.ts';

/** A line of the bot's log, as tests read it. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: object;
}

export interface TestGuildhallSettings {
  readonly games?: Games;
  readonly clock?: Clock;
  readonly renderer?: Renderer;
  readonly limits?: PressLimits;
  readonly tableLimits?: TableLimits;
  readonly lobbyAge?: number;
  readonly archiveAfter?: number;
  readonly metrics?: BotMetrics;
  /** How long a request waits for its answer, in ms; 15 s where nothing is said. */
  readonly timeout?: number;
  readonly policies?: Policies;
  /** Members can play on from a record, as in the playground. */
  readonly playsOn?: boolean;
  /** Games count however soon they end. */
  readonly countsAll?: boolean;
  /** The bot keeps to Discord's request limits; otherwise it sends at full speed. */
  readonly isPaced?: boolean;
  /** How many shards Discord asks for; 1 where nothing is said. */
  readonly shards?: number;
  /** How often Discord asks for a heartbeat, in ms; 41.25 s where nothing is said. */
  readonly heartbeat?: number;
  /** How many more members the first server has; none where nothing is said. */
  readonly crowd?: number;
  /** The web page is served too, at the address of the stand-in. */
  readonly page?: FakeDiscordOptions['page'];
  /** By name: files that the bot finds in its folder, such as those of an earlier release. */
  readonly files?: { readonly [name: string]: string };
}

/** A stand-in for Discord with the bot at work in it, on a real database file. */
export interface TestGuildhall extends AsyncDisposable {
  readonly discord: FakeDiscord;
  readonly lines: LogLine[];
  readonly folder: string;
  /** The service beneath the bot: of the running one. */
  tables(): Tables;
  /** The state of a table as it is stored. */
  state(id: string): Promise<object | null>;
  /** All rows of a table, oldest first. */
  history(id: string): Promise<readonly HistoryRow[]>;
  /** Why the running bot can go on no more, as soon as it knows. */
  closed(): Promise<string>;
  /** Ends the bot as a shutdown does and starts it again on the same file. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** @param how with `deals: false` as if the process were killed before every deal */
  start(how?: { readonly deals: false }): Promise<void>;
}

const dot = createCanvas(8, 8).toBuffer('image/png');

/** Pictures of eight pixels, for tests in which the picture is not the point. */
export const quickRenderer: Renderer = {
  render: async () => ({ bytes: Uint8Array.from(dot), width: 8, height: 8 }),
  close: async () => {},
};

export async function startGuildhall(settings: TestGuildhallSettings = {}): Promise<TestGuildhall> {
  const clock = settings.clock ?? systemClock;
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bot-'));
  const newSeed = countedSeeds();
  for (const [name, path] of Object.entries(settings.files ?? {})) cpSync(path, join(folder, name));
  const discord = await startFakeDiscord({
    clock,
    shards: settings.shards ?? 1,
    ...(settings.heartbeat && { heartbeat: settings.heartbeat }),
    crowd: settings.crowd ?? 0,
    messageId: countedMessageIds(),
    ...(settings.page && { page: settings.page }),
  });
  // A test that is not about languages reads English, whoever is spoken to.
  for (const { username } of MEMBERS) discord.user(username).set({ locale: 'en-US' });
  const lines: LogLine[] = [];
  let running: {
    readonly tables: Tables;
    readonly store: Store;
    readonly closed: Promise<string>;
    end(): Promise<void>;
  } | null = null;

  async function start(how?: { readonly deals: false }): Promise<void> {
    const played = settings.games ?? games;
    const { store, key } = openNewStore({ folder, key: null, now: clock.now() });
    // Tests may change an engine later: it is copied only where that matters.
    const known = (id: string) => (settings.countsAll ? { ...engineOf(id), turns: () => 0 } : engineOf(id));
    const playable = Object.fromEntries(Object.keys(played).map((id) => [id, known(id)]));
    const { tableLimits, limits, lobbyAge, archiveAfter, metrics, timeout, policies, playsOn = false } = settings;
    const within = tableLimits && { limits: tableLimits };
    const tables = createTables({ store, engines: playable, clock, key, playsOn, newSeed, ...within });
    if (how?.deals === false) Object.assign(tables, { deal: () => Promise.reject(new Error('killed')) });
    const bot = startBot({
      token: discord.token,
      rest: {
        ...{ api: discord.apiBase, cdn: `${discord.url}/cdn`, ...(timeout && { timeout }) },
        ...(settings.isPaced !== true && { globalRequestsPerSecond: Number.POSITIVE_INFINITY }),
      },
      ...(settings.isPaced !== true && { pace: async () => {} }),
      tables,
      games: played,
      renderer: settings.renderer ?? quickRenderer,
      clock,
      log: logInto(lines),
      playsOn,
      ...(limits && { limits }),
      ...(lobbyAge && { lobbyAge }),
      ...(archiveAfter && { archiveAfter }),
      ...(metrics && { metrics }),
      ...(policies && { policies }),
    });
    await bot.ready;
    await tables.resume();
    running = {
      tables,
      store,
      closed: bot.closed.then(({ reason }) => reason),
      async end() {
        await bot.stop();
        await store.close();
      },
    };
  }

  async function stop(): Promise<void> {
    await running?.end();
    running = null;
  }

  function present(): NonNullable<typeof running> {
    if (running === null) throw new Error('the bot is stopped');
    return running;
  }

  await start();
  return {
    discord,
    lines,
    folder,
    tables: () => present().tables,
    state: (id) => storedState(present().store, testEngines, id),
    history: (id) => storedHistory(present().store, id),
    closed: () => running?.closed ?? Promise.reject(new Error('the bot is stopped')),
    start,
    stop,
    async restart() {
      await stop();
      await start();
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await discord.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const logInto = (lines: LogLine[]): Log => ({
  info: (fields, message) => void lines.push({ level: 'info', message, fields }),
  warn: (fields, message) => void lines.push({ level: 'warn', message, fields }),
  error: (fields, message) => void lines.push({ level: 'error', message, fields }),
});
