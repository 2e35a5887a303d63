import { entryOf, type Localized } from '../../contract.ts';
import type { Names } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

const names: Localized<Names> = { en, ja, de };

export const followerNames = entryOf(names, 'followers');
export const rotationNames = entryOf(names, 'turned');
export const tileNames = entryOf(names, 'tile');
