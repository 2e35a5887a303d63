import type { Localized } from '../../contract.ts';
import type { AnswerWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** Answers to one person, by language. */
export const answerWords: Localized<AnswerWords> = { en, ja, de };
