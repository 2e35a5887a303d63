import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type UndoWords } from './en.ts';
import { ja } from './ja.ts';

/** The words about taking back, by language. */
export const undoWords: Localized<UndoWords> = { en, ja, de };
