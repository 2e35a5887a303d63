/** How this process ends. The exit code lets a supervisor decide whether to restart it. */
import type { Log } from '../kernel/log.ts';

export const EXIT_CODES = {
  /** Stopped on request. */
  stopped: 0,
  /** A temporary problem: restart. */
  temporary: 1,
  /** A problem that the operator must fix before a restart helps (EX_CONFIG). */
  needsOperator: 78,
} as const;

export interface Ending {
  readonly code: (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
  /** A sentence for the operator; null when the process was asked to stop. */
  readonly reason: string | null;
}

/** Signals within this many ms are one Ctrl C: the terminal, npm, and the playground may each send one. */
const SAME_PRESS = 1_000;

/** Settles when the process is asked to stop. A second request, a second later or more, exits at once. */
export function stopRequested(): Promise<Ending> {
  const { promise, resolve } = Promise.withResolvers<Ending>();
  let first: number | null = null;
  const ask = (): void => {
    first ??= performance.now();
    if (performance.now() - first >= SAME_PRESS) process.exit(EXIT_CODES.temporary);
    resolve({ code: EXIT_CODES.stopped, reason: null });
  };
  process.on('SIGTERM', ask);
  process.on('SIGINT', ask);
  // In the playground: the parent process is gone.
  process.on('disconnect', ask);
  return promise;
}

/** Logs an uncaught error and exits. Node would print it with all its fields, which may hold addresses with tokens. */
export function exitOnCrash(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'crashed (internal error)');
    process.exit(EXIT_CODES.temporary);
  });
}
