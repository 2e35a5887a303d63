/** In ms of the machine: also a clock that was moved is noticed soon. */
const MINUTE = 60_000;

/** Does something now and every minute; where it fails it is told so, and tried again. Returns what ends that. */
export function everyMinute(work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  const attempt = (): void => void work().catch(failed);
  const timer = setInterval(attempt, MINUTE).unref();
  attempt();
  return () => clearInterval(timer);
}
