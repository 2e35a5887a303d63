/** Runs tasks of one table after another, those of different tables side by side. */
type Queue = <T>(table: string, task: () => Promise<T>) => Promise<T>;

export function createQueue(): Queue {
  const tails = new Map<string, Promise<unknown>>();

  return (table, task) => {
    const run = (tails.get(table) ?? Promise.resolve()).then(task);
    // Whoever waits for `run` learns of its failure; the next task goes on all the same.
    const tail = run
      .catch(() => {})
      .then(() => {
        if (tails.get(table) === tail) tails.delete(table);
      });
    tails.set(table, tail);
    return run;
  };
}
