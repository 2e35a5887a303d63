import type { Locale } from '../contract.ts';
import type { CommonWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** One line a language. */
export const commonWords: { readonly [L in Locale]: CommonWords } = { en, ja, de };
