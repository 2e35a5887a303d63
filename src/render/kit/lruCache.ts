/** Keeps what was used last, as long as all of it together is no larger than agreed. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  /** Keeps a value in place of the former one; what was used longest ago goes when there is too much. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** Of everything kept, in the unit of the sizes. */
  size(): number;
}

/**
 * @param most size of everything kept; the newest value stays even when it alone is larger
 * @param sizeOf the size of a value at the time when it is set
 * @param part with a value for which there is no room any more
 */
export function createLruCache<Value>(
  most: number,
  sizeOf: (value: Value) => number,
  part: (value: Value) => void = () => {},
): LruCache<Value> {
  // A map remembers the order in which keys were set: the first is the one used longest ago.
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
        part(value);
      }
    },
    delete: drop,
    size: () => total,
  };
}
