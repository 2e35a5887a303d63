import type { District } from '../../../engines/citadels/index.ts';
import type { Locale, Localized } from '../../contract.ts';
import { districtNames } from '../names/index.ts';
import type { PictureWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** What stands in the pictures of Citadels, by language. */
export const pictureWords: Localized<PictureWords> = { en, ja, de };

/** A district's name as it has room in a plot. */
export const shortName = (district: District, locale: Locale): string =>
  pictureWords[locale].shortNames[district] ?? districtNames[locale][district];
