import type { Caylus } from '../../../engines/caylus/index.ts';
import type { GameWords, Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export const gameWords: Localized<GameWords<Caylus>> = { en, ja, de };
