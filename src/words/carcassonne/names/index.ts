import type { Localized } from '../../contract.ts';
import type { Names } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** One kind of names in all languages. */
const all = <K extends keyof Names>(kind: K): Localized<Names[K]> => ({ en: en[kind], ja: ja[kind], de: de[kind] });

export const followerNames = all('followers');
export const rotationNames = all('turned');
