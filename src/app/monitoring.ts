/** Monitoring of a running bot: metrics, disk space, the clock, and the tables' records. */
import { join } from 'node:path';
import type { Bot } from '../bot/bot.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { checkTables } from '../operation/checkTables.ts';
import { type HealthServer, type HealthSettings, startHealthServer } from '../operation/healthServer.ts';
import { lastBackup } from '../operation/lastBackup.ts';
import { createMetrics, type Metrics } from '../operation/metrics.ts';
import { createNewsAge } from '../operation/newsAge.ts';
import type { Sessions } from '../operation/sessions.ts';
import { watchClock } from '../operation/watchClock.ts';
import { watchDisk } from '../operation/watchDisk.ts';
import type { OpenedStore } from '../store/openStore.ts';
import { quickCheck } from '../store/quickCheck.ts';
import { Unreadable } from '../tables/stored/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Audit } from '../tables/upkeep/audit.ts';
import type { Settings } from './settings.ts';

interface MonitoringOptions {
  readonly settings: Settings;
  readonly opened: OpenedStore;
  readonly tables: Tables;
  readonly audit: Audit;
  readonly sessions: Sessions;
  readonly picturesWaiting: () => number;
  readonly clock: Clock;
  readonly log: Log;
}

interface Monitoring {
  readonly metrics: Metrics;
  /** Adds the bot to what is monitored. */
  follow(bot: Bot): void;
  /** Starts to check all tables and the database file in the background. */
  checkRecord(): void;
  stop(): Promise<void>;
}

/** The bot is not ready when a table update has been unsent for longer than this, in ms. */
const LONGEST_UNSENT = 60_000;

export async function startMonitoring(watched: MonitoringOptions): Promise<Monitoring> {
  const { settings, opened, tables, audit, sessions, picturesWaiting, clock, log } = watched;
  const { inspection, disk, store } = opened;
  const clockWatch = watchClock(log);
  const diskWatch = watchDisk(disk, log, () => tables.resume());
  let bot: Bot | null = null;
  let isFileSound: boolean | null = null;
  let check: { stop(): void } | null = null;

  /** Null until the check after the start is done, unless something has needed a damaged part before. */
  const isSound = () => (inspection.isDamaged() ? false : isFileSound);
  const isConnected = () => bot?.isConnected() ?? false;
  const newsAge = createNewsAge(
    () => nullIfUnreadable(() => inspection.oldestNews(bot?.stuckTables() ?? new Set())),
    clock,
  );
  const metrics = createMetrics({
    ...{ clock, isConnected, newsAge, picturesWaiting },
    areDirectsBarred: () => bot?.areDirectsBarred() ?? false,
    sessionsLeft: sessions.left,
    freeDisk: disk.free,
    logSize: inspection.logSize,
    lastBackup: () => lastBackup(settings.data),
    suspended: () => nullIfUnreadable(inspection.suspended),
    clockJumps: clockWatch.jumps,
    isFileSound: isSound,
  });

  function notReady(): string | null {
    if (!isConnected()) return 'not connected to Discord';
    const age = newsAge(); // Looks at the file, so that damage is seen.
    if (isSound() === false) return 'the database file is damaged';
    return age >= LONGEST_UNSENT ? 'table updates are stuck' : null;
  }

  async function checkFile(): Promise<void> {
    try {
      const problems = await quickCheck(join(settings.data, 'guildhall.db'));
      isFileSound = problems.length === 0;
      if (!isFileSound) log.error({ count: problems.length }, 'the database file is damaged');
    } catch (error) {
      isFileSound = false; // A file that cannot be checked is not known to be sound.
      log.error({ error }, 'the database file cannot be checked');
    }
  }

  const health = await startHealth(settings.metricsPort, log, { notReady, metrics });

  return {
    metrics,
    follow(started) {
      bot = started;
    },
    checkRecord() {
      const running = checkTables(store, audit, tables, log);
      check = running;
      running.done
        .then((count) => log.info({ count }, 'table check finished'))
        .catch((error: unknown) => log.error({ error }, 'table check failed'));
      void checkFile();
    },
    async stop() {
      check?.stop();
      clockWatch.stop();
      diskWatch.stop();
      await health?.close();
    },
  };
}

/** Null if the part of the file that it needs is damaged. */
function nullIfUnreadable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Null without a port, and when the port is taken: the bot still runs. */
async function startHealth(
  port: number | null,
  log: Log,
  answers: Omit<HealthSettings, 'port'>,
): Promise<HealthServer | null> {
  if (port === null) return null;
  try {
    const health = await startHealthServer({ port, ...answers });
    log.info({ port: health.port }, 'health and metrics server listening');
    return health;
  } catch (error) {
    log.error({ port, error }, 'starting the health and metrics server failed');
    return null;
  }
}
