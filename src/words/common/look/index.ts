import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type LookWords } from './en.ts';
import { ja } from './ja.ts';

/** What a member looks up, by language. */
export const lookWords: Localized<LookWords> = { en, ja, de };
