import type { Carcassonne } from '../../../engines/carcassonne/index.ts';
import type { GameWords, Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** What is said of Carcassonne, by language. */
export const gameWords: Localized<GameWords<Carcassonne>> = { en, ja, de };
