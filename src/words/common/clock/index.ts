import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { type ClockWords, en } from './en.ts';
import { ja } from './ja.ts';

export const clockWords: Localized<ClockWords> = { en, ja, de };
