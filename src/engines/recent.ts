/** How many results are kept: those of the players of a table, or of some positions that are compared. */
const KEPT = 16;

/** Remembers the results for the objects asked about last, which never change; cheaper than a weak map. */
export function remembered<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const keys: (K | null)[] = Array.from({ length: KEPT }, () => null);
  const values: V[] = [];
  let next = 0;
  return (key) => {
    const at = keys.indexOf(key);
    if (at >= 0) return values[at]!; // Kept with its key.
    const value = compute(key);
    keys[next] = key;
    values[next] = value;
    next = (next + 1) % KEPT;
    return value;
  };
}
