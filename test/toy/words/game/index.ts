import type { GameWords, Localized } from '../../../../src/words/contract.ts';
import type { Toy } from '../../engine/index.ts';
import { en } from './en.ts';

/** What is said of the toy: in English to everybody. */
export const gameWords: Localized<GameWords<Toy>> = { en, ja: en, de: en };
