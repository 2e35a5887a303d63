/** Who hears that there is something to post. */
export interface Listeners {
  /** Call after messages have been queued for a table. */
  queued(table: string): void;
  /** Calls the listener with a table's id after every commit. It must not throw. Returns a function that unsubscribes. */
  onCommit(listener: (table: string) => void): () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<(table: string) => void>();
  return {
    queued(table) {
      for (const listener of listeners) listener(table);
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
