import { isDeepStrictEqual } from 'node:util';

/** Where two values differ first, as a path with both values; null when they are equal. Tells 0 from -0. */
export function difference(one: unknown, other: unknown, path = ''): string | null {
  if (isDeepStrictEqual(one, other)) return null;
  if (!isObject(one) || !isObject(other)) return `${path || 'value'}: ${short(one)} and ${short(other)}`;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return `${path || 'value'}: different prototypes`;

  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const inner = `${path}/${key}`;
    if (!Object.hasOwn(one, key) || !Object.hasOwn(other, key)) return `${inner}: only one side has it`;
    const found = difference(one[key], other[key], inner);
    if (found !== null) return found;
  }
  return null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const short = (value: unknown): string => String(JSON.stringify(value)).slice(0, 120);
