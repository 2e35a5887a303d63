import { isolatedName, sanitizeName } from './text.ts';

/**
 * A shuffle word as it is kept and mixed in: exactly what others are shown, so nothing invisible in it can be chosen to
 * suit the shuffle. Not shortened: a word that is too long is refused.
 */
export const cleanWord = (raw: string): string => sanitizeName(raw, Number.POSITIVE_INFINITY);

/**
 * A player's shuffle word, safe to show to others in a sentence, also if it is written from right to left; words from before
 * they were cleaned may be empty. Null for none, or if erased.
 */
export const displayedWord = (word: string | null): string | null =>
  word === '' || word === null ? null : isolatedName(cleanWord(word));

/** Characters that are invisible or look like a space, and the backtick, which would end a code block. */
const INVISIBLE = /[\p{C}\p{Z}\p{Me}\u115F\u1160\u3164\uFFA0\u2800`]/gu;

/** A player's exact shuffle word as JSON for a code block. Invisible characters are escaped, so it can be copied. */
export const exactWord = (word: string): string =>
  JSON.stringify(word).replace(INVISIBLE, (one) => (one === ' ' ? one : one.split('').map(escaped).join('')));

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
