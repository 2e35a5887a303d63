import { describeError, type Log } from './log.ts';

/** In ms of the machine: also a clock that was moved is noticed soon. */
const MINUTE = 60_000;

/** Does something now and every minute; a failure is logged in these words and tried again. Returns what ends that. */
export function everyMinute(log: Log, failed: string, work: () => Promise<void>): () => void {
  const attempt = (): void => {
    work().catch((error: unknown) => log.error({ error: describeError(error) }, failed));
  };
  const timer = setInterval(attempt, MINUTE).unref();
  attempt();
  return () => clearInterval(timer);
}
