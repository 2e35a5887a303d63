import { entryOf, type Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type Names } from './en.ts';
import { ja } from './ja.ts';

const names: Localized<Names> = { en, ja, de };

export const followerNames = entryOf(names, 'followers');
export const figureNames = entryOf(names, 'figures');
export const personNames = entryOf(names, 'person');
export const goodNames = entryOf(names, 'goods');
export const awardNames = entryOf(names, 'awards');
export const signNames = entryOf(names, 'signs');
export const rotationNames = entryOf(names, 'turned');
export const tileNames = entryOf(names, 'tile');
