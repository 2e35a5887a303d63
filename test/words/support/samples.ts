/** The arguments with which the sentences of a table of words are tried, and all texts that this gives. */
import type { Kind } from '../../../src/engines/contract.ts';
import type { Say, SentencesOf } from '../../../src/words/contract.ts';

/**
 * A list of calls for every sentence of a table, by its path, so that a sentence without one does not compile. `Say` is
 * left out: it comes last in each call.
 */
export type Samples<T> = { readonly [K in keyof T as IsPlain<T[K]> extends true ? never : K]: SamplesOf<T[K]> };

type SamplesOf<T> = T extends (...args: infer A) => unknown ? readonly Readonly<WithoutSay<A>>[] : Samples<T>;
type WithoutSay<A extends unknown[]> = A extends [...infer F, Say] ? F : A;
/** Whether it is text, or a table of nothing but texts: these need no arguments. */
type IsPlain<T> = T extends (...args: never[]) => unknown
  ? false
  : T extends readonly string[] | string | undefined
    ? true
    : [keyof Samples<T>] extends [never]
      ? true
      : false;

/** What each kind of a union holds besides its kind, several times. */
export type OfKinds<U extends Kind> = {
  readonly [K in U['kind']]: readonly Fields<Extract<U, { readonly kind: K }>>[];
};
type Fields<U> = U extends unknown ? Omit<U, 'kind'> : never;

/** Samples for a table of sentences by kind. */
export const byKind = <U extends Kind>(of: OfKinds<U>): Samples<SentencesOf<U>> =>
  // TypeScript does not see that each entry holds calls with values of its kind.
  Object.fromEntries(
    Object.keys(of).map((kind) => [kind, valuesOf(of, kind as U['kind']).map((one) => [one])]),
  ) as never;

/** All values of a union that its samples give. */
export const values = <U extends Kind>(of: OfKinds<U>): readonly U[] =>
  Object.keys(of).flatMap((kind) => valuesOf(of, kind as U['kind']));

const valuesOf = <U extends Kind>(of: OfKinds<U>, kind: U['kind']): readonly U[] =>
  // The fields of a kind, and the kind.
  of[kind].map((fields) => ({ kind, ...fields }) as unknown as U);

/** The texts of one entry of a table: one, or one for each call. */
export interface Entry {
  readonly path: string;
  readonly texts: readonly string[];
}

/** Every text of a table, and every sentence as often as there are calls for it. Throws where one has no call. */
export function entriesOf(words: unknown, samples: unknown, say: Say, path = ''): readonly Entry[] {
  if (typeof words === 'string') return [{ path, texts: [words] }];
  if (Array.isArray(words)) return [{ path, texts: words }];
  if (typeof words === 'function') {
    if (!Array.isArray(samples) || samples.length === 0) throw new Error(`${path} has no samples`);
    return [{ path, texts: samples.map((args: readonly unknown[]) => textOf(words(...args, say))) }];
  }
  if (typeof words !== 'object' || words === null) return [];
  const inner: Readonly<Record<string, unknown>> = typeof samples === 'object' ? { ...samples } : {};
  return Object.entries(words).flatMap(([key, value]) =>
    entriesOf(value, inner[key], say, path === '' ? key : `${path}.${key}`),
  );
}

const textOf = (said: unknown): string => (Array.isArray(said) ? said.join('\n') : said === null ? '—' : `${said}`);

/** Numbers that a language may treat each in its own way. */
export const COUNTS = [0, 1, 2, 5, 21] as const;

/** Names of nobody, one, two and three players: short and long, ending in s, written from right to left. */
export const PEOPLE: readonly (readonly string[])[] = [
  [],
  ['Aya'],
  ['Jens', 'محمد'],
  ['Aya', 'Jens', 'Maximilian Alexander von Hohenau'],
];
export const SOME_PEOPLE = PEOPLE.slice(1);

/** The players of a table by their seats. */
export const NAMES = ['Aya', 'Jens', 'محمد', 'Maximilian Alexander von Hohenau', 'Zoë', 'さくら', 'Ben'] as const;

/** One call for each value. */
export const each = <const T, const A>(values: readonly T[], call: (value: T) => A): readonly A[] => values.map(call);
