import type { Choice, Kind, Value } from '../../../src/engines/contract.ts';

/**
 * The question for a set or bag all of whose possible answers are known, the best ones first: asks it, or, where the
 * answer is given already, goes on with `next`.
 */
export function pickSome<M extends Kind, V extends Kind, W extends Kind, T extends Value>(
  parameter: string,
  kind: 'set' | 'bag',
  known: readonly T[] | undefined,
  answers: readonly (readonly T[])[],
  reason: V,
  next: (known: readonly T[]) => Choice<M, W>,
): Choice<M, V | W> {
  if (known !== undefined) return hasList(answers, known) ? next(known) : { none: reason };
  if (answers.length === 0) return { none: reason };
  const sizes = answers.map((answer) => answer.length);
  const values = answers.reduce(union, []);
  return { parameter, kind, values, min: Math.min(...sizes), max: Math.max(...sizes), suggested: answers.slice(0, 3) };
}

/** Whether a list is among others, in the same order. */
export const hasList = <T extends Value>(lists: readonly (readonly T[])[], list: readonly T[]): boolean =>
  lists.some((other) => other.length === list.length && other.every((value, i) => value === list[i]));

/** Each value as often as in that of the two lists which has more of it, ascending. */
function union<T extends Value>(one: readonly T[], other: readonly T[]): readonly T[] {
  const rest = [...one];
  const more = other.filter((value) => {
    const at = rest.indexOf(value);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [...one, ...more].sort();
}
