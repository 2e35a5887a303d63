/** Remembers the result for the object asked about last, which never changes: a move asks the same state several times. */
export function remembered<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  let last: { readonly key: K; readonly value: V } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) };
    return last.value;
  };
}
