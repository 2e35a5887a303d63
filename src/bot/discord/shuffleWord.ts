import { sanitizeName } from './sanitizeName.ts';

/** A player's word as others may read it: nothing of it formats or mentions. May be empty; null where there is no word. */
export const displayedWord = (word: string): string | null => (word === '' ? null : sanitizeName(word));

/** What cannot be told from nothing or from a blank, and what would end a block of code. */
const INVISIBLE = /[\p{C}\p{Z}\p{Me}\u115F\u1160\u3164\uFFA0\u2800`]/gu;

/** A player's word exactly, as JSON, for a block of code: what cannot be seen is escaped, so that it can be copied. */
export const exactWord = (word: string): string =>
  JSON.stringify(word).replace(INVISIBLE, (one) => (one === ' ' ? one : one.split('').map(escaped).join('')));

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
