import { entryOf, type Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type Names } from './en.ts';
import { ja } from './ja.ts';

const names: Localized<Names> = { en, ja, de };

export const characterNames = entryOf(names, 'characters');
export const characterAbilities = entryOf(names, 'abilities');
export const districtNames = entryOf(names, 'districts');
export const colorNames = entryOf(names, 'colors');
export const outOfReachWords = entryOf(names, 'outOfReach');
export const heraldName = entryOf(names, 'herald');
