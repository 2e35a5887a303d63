/** Real time in ms, so that a shifted clock is noticed soon. */
const MINUTE = 60_000;

/** Runs `work` now and every minute; after an error, calls `failed` and continues. Returns a function that stops it. */
export function everyMinute(work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  const attempt = (): void => void work().catch(failed);
  const timer = setInterval(attempt, MINUTE).unref();
  attempt();
  return () => clearInterval(timer);
}
