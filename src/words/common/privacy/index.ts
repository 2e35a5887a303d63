import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type PrivacyWords } from './en.ts';
import { ja } from './ja.ts';

export const privacyWords: Localized<PrivacyWords> = { en, ja, de };
