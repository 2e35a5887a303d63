import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { startBot } from '../bot/bot.ts';
import { games } from '../bot/games.ts';
import { games as engines } from '../engines/games.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { askedToEnd, type Ending, EXIT_CODES, endOnMistakes } from '../operation/ending.ts';
import { createLog } from '../operation/log.ts';
import { createSessions } from '../operation/sessions.ts';
import { createRenderer, type Renderer } from '../render/pipeline/renderer.ts';
import { diskLimits } from '../store/disk.ts';
import { type OpenedStore, openStore } from '../store/openStore.ts';
import { StoreError, type StoreTrouble } from '../store/storeError.ts';
import { createAudit } from '../tables/audit.ts';
import { createTables } from '../tables/createTables.ts';
import type { TableLogEntry } from '../tables/log.ts';
import type { Changed } from '../tables/tables.ts';
import { startWatch } from './monitoring.ts';
import type { Settings } from './settings.ts';

const MIB = 1024 * 1024;
/** How long what is being sent may take when the process is asked to end, in ms. */
const PATIENCE = 5_000;

/** Puts the rooms together and plays until the process is asked to end, or cannot go on. */
export async function runBot(settings: Settings & { readonly token: string }): Promise<never> {
  const isOnDiscord = settings.apiBase === null;
  const log = createLog({
    level: settings.logLevel,
    form: isOnDiscord && !process.stdout.isTTY ? 'json' : 'text',
    write: (line) => process.stdout.write(line),
  });
  endOnMistakes(log);
  const asked = askedToEnd();
  const clock = isOnDiscord ? systemClock : shiftedClock();

  const opened = open(settings, clock);
  const { store, key, disk } = opened;
  const tables = createTables({
    store,
    engines,
    clock,
    key,
    limits: settings.limits.tables,
    space: disk.space,
    log: (entry) => TOLD[entry.event](log, entry),
  });
  const audit = createAudit(store, engines, key);
  const sessions = createSessions(opened.identifies, systemClock);
  const { renderer, picturesWaiting } = counted(createRenderer());
  const watch = await startWatch({ settings, opened, tables, audit, sessions, picturesWaiting, clock, log });

  const pause = isOnDiscord ? sessions.pause() : 0;
  if (pause > 0) {
    log.warn({ ms: pause }, 'it has connected often within an hour: it waits before it does so again');
    const ending = await Promise.race([asked, wait(pause, null)]);
    if (ending !== null) {
      await store.close();
      process.exit(ending.code);
    }
  }
  const bot = startBot({
    ...{ token: settings.token, games, renderer, clock, log },
    ...(settings.apiBase !== null && { rest: { api: settings.apiBase, cdn: settings.apiBase } }),
    tables: { ...tables, play: (...move) => told(tables.play(...move), watch.metrics.moved) },
    limits: settings.limits.presses,
    lobbyAge: settings.limits.lobbyAge,
    metrics: watch.metrics,
    // A stand-in counts no sessions, and its bot is killed as often as somebody likes.
    ...(isOnDiscord && { beforeIdentify: sessions.admit }),
  });
  watch.follow(bot);

  const playing = bot.ready.then(async () => {
    log.info({}, 'connected to Discord');
    await tables.resume();
    watch.checkRecord();
    return new Promise<never>(() => {});
  });
  const ending = await Promise.race<Ending>([
    asked,
    bot.closed.then((reason) => ({ code: EXIT_CODES.hopeless, reason: `${reason}.` })),
    sessions.refused,
    opened.lost.then(({ message: reason }) => ({ code: EXIT_CODES.trouble, reason })),
    playing.catch(unreached),
  ]);

  async function close(): Promise<void> {
    await watch.stop();
    await bot.stop();
    await renderer.close();
    await store.close();
  }
  if (ending.reason !== null) console.error(ending.reason);
  const late = wait(PATIENCE).then(() => log.warn({}, 'what was being sent has not ended in time'));
  await Promise.race([close(), late]);
  process.exit(ending.code);
}

function open({ data, key, diskReserve }: Settings, clock: Clock): OpenedStore {
  try {
    return openStore({ folder: data, key, now: clock.now(), disk: diskLimits(diskReserve * MIB) });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.error(error.message);
    process.exit(PASSING.includes(error.trouble) ? EXIT_CODES.trouble : EXIT_CODES.hopeless);
  }
}

/** What may be over at the next start without anybody's help. */
const PASSING: readonly StoreTrouble[] = ['inUse', 'leaseLost', 'noRoom'];

/** Discord could not be asked, or has refused the token before the bot knew it. */
function unreached(error: unknown): Ending {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'TokenInvalid') return { code: EXIT_CODES.hopeless, reason: 'Discord has refused the token.' };
  return {
    code: EXIT_CODES.trouble,
    reason: `Discord cannot be reached${typeof code === 'string' ? ` (${code})` : ''}.`,
  };
}

/** One line an event: a missing one does not compile. */
const TOLD: { readonly [E in TableLogEntry['event']]: (log: Log, entry: TableLogEntry) => void } = {
  suspended: (log, entry) => log.error(entry, 'a table was set aside'),
  released: (log, entry) => log.info(entry, 'a table was taken back'),
  stopped: (log, entry) => log.error(entry, 'the system could not play on at a table'),
};

/** Calls back when the change was made. */
async function told(change: Changed, made: () => void): Changed {
  const changed = await change;
  if (changed.ok) made();
  return changed;
}

/** The renderer, and how many pictures are being drawn or wait for it. */
function counted(renderer: Renderer): { readonly renderer: Renderer; picturesWaiting(): number } {
  let waiting = 0;
  const render: Renderer['render'] = async (...order) => {
    waiting++;
    try {
      return await renderer.render(...order);
    } finally {
      waiting--;
    }
  };
  return { renderer: { ...renderer, render }, picturesWaiting: () => waiting };
}

const shift = z.object({ clock: z.int() });

/** In the playground the clock can be moved forward, by the process that started this one. */
function shiftedClock(): Clock {
  let offset = 0;
  process.on('message', (message) => {
    const given = shift.safeParse(message);
    if (given.success) offset = given.data.clock;
  });
  return { now: () => Date.now() + offset };
}
