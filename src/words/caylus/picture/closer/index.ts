import type { Localized } from '../../../contract.ts';
import { de } from './de.ts';
import { type CloserWords, en } from './en.ts';
import { ja } from './ja.ts';

/** The words on closer looks and sheets, by language. */
export const closerWords: Localized<CloserWords> = { en, ja, de };
export { BOARD_PARTS, type BoardPart, TOWN } from './contract.ts';
