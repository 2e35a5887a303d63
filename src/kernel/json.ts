/** Plain data as it is stored and sent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Whether an unknown value is an object with keys (not an array, not null). */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * JSON with sorted keys: equal data give equal text, in whatever order it was built. Meant for comparing and hashing
 * stored rows; not fast.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}
