import type { District } from '../../../../engines/citadels/index.ts';
import { districtNames } from '../../../../words/citadels/names.ts';
import type { Locale } from '../../../../words/contract.ts';
import type { PictureWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export const pictureWords: { readonly [L in Locale]: PictureWords } = { en, ja, de };

/** A district's name as it has room in a plot. */
export const shortName = (district: District, locale: Locale): string =>
  pictureWords[locale].short[district] ?? districtNames[locale][district];
