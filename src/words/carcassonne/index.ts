import type { Carcassonne } from '../../engines/carcassonne/index.ts';
import type { GameWords, Locale } from '../contract.ts';
import { en } from './en.ts';

/** What is said of Carcassonne, by language. */
export const words: { readonly [L in Locale]: GameWords<Carcassonne> } = { en };
