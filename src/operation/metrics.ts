import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../kernel/clock.ts';

/** Values that are read when the metrics are requested. Null means unknown. */
export interface Sources {
  readonly clock: Clock;
  isConnected(): boolean;
  /** How long the oldest unsent table update has waited, in ms, blocked channels aside; 0 when none is waiting. */
  newsAge(): number;
  picturesWaiting(): number;
  /** Whether Discord has barred the bot from opening direct messages. */
  areDirectsBarred(): boolean;
  sessionsLeft(): number | null;
  freeDisk(): number;
  logSize(): number;
  /** When the newest verified backup was taken. */
  lastBackup(): number | null;
  suspended(): number | null;
  clockJumps(): number;
  /** Whether the database file is sound; null until the check after startup is done, unless damage was found before. */
  isFileSound(): boolean | null;
}

/** The metrics of this process. The methods record events. */
export interface Metrics {
  /** In Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
  /** A move was committed. */
  moved(): void;
  answered(type: string, ms: number): void;
  refused(requests: number, endsIn: number): void;
  disconnected(): void;
}

/** Histogram buckets in seconds; Discord times out after 3. */
const ANSWER_TIMES = [0.025, 0.05, 0.1, 0.15, 0.25, 0.4, 0.6, 0.8, 1.2, 1.8, 2.5, 5];

export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const { clock } = sources;
  collectDefaultMetrics({ register: registry });

  /** A gauge that is read on request, and omitted while its value is unknown. */
  const gauge = (name: string, help: string, look: () => number | null): void => {
    new Gauge({
      ...{ name, help, registers },
      collect() {
        const value = look();
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  };
  const secondsSince = (time: number | null): number | null => time && Math.max(0, clock.now() - time) / 1000;

  let refusals = { requests: 0, until: 0 };
  const moves = new Counter({ name: 'guildhall_moves_total', help: 'Moves committed', registers });
  const answers = new Histogram({
    ...{ name: 'guildhall_answer_seconds', help: 'From an interaction to its answer', registers },
    ...{ labelNames: ['type'], buckets: ANSWER_TIMES },
  });
  gauge('guildhall_connected', '1 while connected to Discord', () => Number(sources.isConnected()));
  const losses = new Counter({
    ...{ name: 'guildhall_disconnections_total', help: 'Connections to Discord that were lost', registers },
  });
  gauge('guildhall_outbox_age_seconds', 'Age of the oldest unsent table update', () => sources.newsAge() / 1000);
  gauge('guildhall_pictures_waiting', 'Pictures being drawn or queued', sources.picturesWaiting);
  gauge('guildhall_invalid_requests', 'Requests that Discord rejected in its window of 10 minutes', () =>
    clock.steady() < refusals.until ? refusals.requests : 0,
  );
  gauge('guildhall_identifies_left', 'Sessions that Discord still allows today', sources.sessionsLeft);
  gauge('guildhall_directs_barred', '1 while Discord bars the bot from direct messages', () =>
    Number(sources.areDirectsBarred()),
  );
  gauge('guildhall_disk_free_bytes', 'Bytes that can still be written to the data folder', sources.freeDisk);
  gauge('guildhall_wal_bytes', 'Size of the write-ahead log', sources.logSize);
  gauge('guildhall_backup_age_seconds', 'Age of the newest verified backup', () => secondsSince(sources.lastBackup()));
  gauge('guildhall_suspended_tables', 'Suspended tables', sources.suspended);
  gauge('guildhall_clock_jumps', 'Jumps of the clock by more than a minute since the start', sources.clockJumps);
  gauge('guildhall_file_sound', '0 when SQLite found the database file damaged', () => {
    const isSound = sources.isFileSound();
    return isSound === null ? null : Number(isSound);
  });

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    moved: () => moves.inc(),
    answered: (type, ms) => answers.observe({ type }, ms / 1000),
    disconnected: () => losses.inc(),
    refused(requests, endsIn) {
      refusals = { requests, until: clock.steady() + endsIn };
    },
  };
}
