import type { Citadels } from '../../engines/citadels/index.ts';
import type { GameWords, Locale } from '../contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** What is said of Citadels, by language. */
export const words: { readonly [L in Locale]: GameWords<Citadels> } = { en, ja, de };
