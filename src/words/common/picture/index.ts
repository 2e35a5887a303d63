import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type PictureWords } from './en.ts';
import { ja } from './ja.ts';

/** The words in the pictures of every game, by language. */
export const pictureWords: Localized<PictureWords> = { en, ja, de };
