/** Keeps the most recently used values within a total size. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  /** Adds or replaces a value; the least recently used values are dropped if the total is too large. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** The total size of all values, in the unit of `sizeOf`. */
  size(): number;
}

/**
 * @param most the total size; the newest value stays even if it alone is larger
 * @param sizeOf the size of a value, measured when it is set
 * @param release is called with each value that is dropped for lack of room
 */
export function createLruCache<Value>(
  most: number,
  sizeOf: (value: Value) => number,
  release: (value: Value) => void = () => {},
): LruCache<Value> {
  // A map remembers the order in which keys were set: the first is the least recently used.
  const kept = new Map<string, { readonly value: Value; readonly size: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key, value) {
      drop(key);
      const size = sizeOf(value);
      kept.set(key, { value, size });
      total += size;
      for (const oldest of kept.keys()) {
        if (total <= most || oldest === key) break;
        const { value } = kept.get(oldest)!;
        drop(oldest);
        release(value);
      }
    },
    delete: drop,
    size: () => total,
  };
}
