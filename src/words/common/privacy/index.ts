import type { Localized } from '../../contract.ts';
import type { PrivacyWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export const privacyWords: Localized<PrivacyWords> = { en, ja, de };
