import type { Citadels } from '../../../engines/citadels/index.ts';
import type { GameWords, Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** What is said of Citadels, by language. */
export const gameWords: Localized<GameWords<Citadels>> = { en, ja, de };
