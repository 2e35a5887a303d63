import type { District } from '../../../engines/citadels/index.ts';
import type { Locale, Localized } from '../../contract.ts';
import { districtNames } from '../names/index.ts';
import { de } from './de.ts';
import { en, type PictureWords } from './en.ts';
import { ja } from './ja.ts';

/** The words in the pictures of Citadels, by language. */
export const pictureWords: Localized<PictureWords> = { en, ja, de };

/** A district's name as it has room in a plot. */
export const shortName = (district: District, locale: Locale): string =>
  pictureWords[locale].shortNames[district] ?? districtNames[locale][district];

/** A heading has room for so many names. */
const MOST_NAMED = 3;

/** The names of those of these kinds of moves that a turn can have after its action, each once: the first ones of many. */
export function furtherMoveNames(kinds: readonly unknown[], locale: Locale): readonly string[] {
  const names = Object.entries(pictureWords[locale].furtherMoves);
  const all = new Set(kinds.flatMap((kind) => names.filter(([move]) => move === kind).map(([, name]) => name)));
  return all.size > MOST_NAMED ? [...[...all].slice(0, MOST_NAMED), '…'] : [...all];
}
