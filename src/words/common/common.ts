import type { Locale } from '../contract.ts';
import type { CommonWords } from './contract.ts';
import { en } from './en.ts';

/** One line a language. */
export const common: { readonly [L in Locale]: CommonWords } = { en };
