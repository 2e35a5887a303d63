import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { startBot } from '../bot/bot.ts';
import type { Closing } from '../bot/discord/gateway.ts';
import { games } from '../bot/games.ts';
import { games as engines } from '../engines/games.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { type Ending, EXIT_CODES, exitOnCrash, stopRequested } from '../operation/ending.ts';
import { createLog } from '../operation/log.ts';
import { noteRejection } from '../operation/rejections.ts';
import { createSessions } from '../operation/sessions.ts';
import { createRenderer, type Renderer } from '../render/pipeline/renderer.ts';
import { diskLimits } from '../store/disk.ts';
import { type OpenedStore, openStore } from '../store/openStore.ts';
import { StoreError, type StoreTrouble } from '../store/storeError.ts';
import { createTables } from '../tables/createTables.ts';
import type { TableLogEntry } from '../tables/table/log.ts';
import type { Changed } from '../tables/table/table.ts';
import { createAudit } from '../tables/upkeep/audit.ts';
import { startMonitoring } from './monitoring.ts';
import type { Settings } from './settings.ts';

const MIB = 1024 * 1024;
/** How long a shutdown may take, in ms. */
const SHUTDOWN_TIMEOUT = 5_000;

interface BotSettings extends Settings {
  readonly token: string;
  /** A key without a database begins a new installation. */
  readonly isNew: boolean;
}

/** Runs the bot until the process is asked to stop or cannot continue. Then exits with one of `EXIT_CODES`. */
export async function runBot(settings: BotSettings): Promise<never> {
  const isOnDiscord = settings.apiBase === null;
  const log = createLog({
    level: settings.logLevel,
    form: isOnDiscord && !process.stdout.isTTY ? 'json' : 'text',
    write: (line) => process.stdout.write(line),
  });
  exitOnCrash(log);
  const stopAsked = stopRequested();
  const clock = isOnDiscord ? systemClock : shiftedClock();

  const opened = openStoreOrExit(settings, clock);
  const { store, key, disk } = opened;
  if (opened.hasLostLog) log.error({}, 'the write-ahead log was damaged; commits that it held are lost');
  if (opened.hasLostErasures)
    log.error({}, 'guildhall.erasures was damaged; it now lists only the erasures that the database knows');
  const tables = createTables({
    store,
    engines,
    clock,
    key,
    limits: settings.limits.tables,
    space: disk.space,
    playsOn: !isOnDiscord,
    log: (entry) => LOG_EVENTS[entry.event](log, entry),
  });
  const audit = createAudit(store, engines, key);
  const sessions = createSessions(opened.identifies, systemClock);
  const { renderer, picturesWaiting } = withQueueCount(createRenderer());
  const monitoring = await startMonitoring({ settings, opened, tables, audit, sessions, picturesWaiting, clock, log });

  const pause = isOnDiscord ? sessions.pause() : 0;
  if (pause > 0) {
    log.warn({ ms: pause }, 'reconnecting too often; waiting');
    const ending = await Promise.race([stopAsked, wait(pause, null)]);
    if (ending !== null) {
      await store.close();
      process.exit(ending.code);
    }
  }
  const bot = startBot({
    ...{ token: settings.token, games, renderer, clock, log },
    ...(settings.apiBase !== null && { rest: { api: settings.apiBase, cdn: settings.apiBase } }),
    tables: { ...tables, play: (...move) => onSuccess(tables.play(...move), monitoring.metrics.moved) },
    limits: settings.limits.presses,
    policies: settings.policies,
    // On Discord, games count, and whoever has a record with its seed knows what comes.
    playsOn: !isOnDiscord,
    lobbyAge: settings.limits.lobbyAge,
    ...(settings.archiveAfter !== null && { archiveAfter: settings.archiveAfter }),
    metrics: monitoring.metrics,
    // In the playground, sessions are not counted: its bot may be killed as often as you like.
    ...(isOnDiscord && { beforeIdentify: sessions.admit }),
  });
  monitoring.follow(bot);

  // Never settles while all goes well; rejects if the bot cannot connect.
  const running = bot.ready.then(async () => {
    log.info({}, 'connected to Discord');
    // The check of the record comes next, and finds out more.
    await tables.resume().catch((error: unknown) => log.error({ error }, 'resuming tables failed'));
    monitoring.checkRecord();
    return new Promise<never>(() => {});
  });
  const ending = await Promise.race<Ending>([
    stopAsked,
    bot.closed.then(({ reason, restartHelps }) => ({
      code: canHelp(restartHelps, settings, clock) ? EXIT_CODES.temporary : EXIT_CODES.needsOperator,
      reason: `${reason}.`,
    })),
    sessions.refused,
    opened.lost.then(({ message: reason }) => ({ code: EXIT_CODES.temporary, reason })),
    running.catch(connectionFailure),
  ]);

  async function close(): Promise<void> {
    await monitoring.stop();
    await bot.stop();
    await renderer.close();
    await store.close();
  }
  if (ending.reason !== null) console.error(ending.reason);
  const timeout = wait(SHUTDOWN_TIMEOUT).then(() => log.warn({}, 'shutdown timed out with messages unsent'));
  await Promise.race([close(), timeout]);
  process.exit(ending.code);
}

