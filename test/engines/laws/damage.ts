/** Plain data taken apart and put together wrongly. */
import { isRecord } from '../../../src/kernel/json.ts';

/** A place inside plain data: keys and indices from the outside in. */
export type Path = readonly (string | number)[];

/** All places inside a value, the value itself first. */
export function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  const inner = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, one]) => pathsIn(one, [...path, key]))];
}

export function valueAt(value: unknown, path: Path): unknown {
  let inner = value;
  for (const key of path) inner = Array.isArray(inner) ? inner[Number(key)] : isRecord(inner) ? inner[key] : undefined;
  return inner;
}

/** A copy with the value at a place changed. */
export function changedAt(value: unknown, path: Path, change: (before: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, i) => (i === key ? changedAt(one, rest, change) : one));
  return { ...(isRecord(value) ? value : {}), [key]: changedAt(valueAt(value, [key]), rest, change) };
}

/** A copy without the key or element at a place. */
export function withoutAt(value: unknown, path: Path): unknown {
  const key = path.at(-1);
  return changedAt(value, path.slice(0, -1), (before) => {
    if (Array.isArray(before)) return before.filter((_, i) => i !== key);
    return Object.fromEntries(Object.entries(isRecord(before) ? before : {}).filter(([name]) => name !== key));
  });
}

/** A copy in which the element of an array stands twice, one behind the other. */
export const doubledAt = (value: unknown, path: Path): unknown =>
  changedAt(value, path.slice(0, -1), (before) =>
    Array.isArray(before) ? before.flatMap((one, i) => (i === path.at(-1) ? [one, one] : [one])) : before,
  );

/** Freezes data through and through; what is frozen already is taken to be so inside, too. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
