import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type ReplayWords } from './en.ts';
import { ja } from './ja.ts';

export const replayWords: Localized<ReplayWords> = { en, ja, de };
