/** How this process ends, and with which code: what a supervisor needs to know is whether to start it again. */
import type { Log } from '../kernel/log.ts';

export const EXIT_CODES = {
  /** It was asked to. */
  asked: 0,
  /** Trouble that may be over at the next start. */
  trouble: 1,
  /** Nothing will be better before somebody has changed something (EX_CONFIG). */
  hopeless: 78,
} as const;

export interface Ending {
  readonly code: (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
  /** A sentence for the operator; null when it was asked for. */
  readonly reason: string | null;
}

/** One press of Ctrl C may come as several signals: from the terminal, from npm and from the playground. */
const SAME_PRESS = 1_000;

/** Settles when the process is asked to end. Asked again a second later or more, it ends at once. */
export function askedToEnd(): Promise<Ending> {
  const { promise, resolve } = Promise.withResolvers<Ending>();
  let first: number | null = null;
  const ask = (): void => {
    first ??= performance.now();
    if (performance.now() - first >= SAME_PRESS) process.exit(EXIT_CODES.trouble);
    resolve({ code: EXIT_CODES.asked, reason: null });
  };
  process.on('SIGTERM', ask);
  process.on('SIGINT', ask);
  // In the playground: the process that started this one is gone.
  process.on('disconnect', ask);
  return promise;
}

/** Node would print an error with all that hangs on it, addresses with tokens included. */
export function endOnMistakes(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'a mistake of ours has ended the process');
    process.exit(EXIT_CODES.trouble);
  });
}
