import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type PlanWords } from './en.ts';
import { ja } from './ja.ts';

export const planWords: Localized<PlanWords> = { en, ja, de };