/** Whether a new process may get further. */
const canHelp = (restartHelps: Closing['restartHelps'], { data }: BotSettings, clock: Clock): boolean =>
  restartHelps === 'yes' || (restartHelps === 'perhaps' && !noteRejection(data, clock.now()));

/** Opens the store. On failure, prints the reason and exits. */
function openStoreOrExit({ data, key, isNew, diskReserve }: BotSettings, clock: Clock): OpenedStore {
  try {
    return openStore({ folder: data, key, isNew, now: clock.now(), disk: diskLimits(diskReserve * MIB) });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.error(error.message);
    process.exit(TEMPORARY.includes(error.trouble) ? EXIT_CODES.temporary : EXIT_CODES.needsOperator);
  }
}

/** Problems that a restart may solve without the operator's help. */
const TEMPORARY: readonly StoreTrouble[] = ['inUse', 'leaseLost', 'noRoom'];

/** Discord could not be reached, or rejected the token during login. */
function connectionFailure(error: unknown): Ending {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'TokenInvalid') return { code: EXIT_CODES.needsOperator, reason: 'Discord rejected the token.' };
  return {
    code: EXIT_CODES.temporary,
    reason: `Discord cannot be reached${typeof code === 'string' ? ` (${code})` : ''}.`,
  };
}

/** How each event of the tables is logged. Forgetting an event is a compile error. */
const LOG_EVENTS: { readonly [E in TableLogEntry['event']]: (log: Log, entry: TableLogEntry) => void } = {
  suspended: (log, entry) => log.error(entry, 'table suspended'),
  released: (log, entry) => log.info(entry, 'table restored'),
  postponed: (log, entry) => log.error(entry, 'timed work failed'),
  stopped: (log, entry) => log.error(entry, 'automatic move failed'),
};

/** Calls `callback` if the change succeeds. */
async function onSuccess(change: Changed, callback: () => void): Changed {
  const changed = await change;
  if (changed.ok) callback();
  return changed;
}

/** Wraps the renderer to count the pictures that are being drawn or waiting to be. */
function withQueueCount(renderer: Renderer): { readonly renderer: Renderer; picturesWaiting(): number } {
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

/** The parent's message: the clock is now ahead by this many ms. */
const clockMessage = z.object({ clock: z.int() });

/** The clock of a bot in the playground: the parent process can move it forward. */
function shiftedClock(): Clock {
  let offset = 0;
  process.on('message', (message) => {
    const parsed = clockMessage.safeParse(message);
    if (parsed.success) offset = parsed.data.clock;
  });
  return { now: () => Date.now() + offset, steady: () => performance.now() + offset };
}
