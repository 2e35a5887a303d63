/** Runs tasks of the same table in sequence, those of different tables in parallel. */
export type Queue = <T>(table: string, task: () => Promise<T>) => Promise<T>;

export function createQueue(): Queue {
  const tails = new Map<string, Promise<unknown>>();

  return (table, task) => {
    const run = (tails.get(table) ?? Promise.resolve()).then(task);
    // The caller of `run` sees the failure; the next task runs anyway.
    const tail = run
      .catch(() => {})
      .then(() => {
        if (tails.get(table) === tail) tails.delete(table);
      });
    tails.set(table, tail);
    return run;
  };
}
