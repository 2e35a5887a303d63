import { z } from 'zod';
import { type FieldPath, Refusal } from './refusal.ts';
import { isRuleName, type RuleName } from './table.ts';

/** Text of `min` to `max` characters (code points, as Discord counts). */
export function text(min: number, max: number, rule: RuleName) {
  return z.string().refine((value) => {
    const length = lengthOf(value);
    return length >= min && length <= max;
  }, rule);
}

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number, rule: RuleName) {
  return z.int().min(min, rule).max(max, rule);
}

/** An id: digits, given as text or as a number. */
export const snowflake = z.union([z.string().regex(/^\d{1,20}$/), z.int().min(0).transform(String)]);

/** The number of characters (code points), as Discord counts them. */
export function lengthOf(value: string): number {
  let length = 0;
  for (const _ of value) length++;
  return length;
}

/** Parses the value. Refuses the request with a breach for every field that does not fit; `at` is the value's path. */
export function read<T>(shape: z.ZodType<T>, value: unknown, ...at: FieldPath): T {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const breaches = result.error.issues.map((issue) => ({
    rule: isRuleName(issue.message) ? issue.message : ('wrongShape' as const),
    path: [...at, ...issue.path.map((step) => (typeof step === 'symbol' ? step.toString() : step))],
  }));
  const [first, ...rest] = breaches;
  if (first === undefined) throw new Error('the schema rejected a value without an issue');
  throw new Refusal([first, ...rest]);
}
