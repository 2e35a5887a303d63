import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type Phrases } from './en.ts';
import { ja } from './ja.ts';

/** Names and phrases that several parts use, by language. */
export const phrases: Localized<Phrases> = { en, ja, de };
